import { type Inline, parseInline, parseStory, seededRandom } from '@storyloom/shared/domain';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { LINE_PIECES, mixedTexts } from '../../../testing/story-sources.ts';
import { parseDocument, serializeDocument } from './format.ts';
import { heading, paragraph, schema, title } from './schema.ts';

const TYPES = { title, heading, paragraph } as const;
type Kind = keyof typeof TYPES;

const INVISIBLE = /[\uFEFF\u2060]/g;

/** Every visible character with its style. Blanks have none, and the reader shows several as one. */
function visible(parts: readonly Inline[]): readonly string[] {
  const line = parts.flatMap(({ kind, text }) =>
    Array.from(text.replaceAll(INVISIBLE, ''), (letter) => (letter.trim() === '' ? ' ' : `${letter} ${kind}`)),
  );
  const single = line.filter((letter, index) => letter !== ' ' || line[index - 1] !== ' ');
  return single.slice(single[0] === ' ' ? 1 : 0, single.at(-1) === ' ' ? -1 : undefined);
}

function block(kind: Kind, parts: readonly Inline[], attrs: object = {}): Node {
  const content = parts.map(({ kind: style, text }) => schema.text(text, style === 'text' ? [] : [schema.mark(style)]));
  return TYPES[kind].create({ before: '', ...attrs }, content);
}

const docOf = (...blocks: readonly Node[]) => schema.topNodeType.create({}, blocks);

/** What the reader shows for a document of one block. */
function readerShows(node: Node) {
  return parseStory(serializeDocument(docOf(node))).map(({ kind, text }) => ({
    kind,
    letters: visible(parseInline(text)),
  }));
}

/** Blocks of random kinds, texts and styles. */
function randomBlocks(seed: number, count: number) {
  const random = seededRandom(seed);
  const any = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const texts = mixedTexts(seed, count * 4, LINE_PIECES)
    .map((text) => text.slice(0, 12))
    .filter((text) => text !== '');
  return Array.from({ length: count }, () => {
    const kind = any<Kind>(['title', 'heading', 'paragraph']);
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
      kind: any<Inline['kind']>(['text', 'emphasis', 'strong']),
      text: any(texts),
    }));
    return { kind, parts };
  });
}

describe('a line that was written in the editor', () => {
  it('The reader shows exactly what the editor shows, whatever its text looks like', () => {
    const wrong = randomBlocks(3, 20_000).filter(({ kind, parts }) => {
      const line = parts.map(({ text }) => text).join('');
      // A line without a letter or a number has no emphasis.
      const shown = /[\p{L}\p{N}]/u.test(line) ? parts : [{ kind: 'text' as const, text: line }];
      const isBlank = line.replaceAll(INVISIBLE, '').trim() === '';
      const wanted = [{ kind, letters: visible(shown) }];
      return !isBlank && JSON.stringify(readerShows(block(kind, parts))) !== JSON.stringify(wanted);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['an asterisk among words', '3 * 4 = 12', '3 * 4 = 12'],
    ['a name with underscores', 'my_file_name', 'my_file_name'],
    ['a break between scenes', '* * *', '* * *'],
    ['asterisks around a word', '*wow*', '\u2060\uFEFF*\uFEFF\u2060wow\u2060\uFEFF*\uFEFF\u2060'],
    ['a number sign at the beginning', '#1 of three', '\u2060#1 of three'],
  ])('A paragraph with %s is written with as few invisible characters as possible', (_name, text, source) => {
    const node = block('paragraph', [{ kind: 'text', text }]);
    expect(serializeDocument(docOf(node))).toBe(source);
    expect(parseDocument(source).textContent).toBe(text);
  });
});
