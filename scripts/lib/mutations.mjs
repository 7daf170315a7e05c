import { parseSync } from 'vite';

/**
 * One small change of a source file that a test should notice.
 *
 * @typedef {object} Mutation
 * @property {number} start where it begins, in UTF-16 code units
 * @property {number} end
 * @property {string} text that takes the place of what stands there
 * @property {number} line 1 for the first
 * @property {string} before what stands there, on one line
 */

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** Replacements of operators. @type {Readonly<Record<string, string>>} */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Nodes that are not run, or are text and styles, which people review. */
const LEFT_OUT =
  /^(?:TS\w*(?:Type|Keyword|Declaration|Signature|Parameter\w*)|Import\w+|Export(?:All|Specifier)\w*|TaggedTemplate\w*|JSXText)$/;

/** @param {Node} left @param {Node} right @param {string} source @param {string} operator where it stands between two operands */
function operatorAt(left, right, source, operator) {
  const at = source.indexOf(operator, left.end);
  return at >= 0 && at < right.start ? at : undefined;
}

/**
 * The possible changes of one node, without those of its children.
 *
 * @param {Node} node
 * @param {string} source
 * @returns {{ start: number, end: number, text: string }[]}
 */
function mutationsOf(node, source) {
  const { type, start, end } = node;
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const text = OPERATORS[node.operator];
      const at = text === undefined ? undefined : operatorAt(node.left, node.right, source, node.operator);
      return text === undefined || at === undefined ? [] : [{ start: at, end: at + node.operator.length, text }];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end: node.argument.start, text: '' }] : [];
    // No numbers: a slightly different size is not a fault, and the numbers of the product are compared with the specification.
    case 'Literal':
      return typeof node.value === 'boolean' ? [{ start, end, text: String(!node.value) }] : [];
    case 'ConditionalExpression':
    case 'IfStatement': {
      const { test } = node;
      return ['true', 'false'].map((text) => ({ start: test.start, end: test.end, text }));
    }
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' ? [{ start, end, text: ';' }] : [];
    default:
      return [];
  }
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * Every possible change of a source file, in source order.
 *
 * @param {string} file its name, which determines the language
 * @param {string} source
 * @returns {Mutation[]}
 */
export function listMutations(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`);
  /** @type {Mutation[]} */
  const found = [];
  const visit = (/** @type {Node} */ node) => {
    if (LEFT_OUT.test(node.type)) return;
    for (const change of mutationsOf(node, source)) {
      const line = source.slice(0, change.start).split('\n').length;
      const before = source.slice(change.start, change.end).replaceAll(/\s+/g, ' ');
      found.push({ ...change, line, before });
    }
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return found.toSorted((one, other) => one.start - other.start);
}

/** @param {string} source @param {Mutation} mutation */
export const mutate = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/**
 * A random sample of the values without repetition.
 *
 * @template T
 * @param {readonly T[]} values
 * @param {number} count
 * @param {() => number} random
 * @returns {T[]}
 */
export function sampleOf(values, count, random) {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(random() * left.length), 1);
    return /** @type {T} */ (taken);
  });
}
