import { type Command, Plugin, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Whether the browser has moved the caret without having reported it. */
function isBehind(view: EditorView): boolean {
  const selection = view.dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode) return false;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return false;
  const { anchor, head } = view.state.selection;
  const isAnchor = view.posAtDOM(anchorNode, selection.anchorOffset) === anchor;
  return !isAnchor || view.posAtDOM(focusNode, selection.focusOffset) !== head;
}

/** Makes the editor read the selection now. A word that is being composed is left alone. */
function readSelection(view: EditorView): boolean {
  if (!view.composing && isBehind(view)) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

/**
 * Browsers report a moved caret in a task of its own. On a slow device the next key comes before it, and would change the text at
 * the former caret, or clear the emphasis that was just turned on.
 */
export function caretInTime(): Plugin {
  return new Plugin({
    props: { handleDOMEvents: { keydown: readSelection, paste: readSelection, cut: readSelection } },
  });
}

const moveTo =
  (place: 'atStart' | 'atEnd'): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(Selection[place](doc)).scrollIntoView());
    return true;
  };

/** After a click, the editor would put back a caret that the browser moves. */
export const toStart = moveTo('atStart');
export const toEnd = moveTo('atEnd');
