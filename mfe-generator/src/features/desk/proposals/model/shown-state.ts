import { PASSAGE_MAX_LENGTH } from '@storyloom/shared/domain';
import { lengthNote } from '../../../../runs/length-note.ts';
import type { Passage } from '../../editor/passage.ts';
import { strings } from '../strings.ts';
import { type ChangeCount, NO_CHANGES } from './proposed-change.ts';
import { NO_PROPOSAL, type Proposal, subjectOf } from './proposal-state.ts';

/** What the components show of the tools. */
export interface ShownState {
  readonly proposal: Proposal;
  /** What screen readers announce. */
  readonly news: string;
  /** How many words the proposal changes; known at its end. */
  readonly changed: ChangeCount;
  /** The passage that the tools would change now, from the opening of their menu on, and whether the user has selected it. */
  readonly passage: Passage | undefined;
  readonly isSelected: boolean;
  /** The menu of the tools is open, or the dialog for an instruction of the user's own. */
  readonly isOpen: boolean;
  readonly isWriting: boolean;
  /** The passage was to be edited by hand while a proposal is shown over it. */
  readonly isRefused: boolean;
}

export const INITIAL: ShownState = {
  proposal: NO_PROPOSAL,
  news: '',
  changed: NO_CHANGES,
  passage: undefined,
  isSelected: false,
  isOpen: false,
  isWriting: false,
  isRefused: false,
};

/** Says that a chapter has another length than its user asked for; `undefined` when it is about as long. */
export function missedBy(proposal: Proposal, { added }: ChangeCount): string | undefined {
  const isWhole = proposal.phase === 'ready' && proposal.ending === 'complete';
  return isWhole && proposal.wish.length !== undefined ? lengthNote(added, proposal.wish.length) : undefined;
}

/** What is announced of a proposal that has ended. A failure is announced by its alert. */
export function newsOf(proposal: Proposal, changed: ChangeCount): string {
  if (proposal.phase !== 'ready') return '';
  const has = strings.has[subjectOf(proposal.wish)](proposal, changed);
  return strings.ready([has, missedBy(proposal, changed)].filter(Boolean).join(' '));
}

/** Why the tools can't change this passage. */
export function problemWith(passage: Passage | undefined): string | undefined {
  if (!passage) return strings.noPassage;
  return passage.text.length > PASSAGE_MAX_LENGTH ? strings.tooLong(passage.text.length) : undefined;
}
