import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { parseDocument, serializeDocument } from './format.ts';
import { type Passage, passageOf } from './passage.ts';

/** Marks a transaction that replaces the text as a whole, such as by that of another tab. */
export const REPLACED = 'replaced';

/** What the desk does with the editor. */
export interface DeskEditor {
  readonly view: EditorView;
  /** The whole text, quick enough to be asked for after every key. */
  text(): string;
  /** Replaces the whole text in one step of the history. Blocks that both texts have stay as they are. */
  replaceText(text: string): void;
  /** Shows a text that was saved elsewhere: undo takes back only what was typed here. */
  takeText(text: string): void;
  /** The selection or the paragraph of the caret; `undefined` where that is blank. */
  passage(): Passage | undefined;
  focus(): void;
}

/** Replaces what differs. Positions in equal blocks around it stay valid. */
function replaceDocument({ doc, tr }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start !== null && end !== null) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  }
  tr.setMeta(REPLACED, true);
  for (const name of ['after', 'usual']) {
    if (doc.attrs[name] !== next.attrs[name]) tr.setDocAttribute(name, next.attrs[name]);
  }
  return tr;
}

export function deskEditor(view: EditorView): DeskEditor {
  return {
    view,
    text: () => serializeDocument(view.state.doc),
    replaceText(text) {
      const tr = replaceDocument(view.state, parseDocument(text));
      if (!tr.docChanged) return;
      view.dispatch(closeHistory(tr));
      view.dispatch(closeHistory(view.state.tr));
    },
    takeText(text) {
      const tr = replaceDocument(view.state, parseDocument(text));
      if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
    },
    passage: () => passageOf(view.state),
    focus: () => view.focus(),
  };
}
