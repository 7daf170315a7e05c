import { type DirectEditorProps, EditorView } from 'prosemirror-view';
import { onTestFinished } from 'vitest';
import { storyState } from './marked-story.ts';

/** Opens a story on the page, with the caret at `|`; it is closed with the test. */
export function openStory(text: string, props: Partial<DirectEditorProps> = {}): EditorView {
  const place = document.body.appendChild(document.createElement('div'));
  const view = new EditorView(place, { state: storyState(text), ...props });
  onTestFinished(() => view.destroy());
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
