import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { DecorationSet } from 'prosemirror-view';
import { REPLACED } from '../../editor/desk-editor.ts';
import { aimMark, proposalMarks } from './proposal-marks.ts';
import { type Change, changeOf, type Place } from './proposed-change.ts';

/** A proposal that is shown over its passage. */
export interface ShownProposal {
  readonly place: Place;
  readonly change: Change;
}

interface ProposalView {
  readonly shown?: ShownProposal;
  readonly marks: DecorationSet;
  /** The passage has just been changed from elsewhere. */
  readonly isLost?: boolean;
}

type Step =
  /** Marks the passage that a tool would change, or none. */
  | { readonly type: 'aim'; readonly at: Pick<Place, 'from' | 'to'> | undefined }
  /** What has arrived so far; the first time, `place` says where. */
  | { readonly type: 'text'; readonly text: string; readonly isComplete: boolean; readonly place?: Place }
  | { readonly type: 'end' };

const NOTHING: ProposalView = { marks: DecorationSet.empty };

const key = new PluginKey<ProposalView>('proposal');

/** What undo and redo mark their transactions with. */
const HISTORY = 'history$';

/** Adds a step of the proposal to a transaction. */
export const step = (tr: Transaction, taken: Step): Transaction => tr.setMeta(key, taken);

export const shownProposal = (state: EditorState): ShownProposal | undefined => key.getState(state)?.shown;

const mapped = (tr: Transaction, place: Place): Place => ({
  ...place,
  // What is typed at the edges is outside.
  from: tr.mapping.map(place.from, 1),
  to: tr.mapping.map(place.to, -1),
});

/** Whether a passage is the same after a transaction, wherever it has moved. */
function isUntouched(before: Node, tr: Transaction, place: Place): boolean {
  const { from, to } = mapped(tr, place);
  if (to - from !== place.to - place.from) return false;
  return tr.doc.slice(from, to).content.eq(before.slice(place.from, place.to).content);
}

function showText(
  doc: Node,
  value: ProposalView,
  { text, isComplete, place = value.shown?.place }: Extract<Step, { type: 'text' }>,
): ProposalView {
  if (!place) return value;
  const change = changeOf(doc, place, text, isComplete);
  return { shown: { place, change }, marks: proposalMarks(doc, place, change) };
}

function moved(tr: Transaction, value: ProposalView, before: Node): ProposalView {
  const { shown, marks } = value;
  if (shown && !isUntouched(before, tr, shown.place)) return { ...NOTHING, isLost: true };
  return {
    marks: marks.map(tr.mapping, tr.doc),
    ...(shown && { shown: { ...shown, place: mapped(tr, shown.place) } }),
  };
}

function next(tr: Transaction, value: ProposalView, before: Node): ProposalView {
  const taken: Step | undefined = tr.getMeta(key);
  if (!taken) return tr.docChanged ? moved(tr, value, before) : value;
  switch (taken.type) {
    case 'aim':
      if (value.shown) return value;
      return taken.at ? { marks: aimMark(tr.doc, taken.at.from, taken.at.to) } : NOTHING;
    case 'text':
      return showText(tr.doc, value, taken);
    case 'end':
      return NOTHING;
  }
}

export interface ProposalHandlers {
  /** A key of the tools was pressed. @returns whether it has done something */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** The passage was to be edited by hand while a proposal is shown over it. */
  readonly onRefused: () => void;
  /** The passage was changed from elsewhere, such as by undo, so the proposal is gone. */
  readonly onLost: () => void;
}

/**
 * Shows a proposal over its passage. The document stays as it is; the passage can't be edited meanwhile, but everything around it
 * can.
 */
export function proposalPlugin({ onKey, onRefused, onLost }: ProposalHandlers): Plugin<ProposalView> {
  return new Plugin<ProposalView>({
    key,
    state: {
      init: () => NOTHING,
      apply: (tr, value, { doc }) => next(tr, value, doc),
    },
    filterTransaction(tr, state) {
      const shown = tr.docChanged ? shownProposal(state) : undefined;
      const isMeant = [key, HISTORY, REPLACED].some((meta) => tr.getMeta(meta) !== undefined);
      if (!shown || isMeant || isUntouched(state.doc, tr, shown.place)) return true;
      onRefused();
      return false;
    },
    view: () => ({
      update({ state }, previous) {
        if (key.getState(state)?.isLost && shownProposal(previous)) onLost();
      },
    }),
    props: {
      decorations: (state) => key.getState(state)?.marks,
      handleKeyDown: (view, event) => !view.composing && onKey(event),
    },
  });
}
