// A declaration as lines of text: its head, then each parameter of a function and each member of an interface.

/** @typedef {import('./declarations.mjs').Node} Node */

/** @param {string} text */
const squeezed = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/;$/, '');

/** All nodes below one. @param {Node} node @returns {Generator<Node>} */
export function* nodesIn(node) {
  if (Array.isArray(node)) for (const part of node) yield* nodesIn(part);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, part] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(part);
  }
}

/**
 * The text of a node; names of parameters, which no caller sees, are `_`.
 *
 * @param {string} text of the file
 * @param {Node} node
 */
function textOf(text, node, { start, end } = node) {
  const cuts = [...nodesIn(node)]
    .flatMap(({ params, parameters }) => (Array.isArray(params) ? params : Array.isArray(parameters) ? parameters : []))
    .filter(({ type }) => /^(?:Identifier|ObjectPattern|ArrayPattern|RestElement)$/.test(type))
    .map((param) => ({ from: param.start, to: param.typeAnnotation?.start ?? param.end, mark: markOf(param) }))
    .filter(({ from, to }) => from >= start && to <= end)
    .sort((one, other) => other.from - one.from);
  let result = text.slice(start, end);
  for (const { from, to, mark } of cuts) result = result.slice(0, from - start) + mark + result.slice(to - start);
  return squeezed(result);
}

/** @param {Node} param */
const markOf = ({ type, optional }) => `${type === 'RestElement' ? '...' : ''}_${optional ? '?' : ''}`;

/** @param {string} text @param {Node} node a function @returns {string[]} */
function functionLines(text, node) {
  const parts = node.params.map((/** @type {Node} */ param) => textOf(text, node, param));
  const head = node.typeParameters ? textOf(text, node, node.typeParameters) : '';
  const result = node.returnType ? textOf(text, node, node.returnType) : '';
  return [
    `function${head}()${result}`,
    ...parts.map((/** @type {string} */ part, /** @type {number} */ index) => `${index + 1} ${part}`),
  ];
}

/**
 * @param {string} text of the file
 * @param {Node} node a declaration
 * @param {string} name of a variable, whose declaration may have several
 * @returns {readonly string[]}
 */
export function signatureOf(text, node, name) {
  const { type, body, typeAnnotation, declarations, kind } = node;
  if (/Function/.test(type)) return functionLines(text, node);
  const members =
    type === 'TSInterfaceDeclaration' ? body : typeAnnotation?.type === 'TSTypeLiteral' ? typeAnnotation : undefined;
  if (members) {
    const lines = (members.body ?? members.members).map((/** @type {Node} */ member) => textOf(text, member));
    return [squeezed(text.slice(node.start, members.start)), ...lines];
  }
  if (type !== 'VariableDeclaration') return [textOf(text, node)];
  const variable = declarations.find((/** @type {Node} */ one) => one.id.name === name);
  return [`${kind} ${textOf(text, variable)}`];
}
