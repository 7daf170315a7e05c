import { parseInline } from '@storyloom/shared/domain';
import { closeHistory } from 'prosemirror-history';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

/** Text between marks of one kind, as many at each side, up to the caret. */
const CLOSED = /(?<mark>[*_])(?<!\k<mark>{2})(?<rest>\k<mark>{0,2})(?<inner>(?:(?!\k<mark>).)+)\k<mark>\k<rest>$/u;

const ENDS_WITH_MARK = /[*_]$/;

/** Other marks stay characters, and count as such for their neighbours. */
const asCharacters = (text: string) => text.replaceAll(/[*_]/g, '.');

interface Typed {
  readonly kind: 'emphasis' | 'strong';
  /** How many marks there are at each side. */
  readonly width: number;
  readonly inner: string;
}

/** What the marks that end at the caret emphasize for the reader. Text that is emphasized already is left alone. */
function typedAt({ selection }: EditorState): Typed | undefined {
  const { $from, empty } = selection;
  const { nodeBefore } = $from;
  if (!empty || !nodeBefore || nodeBefore.marks.length > 0) return undefined;
  const { mark = '', rest = '', inner = '' } = CLOSED.exec(nodeBefore.text ?? '')?.groups ?? {};
  const marks = mark + rest;
  const line = $from.parent.textContent;
  const before = line.slice(0, $from.parentOffset - inner.length - 2 * marks.length);
  const after = line.slice($from.parentOffset);
  if (inner === '' || after.startsWith(mark)) return undefined;
  const parts = [before, inner, after].map(asCharacters).join(marks);
  const found = parseInline(parts).find(({ kind }) => kind !== 'text');
  return found && found.kind !== 'text' ? { kind: found.kind, width: marks.length, inner } : undefined;
}

/** Emphasizes the text instead. A step of its own, so that undo brings the typed characters back. */
function emphasize(view: EditorView): void {
  const { state } = view;
  const typed = typedAt(state);
  if (!typed) return;
  const { kind, width, inner } = typed;
  const end = state.selection.from;
  const start = end - inner.length - 2 * width;
  const tr = state.tr.delete(end - width, end).delete(start, start + width);
  tr.addMark(start, start + inner.length, schema.mark(kind)).setStoredMarks([]);
  view.dispatch(closeHistory(tr));
  view.dispatch(closeHistory(view.state.tr));
}

/** Typing the closing mark of `*word*`, `**word**`, `_word_` or `__word__` emphasizes the word. */
export function typedEmphasis(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text, insert) {
        if (view.composing || !ENDS_WITH_MARK.test(text)) return false;
        view.dispatch(insert());
        emphasize(view);
        return true;
      },
      handleDOMEvents: {
        // Some keyboards of phones compose words, and marks with them.
        compositionend(view, { data }) {
          if (ENDS_WITH_MARK.test(data)) setTimeout(() => emphasize(view));
        },
      },
    },
  });
}
