import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** @typedef {import('vite').ESTree.Expression} Expression */
/** @typedef {{ source: string, program: import('vite').ESTree.Program, constants: Map<string, Expression>, imports: Map<string, { file: string, name: string }> }} Source */

/** The file as a syntax tree, with the constants that it declares or imports. @param {string} file @returns {Source} */
export function readSource(file) {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  /** @type {Source['constants']} */
  const constants = new Map();
  /** @type {Source['imports']} */
  const imports = new Map();
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'const') return;
      for (const { id, init } of declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    ImportDeclaration({ source: { value }, specifiers }) {
      const path = join(dirname(file), value);
      if (!value.startsWith('.') || !existsSync(path)) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        imports.set(specifier.local.name, { file: path, name: specifier.imported.name });
      }
    },
  }).visit(program);
  return { source, program, constants, imports };
}

/** Stands for a part that only the running program knows, such as a name. Such a part must be a word, or escaped. */
const WORD = 'x';

/**
 * Reads the regular expressions of a program, with the constants that their texts are made of.
 *
 * @param {(file: string) => Source} sourceOf
 */
export function constantTexts(sourceOf) {
  /** @param {string} name @param {Source} from @returns {{ node: Expression, from: Source } | undefined} */
  function constantOf(name, from) {
    const node = from.constants.get(name);
    if (node) return { node, from };
    const imported = from.imports.get(name);
    return imported && constantOf(imported.name, sourceOf(imported.file));
  }

  /** The elements of an array of texts. @param {Expression} node @param {Source} from @returns {string[]} */
  function listOf(node, from) {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return listOf(node.expression, from);
    const constant = node.type === 'Identifier' && constantOf(node.name, from);
    if (constant) return listOf(constant.node, constant.from);
    if (node.type !== 'ArrayExpression') return [WORD];
    return node.elements.flatMap((element) => {
      if (element === null) return [];
      return element.type === 'SpreadElement' ? listOf(element.argument, from) : [partOf(element, from)];
    });
  }

  /** The text of a template. @param {import('vite').ESTree.TemplateLiteral} template @param {Source} from @param {'raw' | 'cooked'} form */
  const templateText = ({ quasis, expressions }, from, form) =>
    quasis
      .map(({ value }, index) => {
        const expression = expressions[index];
        return `${value[form] ?? ''}${expression ? partOf(expression, from) : ''}`;
      })
      .join('');

  /** @param {Expression} node @param {Source} from */
  const partOf = (node, from) => textOf(node, from) ?? WORD;

  /** The text of an expression, if it is a constant at least in part. @param {Expression} node @param {Source} from @returns {string | undefined} */
  function textOf(node, from) {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : undefined;
      case 'TemplateLiteral':
        return templateText(node, from, 'cooked');
      case 'TaggedTemplateExpression':
        return from.source.slice(node.tag.start, node.tag.end) === 'String.raw'
          ? templateText(node.quasi, from, 'raw')
          : undefined;
      case 'BinaryExpression':
        return node.operator === '+' ? `${partOf(node.left, from)}${partOf(node.right, from)}` : undefined;
      case 'ConditionalExpression':
        return `(?:${partOf(node.consequent, from)}|${partOf(node.alternate, from)})`;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return textOf(node.expression, from);
      case 'Identifier': {
        const constant = constantOf(node.name, from);
        return constant && textOf(constant.node, constant.from);
      }
      case 'MemberExpression':
        return node.property.type === 'Identifier' && node.property.name === 'source'
          ? patternOf(node.object, from)?.pattern
          : undefined;
      case 'CallExpression': {
        const { callee, arguments: args } = node;
        const isJoin =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'join';
        const [separator] = args;
        if (!isJoin || separator?.type !== 'Literal') return undefined;
        return listOf(callee.object, from).join(String(separator.value));
      }
      default:
        return undefined;
    }
  }

  /**
   * The pattern and flags of a regular expression; `undefined` for another expression, or one that only the running program
   * knows.
   *
   * @param {Expression} node
   * @param {Source} from
   * @returns {{ pattern: string, flags: string } | undefined}
   */
  function patternOf(node, from) {
    if (node.type === 'Literal') return 'regex' in node && node.regex ? node.regex : undefined;
    if (node.type === 'Identifier') {
      const constant = constantOf(node.name, from);
      return constant && patternOf(constant.node, constant.from);
    }
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
    const [first, second] = node.arguments;
    if (first === undefined || first.type === 'SpreadElement' || second?.type === 'SpreadElement') return undefined;
    const copied = patternOf(first, from);
    const pattern = copied?.pattern ?? textOf(first, from);
    const flags = second === undefined ? (copied?.flags ?? '') : textOf(second, from);
    return pattern === undefined || flags === undefined ? undefined : { pattern, flags };
  }

  return { patternOf };
}
