import { EditorView } from 'prosemirror-view';
import { afterEach } from 'vitest';
import { storyState } from './marked-story.ts';

const opened: EditorView[] = [];
afterEach(() => {
  for (const view of opened.splice(0)) view.destroy();
});

/** Opens a story on the page, with the caret at `|`; it is closed with the test. */
export function openStory(text: string): EditorView {
  const view = new EditorView(document.body.appendChild(document.createElement('div')), { state: storyState(text) });
  opened.push(view);
  return view;
}

/** Types letter by letter, as the editor is told by the browser. */
export function type(view: EditorView, text: string): EditorView {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
  return view;
}
