// @vitest-environment jsdom
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it, vi } from 'vitest';
import { markedStory } from '../../../testing/marked-story.ts';
import { openStory, type } from '../../../testing/typed-text.ts';
import { redo, toggleStrong, undo } from './commands.ts';

const typed = (text: string, story = '|') => markedStory(type(openStory(story), text).state);

/** The story as it is shown, with what is emphasized in tags. */
function shown(view: EditorView): string {
  return view.dom.firstElementChild?.innerHTML ?? '';
}

describe('typed marks of emphasis', () => {
  it.each([
    ['*word*', '<em>word</em>'],
    ['_word_', '<em>word</em>'],
    ['**word**', '<strong>word</strong>'],
    ['__word__', '<strong>word</strong>'],
    ['***word***', '<strong>word</strong>'],
    ['Then *two words*', 'Then <em>two words</em>'],
    ['*one* and **two**', '<em>one</em> and <strong>two</strong>'],
    ['*snake_case*', '<em>snake_case</em>'],
    ['夜里*安静*', '夜里<em>安静</em>'],
    ['Then *…*', 'Then <em>…</em>'],
  ])('%s shows what the reader shows', (text, result) => {
    expect(shown(type(openStory('|'), text))).toBe(result);
  });

  it.each(['snake_case_name', '2 * 3 * 4', '* one*', '*one *', '*one', '**one*', '*one_', '* * *', '***'])(
    '%s stays as it was typed',
    (text) => {
      expect(shown(type(openStory('|'), text))).toBe(text);
    },
  );

  it('The underscore that would end inside a word stays as it was typed', () => {
    expect(shown(type(openStory('_one|two'), '_'))).toBe('_one_two');
  });

  it('Marks around words that are emphasized already stay as they were typed', () => {
    expect(shown(type(openStory('_one *two* three|'), '_'))).toBe('_one <em>two</em> three_');
    expect(shown(type(openStory('|'), '**one *two* three**'))).toBe('**one <em>two</em> three**');
  });

  it('A mark that is typed in bold stays as it was typed', () => {
    const view = type(openStory('|'), '*one');
    toggleStrong(view.state, view.dispatch);
    expect(shown(type(view, '*'))).toBe('*one<strong>*</strong>');
  });

  it('A mark in the middle of a line ends emphasis there, and in a heading too', () => {
    expect(typed('*', '## Not *one| of them')).toBe('## Not *one*| of them');
  });

  it('What is typed next is plain', () => {
    expect(typed('*word* more')).toBe('*word* more|');
  });

  it('One undo brings the marks back as characters, and redo takes them away', () => {
    const view = type(openStory('One|'), ' *two*');
    undo(view.state, view.dispatch);
    expect(shown(view)).toBe('One *two*');
    redo(view.state, view.dispatch);
    expect(shown(view)).toBe('One <em>two</em>');
  });

  it('After more was typed, the first undo takes only that back', () => {
    const view = type(openStory('|'), '*one* two');
    undo(view.state, view.dispatch);
    expect(shown(view)).toBe('<em>one</em>');
    undo(view.state, view.dispatch);
    expect(shown(view)).toBe('*one*');
  });

  it('Marks that are composed with a word count when the word is done', async () => {
    const view = type(openStory('|'), '*one');
    const composing = vi.spyOn(view, 'composing', 'get').mockReturnValue(true);
    expect(shown(type(view, '*'))).toBe('*one*');
    composing.mockRestore();
    view.dom.dispatchEvent(new CompositionEvent('compositionend', { data: 'one*' }));
    await vi.waitFor(() => expect(shown(view)).toBe('<em>one</em>'));
  });
});
