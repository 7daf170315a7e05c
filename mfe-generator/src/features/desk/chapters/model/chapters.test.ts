import { EditorState, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseDocument, serializeDocument } from '../../editor/format.ts';
import { storyPlugins } from '../../editor/plugins.ts';
import { chaptersOf, moveChapter, removeChapter, renameChapter } from './chapters.ts';

const STORY =
  '# The Lamp\n\nBefore.\n\n## One\n\nFirst.\n\n### A part\n\nMore.\n\n\n\n## Two\nSecond.\n\n##  Three\n\nThird.\n';

function stateOf(text: string): EditorState {
  return EditorState.create({ doc: parseDocument(text), plugins: [...storyPlugins()] });
}

/** The text after a change. */
function after(change: (tr: Transaction) => Transaction, text = STORY): string {
  const state = stateOf(text);
  return serializeDocument(state.apply(change(state.tr)).doc);
}

const chapter = (index: number, text = STORY) => chaptersOf(parseDocument(text))[index]!;

describe('the chapters of a text', () => {
  it('The headings with two marks are chapters, and what is above the first belongs to none', () => {
    expect(chaptersOf(parseDocument(STORY)).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(chaptersOf(parseDocument('# The Lamp\n\nNo chapter.'))).toEqual([]);
  });

  it('A chapter that is moved takes its text along, and blank lines stay where they were', () => {
    const moved =
      '# The Lamp\n\nBefore.\n\n## Two\nSecond.\n\n\n\n## One\n\nFirst.\n\n### A part\n\nMore.\n\n##  Three\n\nThird.\n';
    expect(after((tr) => moveChapter(tr, 0, 1))).toBe(moved);
    expect(after((tr) => moveChapter(tr, 1, -1))).toBe(moved);
    expect(after((tr) => moveChapter(tr, 0, 1), moved)).toBe(STORY);
    const atTop = '## One\n\nFirst.\n\n## Two\n\nSecond.';
    expect(after((tr) => moveChapter(tr, 0, 1), atTop)).toBe('## Two\n\nSecond.\n\n## One\n\nFirst.');
    expect(
      after((tr) => moveChapter(tr, 0, -1)),
      'The first one does not move up',
    ).toBe(STORY);
    expect(
      after((tr) => moveChapter(tr, 2, 1)),
      'The last one does not move down',
    ).toBe(STORY);
    const state = stateOf(STORY);
    const { selection } = state.apply(moveChapter(state.tr, 0, 1));
    expect(selection.$from.parent.textContent, 'The caret goes with it').toBe('One');
  });

  it('A chapter is renamed without any other change of the text', () => {
    expect(after((tr) => renameChapter(tr, chapter(1), ' The  Storm '))).toBe(STORY.replace('## Two', '## The Storm'));
    expect(after((tr) => renameChapter(tr, chapter(2), 'Three'))).toBe(STORY);
    expect(after((tr) => renameChapter(tr, chapter(0), '  '))).toBe(STORY);
  });

  it('A chapter is removed with its text', () => {
    expect(after((tr) => removeChapter(tr, chapter(1)))).toBe(STORY.replace('\n\n\n\n## Two\nSecond.', ''));
    const text = '## One\n\nFirst.\n\n## Two\n\nSecond.';
    expect(after((tr) => removeChapter(tr, chapter(0, text)), text)).toBe('## Two\n\nSecond.');
    expect(after((tr) => removeChapter(tr, chapter(0, '## One\n\nFirst.')), '## One\n\nFirst.')).toBe('');
  });
});
