import { type Inline, parseLine } from '@storyloom/shared/domain';
import type { Attrs, Node } from 'prosemirror-model';
import { isSame, readInline, sayable, writeInline } from './inline-source.ts';
import { heading, kindOf, paragraph, schema, title } from './schema.ts';

/** Keeps a paragraph that begins with `#` one. Not a blank, which would be cut off at the beginning of a story. */
const JOINER = '\u2060';

/** A line of a story, as the editor shows it. */
interface Line {
  readonly kind: 'title' | 'heading' | 'paragraph';
  /** Of a heading: how many marks it has, 2 or 3. */
  readonly level: number;
  readonly parts: readonly Inline[];
}

/** A line that is not blank. */
function readLine(source: string): Line | undefined {
  const { kind, text } = parseLine(source);
  if (kind === 'break') return undefined;
  const level = source.startsWith('###') ? 3 : 2;
  const shown = kind === 'paragraph' && text.startsWith(`${JOINER}#`) ? text.slice(1) : text;
  return { kind, level, parts: readInline(shown) };
}

function lineOf(node: Node): Line {
  const parts = node.children.map(({ marks, text = '' }) => ({ kind: kindOf(marks), text }));
  const kind = node.type === title ? 'title' : node.type === heading ? 'heading' : 'paragraph';
  return { kind, level: Number(node.attrs['level'] ?? 2), parts };
}

function plainForm({ kind, level, parts }: Line): string {
  const text = writeInline(parts);
  if (kind === 'paragraph') return text.startsWith('#') ? `${JOINER}${text}` : text;
  return text.trim() === '' ? '' : `${kind === 'title' ? '#' : '#'.repeat(level)} ${text.trimStart()}`;
}

/** Whether a line's source still says what the block says. */
function stillSays(source: string, line: Line): boolean {
  const read = readLine(source);
  return (
    read !== undefined &&
    read.kind === line.kind &&
    (read.kind !== 'heading' || read.level === line.level) &&
    isSame(sayable(read.parts), sayable(line.parts))
  );
}

const TYPES = { title, heading, paragraph } as const;

/** The block of a line, or `undefined` for a blank one. */
export function parseBlock(source: string, before: string): Node | undefined {
  const line = readLine(source);
  if (!line) return undefined;
  const content = line.parts.map(({ kind, text }) => schema.text(text, kind === 'text' ? [] : [schema.mark(kind)]));
  const attrs: Attrs = {
    before,
    source: plainForm(line) === source ? null : source,
    ...(line.kind === 'heading' && { level: line.level }),
  };
  return TYPES[line.kind].create(attrs, content);
}

const written = new WeakMap<Node, string>();

/** The source of a block: as it was written while it says the same, otherwise in the plain form. */
export function blockSource(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const line = lineOf(node);
  const { source } = node.attrs;
  const text = typeof source === 'string' && stillSays(source, line) ? source : plainForm(line);
  written.set(node, text);
  return text;
}

/** The source of a part of a block, in the plain form; with the marks of a heading where it begins with the block. */
export function partSource(node: Node, from: number, to: number): string {
  const line = lineOf(node.cut(from, to));
  return plainForm(from === 0 ? line : { ...line, kind: 'paragraph' });
}
