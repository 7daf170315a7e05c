import { closeHistory } from 'prosemirror-history';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Makes a change that one undo takes back, whatever was typed just before and is typed after it. */
export function changeAlone(view: EditorView, tr: Transaction): void {
  view.dispatch(closeHistory(tr));
  view.dispatch(closeHistory(view.state.tr));
}
