import { parseInline, parseStory, seededRandom, type Inline, type Gap } from '@storyloom/shared/domain';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { storyState } from '../../../testing/marked-story.ts';
import { storySources, LINE_PIECES, mixedTexts } from '../../../testing/story-sources.ts';
import { parseDocument, serializeDocument, parseFragment, serializeRange } from './format.ts';
import { heading, paragraph, schema, title } from './schema.ts';
import { gapOf, narrower, wider } from './separators.ts';

describe('the source of a story', () => {
  it('Any text is the same after parsing and serializing', () => {
    const changed = storySources(1, 5000).filter((text) => serializeDocument(parseDocument(text)) !== text);
    expect(changed).toEqual([]);
  });
});

describe('blocks that the user did not touch', () => {
  const text = '#The Lamp\r\n \r\n__One__ and _two_\r\n\r\n#### Three *\r\nFour\r\n\t\r\n';

  it('They keep their source when another block changes', () => {
    const state = storyState(text.replace('Four', 'Four|'));
    const { doc } = state.apply(state.tr.insertText('!'));
    expect(serializeDocument(doc)).toBe(text.replace('Four', 'Four!'));
  });

  it('A block that changes is written in the plain form, and in its own again after the change is taken back', () => {
    const state = storyState(text.replace('two', 'two|'));
    const changed = state.apply(state.tr.insertText('!'));
    expect(serializeDocument(changed.doc)).toBe(text.replace('__One__ and _two_', '**One** and *two!*'));
    const { head } = changed.selection;
    expect(serializeDocument(changed.tr.delete(head - 1, head).doc)).toBe(text);
  });
});

describe('a part of a story', () => {
  const part = (text: string) => {
    const { doc, selection } = storyState(text);
    return serializeRange(doc, selection.from, selection.to);
  };

  it('writes parts of lines and several lines in the format of stories', () => {
    for (const [name, text, result] of [
      ['words of a paragraph', 'One |two| three', 'two'],
      ['emphasized words', 'One *t|w|o* three', '*w*'],
      ['the end of a heading', '## One |two|', 'two'],
      ['a whole heading', '## |One two|', '## One two'],
      ['several lines', 'One |two\n \n# Three\n\nFou|r', 'two\n \n# Three\n\nFou'],
    ] as const) {
      expect(part(text), name).toBe(result);
    }
  });

  it('A text that is put into a document becomes blocks, without the blank lines around it', () => {
    expect(parseFragment('\n\n## One\n\nTwo *three*\n\n').content.map(String)).toEqual([
      'heading("One")',
      'paragraph("Two ", emphasis("three"))',
    ]);
  });
});

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
    const wrong = randomBlocks(3, 5000).filter(({ kind, parts }) => {
      const line = parts.map(({ text }) => text).join('');
      // A line without a letter or a number has no emphasis.
      const shown = /[\p{L}\p{N}]/u.test(line) ? parts : [{ kind: 'text' as const, text: line }];
      const isBlank = line.replaceAll(INVISIBLE, '').trim() === '';
      const wanted = [{ kind, letters: visible(shown) }];
      return !isBlank && JSON.stringify(readerShows(block(kind, parts))) !== JSON.stringify(wanted);
    });
    expect(wrong).toEqual([]);
  });

  it('writes as few invisible characters as possible', () => {
    for (const [name, text, source] of [
      ['an asterisk among words', '3 * 4 = 12', '3 * 4 = 12'],
      ['a name with underscores', 'my_file_name', 'my_file_name'],
      ['a break between scenes', '* * *', '* * *'],
      ['asterisks around a word', '*wow*', '\u2060\uFEFF*\uFEFF\u2060wow\u2060\uFEFF*\uFEFF\u2060'],
      ['a number sign at the beginning', '#1 of three', '\u2060#1 of three'],
    ] as const) {
      const node = block('paragraph', [{ kind: 'text', text }]);
      expect(serializeDocument(docOf(node)), name).toBe(source);
      expect(parseDocument(source).textContent, name).toBe(text);
    }
  });
});

/** The gap above each block of a story in the editor, whose styles show none beside a heading. */
function editorGaps(text: string): readonly Gap[] {
  const { children } = parseDocument(text);
  return children.map(({ attrs, type }, index) => {
    const isGap = type === paragraph && children[index - 1]?.type === paragraph;
    return isGap ? gapOf(String(attrs['before'])) : 'line';
  });
}

describe('the gaps between paragraphs', () => {
  it('The editor shows the gap that the reader shows', () => {
    const stories = storySources(5, 2000).filter((text) => parseStory(text).length > 0);
    const different = stories.filter(
      (text) => String(editorGaps(text)) !== String(parseStory(text).map(({ gap }) => gap)),
    );
    expect(different).toEqual([]);
  });

  it('A gap gets wider and narrower by steps that the reader shows, with the line ends of the story', () => {
    expect(['\n', '\r\n\r\n', '\n\n\n'].map(wider)).toEqual(['\n\n', '\r\n\r\n\r\n', undefined]);
    expect(['\n \n\n\n\n', '\r\n\r\n', '\n'].map((gap) => narrower(gap, '\n'))).toEqual(['\n\n', '\r\n', undefined]);
    expect(narrower('\n\n', '\n\n')).toBeUndefined();
  });
});
