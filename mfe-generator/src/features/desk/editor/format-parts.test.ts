import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyState } from '../../../testing/marked-story.ts';
import { parseDocument, parseFragment, serializeDocument, serializeRange } from './format.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../docs/samples');

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

  it.each(readdirSync(SAMPLES))('The demo story %s is the same after parsing and serializing', (name) => {
    const story = readFileSync(join(SAMPLES, name), 'utf8');
    expect(serializeDocument(parseDocument(story))).toBe(story);
  });
});

describe('a part of a story', () => {
  const part = (text: string) => {
    const { doc, selection } = storyState(text);
    return serializeRange(doc, selection.from, selection.to);
  };

  it.each([
    ['words of a paragraph', 'One |two| three', 'two'],
    ['emphasized words', 'One *t|w|o* three', '*w*'],
    ['the end of a heading', '## One |two|', 'two'],
    ['a whole heading', '## |One two|', '## One two'],
    ['several lines', 'One |two\n \n# Three\n\nFou|r', 'two\n \n# Three\n\nFou'],
  ])('%s are written in the format of stories', (_name, text, result) => {
    expect(part(text)).toBe(result);
  });

  it('A text that is put into a document becomes blocks, without the blank lines around it', () => {
    expect(parseFragment('\n\n## One\n\nTwo *three*\n\n').content.map(String)).toEqual([
      'heading("One")',
      'paragraph("Two ", emphasis("three"))',
    ]);
  });
});
