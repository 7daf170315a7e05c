// @vitest-environment jsdom
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it, vi } from 'vitest';
import { markedStory } from '../../../testing/marked-story.ts';
import { openStory, type } from '../../../testing/typed-text.ts';
import { redo, toggleStrong, undo } from './commands.ts';

/** The story as it is shown, with what is emphasized in tags. */
function shown(view: EditorView): string {
  return view.dom.firstElementChild?.innerHTML ?? '';
}

describe('typed marks of emphasis', () => {
  it('shows marks around words as the reader shows them', () => {
    for (const [text, result] of [
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
    ] as const) {
      expect(shown(type(openStory('|'), text)), text).toBe(result);
    }
  });

  it('keeps other marks as they were typed', () => {
    for (const text of ['snake_case_name', '2 * 3 * 4', '* one*', '*one *', '**one*', '*one_', '* * *', '***']) {
      expect(shown(type(openStory('|'), text)), text).toBe(text);
    }
  });

  it('keeps marks inside words, around emphasis and in bold as they were typed', () => {
    expect(shown(type(openStory('_one|two'), '_'))).toBe('_one_two');
    expect(shown(type(openStory('_one *two* three|'), '_'))).toBe('_one <em>two</em> three_');
    expect(shown(type(openStory('|'), '**one *two* three**'))).toBe('**one <em>two</em> three**');
    const view = type(openStory('|'), '*one');
    toggleStrong(view.state, view.dispatch);
    expect(shown(type(view, '*'))).toBe('*one<strong>*</strong>');
  });

  it('A mark in the middle of a line ends emphasis there, and in a heading too', () => {
    const view = type(openStory('## Not *one| of them'), '*');
    expect(markedStory(view.state)).toBe('## Not *one*| of them');
  });

  it('One undo brings the marks back as characters, and redo takes them away', () => {
    const view = type(openStory('One|'), ' *two*');
    undo(view.state, view.dispatch);
    expect(shown(view)).toBe('One *two*');
    redo(view.state, view.dispatch);
    expect(shown(view)).toBe('One <em>two</em>');
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

const first = (view: EditorView) => view.state.doc.firstChild;

describe('typed marks of headings', () => {
  it('makes a paragraph a title or a heading', () => {
    for (const [marks, kind, level] of [
      ['# ', 'title', undefined],
      ['## ', 'heading', 2],
      ['### ', 'heading', 3],
    ] as const) {
      const view = type(openStory('|One'), marks);
      expect(first(view)?.type.name, marks).toBe(kind);
      expect(first(view)?.attrs['level'], marks).toBe(level);
      expect(first(view)?.textContent, marks).toBe('One');
      expect(markedStory(view.state), marks).toBe(`${marks}|One`);
    }
  });

  it('makes no heading of other marks', () => {
    for (const [name, story, marks] of [
      ['more marks than there are kinds of headings', '|One', '#### '],
      ['marks in the middle of a line', 'One| two', '# '],
      ['marks without a blank', '|One', '##'],
      ['marks in a title', '# |One', '## '],
    ] as const) {
      const view = type(openStory(story), marks);
      expect(first(view)?.type.name, name).toBe(story.startsWith('#') ? 'title' : 'paragraph');
      expect(first(view)?.textContent, name).toContain(marks);
    }
  });

  it('One undo brings the typed marks back', () => {
    const view = type(openStory('|One'), '## ');
    undo(view.state, view.dispatch);
    expect(first(view)?.type.name).toBe('paragraph');
    expect(first(view)?.textContent).toBe('## One');
  });

  it('Marks that a phone has composed make a heading, too', () => {
    vi.useFakeTimers();
    const view = openStory('|One');
    view.dispatch(view.state.tr.insertText('## '));
    view.dom.dispatchEvent(new Event('compositionend'));
    vi.runAllTimers();
    expect(first(view)?.type.name).toBe('heading');
  });
});

/** The editor with the caret of the page moved into a line, which the browser has not reported yet. */
function openWithMovedCaret(text: string, line: number, offset: number): EditorView {
  // There is no layout here.
  const view = openStory(text, { handleScrollToSelection: () => true });
  view.focus();
  // Whatever comes from the browser comes too late.
  addEventListener('selectionchange', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  document.getSelection()?.collapse(view.dom.children[line]?.firstChild ?? null, offset);
  return view;
}

function press(view: EditorView, key: string, init: KeyboardEventInit = {}): void {
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

describe('a caret that the browser has moved and not reported', () => {
  it('Enter splits the line at the new place', () => {
    const view = openWithMovedCaret('|One\n\nTwo', 1, 3);
    press(view, 'Enter');
    expect(markedStory(view.state)).toBe('One\n\nTwo\n\n|');
  });

  it('The key for bold counts at the new place', () => {
    const view = openWithMovedCaret('|One\n\nTwo', 1, 3);
    press(view, 'b', { ctrlKey: true });
    document.dispatchEvent(new Event('selectionchange'));
    view.dispatch(view.state.tr.insertText('!'));
    expect(markedStory(view.state)).toBe('One\n\nTwo**!|**');
  });
});

describe('the keys for the ends of the story', () => {
  it('Ctrl with Home or End moves the caret at once', () => {
    for (const [key, result] of [
      ['Home', '|One\n\nTwo'],
      ['End', 'One\n\nTwo|'],
    ] as const) {
      const view = openWithMovedCaret('O|ne\n\nTwo', 0, 2);
      press(view, key, { ctrlKey: true });
      expect(markedStory(view.state), key).toBe(result);
    }
  });
});
