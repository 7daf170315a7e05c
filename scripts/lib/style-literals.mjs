import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'postcss';
import { parseSync, Visitor } from 'vite';
import { literalsOf, mediaLiterals, stringLiterals } from './css-literals.mjs';

/** @typedef {{ kind: import('./css-literals.mjs').Kind, file: string, line: number, text: string }} StyleLiteral */
/** @typedef {import('vite').ESTree.TemplateLiteral} Template */

/** Tokens and the fixed colors of covers and printed files consist of literals, and tests compare them. */
const EXEMPT = /(^|\/)shared\/src\/(theme\/|cover\/palette\.ts$)|(^|\/)exports\/model\/|\.test\.tsx?$|(^|\/)testing\//;

/** Font sizes relative to the text: a heading of 1.3em grows with the size that the reader chose. */
const RELATIVE_TYPE = /(^|\/)shared\/src\/ui\/(prose|reader)/;

/** Distinguishes a template for a value from one for a sentence. */
const CSS_FUNCTION = /(?<![\w.])(?:calc|clamp|color-mix|max|min|minmax|translate)\(/;

const STYLE_TAG = /^(styled\b|(css|keyframes|createGlobalStyle)$)/;

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** The template as CSS in which an interpolation is a comment, as many lines long. @param {Template} template @param {string} source */
function cssOf({ quasis }, source) {
  return quasis
    .map(({ end, value }, index) => {
      const next = quasis[index + 1];
      return next ? `${value.raw}/*${source.slice(end, next.start).replaceAll(/[^\n]/g, '')}*/` : value.raw;
    })
    .join('');
}

/**
 * @param {string} css
 * @param {(kind: import('./css-literals.mjs').Kind, line: number, text: string) => void} report
 * @param {{ em: boolean }} allow
 */
function checkSheet(css, report, allow) {
  parse(css).walk((node) => {
    const line = node.source?.start?.line ?? 1;
    if (node.type === 'decl') {
      // A comment before the value is part of what precedes it.
      const value = (node.raws.between ?? '') + (node.raws.value?.raw ?? node.value);
      for (const { kind, text } of literalsOf(node.prop, value, allow)) report(kind, line, text);
    }
    if (node.type === 'atrule') for (const text of mediaLiterals(node.params)) report('media', line, text);
  });
}

/**
 * @param {string} file its name, for the report
 * @param {string} source
 * @returns {{ sheets: number, literals: StyleLiteral[] }}
 */
function checkSource(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const allow = { em: RELATIVE_TYPE.test(file) };
  /** @type {StyleLiteral[]} */
  const literals = [];
  /** @type {Template[]} */
  const sheets = [];
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length;
  const inSheet = (/** @type {number} */ offset) => sheets.some(({ start, end }) => start < offset && offset < end);
  const checkText = (/** @type {number} */ start, /** @type {string} */ text, isStyle = inSheet(start)) => {
    for (const found of stringLiterals(text, { ...allow, partly: isStyle }))
      literals.push({ ...found, file, line: lineAt(start) });
  };

  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!STYLE_TAG.test(source.slice(tag.start, tag.end))) return;
      sheets.push(quasi);
      const first = lineAt(quasi.start);
      const report = (
        /** @type {StyleLiteral['kind']} */ kind,
        /** @type {number} */ line,
        /** @type {string} */ text,
      ) => literals.push({ kind, file, line: first + line - 1, text });
      checkSheet(cssOf(quasi, source), report, allow);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') checkText(start, value);
    },
    TemplateLiteral(template) {
      if (sheets.includes(template)) return;
      const { start, end, quasis } = template;
      const isStyle = inSheet(start) || CSS_FUNCTION.test(source.slice(start, end));
      for (const quasi of quasis) checkText(quasi.start, quasi.value.raw, isStyle);
    },
  }).visit(program);
  return { sheets: sheets.length, literals };
}

/**
 * Finds literal colors, sizes, durations and layers where a token of the theme belongs: in
 * styled-components CSS, in its interpolations, and in strings that consist of such a value.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`
 * @returns {{ sheets: number, literals: StyleLiteral[] }} how many style sheets were read, and what was found
 */
export function checkStyleLiterals(baseDir, folders) {
  const files = folders.flatMap((folder) => sourcesIn(join(baseDir, folder)));
  const results = files
    .filter((file) => !EXEMPT.test(relative(baseDir, file)))
    .map((file) => checkSource(relative(baseDir, file), readFileSync(file, 'utf8')));
  return {
    sheets: results.reduce((sum, { sheets }) => sum + sheets, 0),
    literals: results.flatMap(({ literals }) => literals),
  };
}
