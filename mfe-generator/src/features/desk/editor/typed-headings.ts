import { closeHistory } from 'prosemirror-history';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { heading, paragraph, title } from './schema.ts';

/** The longest mark of a heading; more of them are a paragraph to the reader. */
const MARKS = /^(#{1,3}) $/;

/** How many number signs and a blank were just typed at the beginning of a paragraph. */
function typedMarks({ selection }: EditorState): number {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== paragraph) return 0;
  return MARKS.exec($from.parent.textBetween(0, $from.parentOffset))?.[1]?.length ?? 0;
}

/** Makes the paragraph a heading instead. A step of its own, so that undo brings the typed characters back. */
function makeHeading(view: EditorView): void {
  const { state } = view;
  const level = typedMarks(state);
  if (level === 0) return;
  const { $from } = state.selection;
  const tr = state.tr.delete($from.start(), $from.pos);
  const type = level === 1 ? title : heading;
  tr.setNodeMarkup($from.before(), type, { ...$from.parent.attrs, ...(level > 1 && { level }) });
  view.dispatch(closeHistory(tr));
}

/** Typing `# `, `## ` or `### ` at the beginning of a paragraph makes it the title or a heading. */
export function typedHeadings(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text, insert) {
        if (text !== ' ') return false;
        view.dispatch(insert());
        makeHeading(view);
        return true;
      },
      handleDOMEvents: {
        // Phones compose words, and blanks with them.
        compositionend(view) {
          setTimeout(() => makeHeading(view));
        },
      },
    },
  });
}
