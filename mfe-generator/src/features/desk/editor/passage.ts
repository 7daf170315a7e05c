import { contextAfter, contextBefore } from '@storyloom/shared/domain';
import type { EditorState } from 'prosemirror-state';
import { serializeRange } from './format.ts';

/** A part of a story that a tool works on. */
export interface Passage {
  /** Positions in the document. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What stands around it, cut at the ends of paragraphs. */
  readonly before: string;
  readonly after: string;
}

/** The place below the whole text, where a story goes on. */
export function endOf({ doc }: EditorState): Passage {
  const end = doc.content.size - 1;
  return { from: end, to: end, text: '', before: '', after: '' };
}

/** The selection, or the paragraph of the caret; `undefined` where that is blank. */
export function passageOf({ doc, selection }: EditorState): Passage | undefined {
  const { $from, empty } = selection;
  const from = empty ? $from.start() : selection.from;
  const to = empty ? $from.end() : selection.to;
  const text = serializeRange(doc, from, to);
  if (text.trim() === '') return undefined;
  return {
    from,
    to,
    text,
    before: contextBefore(serializeRange(doc, 0, from)),
    after: contextAfter(serializeRange(doc, to, doc.content.size)),
  };
}
