import { type Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { apply, markedStory, storyState } from '../../../testing/marked-story.ts';
import { undo } from './commands.ts';

const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

/** The editor after a key, and whether it took the key from the browser. */
function press(
  state: EditorState,
  init: KeyboardEventInit,
): { readonly state: EditorState; readonly isTaken: boolean } {
  let next = state;
  const view = { state, dispatch: (tr) => (next = state.apply(tr)) } as Pick<EditorView, 'state' | 'dispatch'>;
  const event = { ctrlKey: true, shiftKey: false, ...init } as KeyboardEvent;
  const isTaken = state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view as EditorView, event));
  return { state: next, isTaken };
}

describe('the keys for undo and redo', () => {
  it.each(['z', 'Z'])('Ctrl, Shift and %s change nothing when nothing is left to redo', (key) => {
    const typed = apply(storyState('One|'), type(' two'));
    const { state, isTaken } = press(typed, { key, keyCode: 90, shiftKey: true });
    expect(markedStory(state)).toBe('One two|');
    expect(isTaken).toBe(true);
  });

  it.each([
    ['z', true],
    ['Z', true],
    ['y', false],
  ])('Ctrl and %s bring back what was undone', (key, shiftKey) => {
    const undone = apply(apply(storyState('One|'), type(' two')), undo);
    expect(markedStory(press(undone, { key, keyCode: key === 'y' ? 89 : 90, shiftKey }).state)).toBe('One two|');
  });

  it.each(['z', 'y'])('Ctrl and %s are not left to the browser when nothing was typed', (key) => {
    const { state, isTaken } = press(storyState('One|'), { key });
    expect(markedStory(state)).toBe('One|');
    expect(isTaken).toBe(true);
  });
});
