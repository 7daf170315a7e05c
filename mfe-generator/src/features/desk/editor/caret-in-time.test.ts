// @vitest-environment jsdom
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { markedStory, storyState } from '../../../testing/marked-story.ts';

const opened: EditorView[] = [];

afterEach(() => {
  for (const view of opened.splice(0)) view.destroy();
});

/** The editor with the caret of the page moved into a line, which the browser has not reported yet. */
function openWithMovedCaret(text: string, line: number, offset: number): EditorView {
  const view = new EditorView(document.body.appendChild(document.createElement('div')), {
    state: storyState(text),
    // There is no layout here.
    handleScrollToSelection: () => true,
  });
  opened.push(view);
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
  it.each([
    ['Home', '|One\n\nTwo'],
    ['End', 'One\n\nTwo|'],
  ])('Ctrl and %s move the caret at once', (key, result) => {
    const view = openWithMovedCaret('O|ne\n\nTwo', 0, 2);
    press(view, key, { ctrlKey: true });
    expect(markedStory(view.state)).toBe(result);
  });
});
