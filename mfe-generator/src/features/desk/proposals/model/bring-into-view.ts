import type { EditorView } from 'prosemirror-view';
import { shownProposal } from './proposal-plugin.ts';

/** The part of the room between the header and the bar that stays free below the passage, because a proposal grows there. */
const FREE = 1 / 3;

/** Where the line is that a place of the text is in. */
function lineAt(view: EditorView, position: number): DOMRect {
  const { node } = view.domAtPos(position);
  const element = node instanceof Element ? node : node.parentElement;
  return (element ?? view.dom).getBoundingClientRect();
}

/** Scrolls a passage out from under the bar with its proposal, but never its beginning out of view. */
export function bringIntoView(view: EditorView, bar: Element): void {
  const shown = shownProposal(view.state);
  if (!shown) return;
  const { from, to } = shown.place;
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const head = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const foot = bar.getBoundingClientRect().top;
  const lowest = foot - (foot - head) * FREE;
  const way = Math.min(lineAt(view, to).bottom - lowest, lineAt(view, from).top - head);
  if (way > 0) window.scrollBy({ top: way, behavior: 'instant' });
}
