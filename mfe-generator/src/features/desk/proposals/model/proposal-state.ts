import type { PassageAction, Tone } from '@storyloom/shared/domain';
import type { EndReason, RunError } from '@storyloom/shared/stream';
import type { RunEvent } from '../../../../runs/follow-run.ts';

/** What can be asked for: a change of a passage, or the story's next chapter. */
export type WishedAction = PassageAction | 'chapter';

/** What a wish is about, for the words of the page. */
export const subjectOf = ({ action }: Pick<Wish, 'action'>): 'chapter' | 'passage' =>
  action === 'chapter' ? 'chapter' : 'passage';

/** What the user has asked for. */
export interface Wish {
  readonly action: WishedAction;
  /** For another tone. */
  readonly tone?: Tone;
  /** The user's own instruction. */
  readonly instruction?: string;
  /** Of a chapter: what happens in it, and how many words it has. */
  readonly next?: string;
  readonly length?: number;
}

/** How a proposal ended: `partway` when the page was left while it arrived. */
export type Ending = EndReason | 'partway';

/** How a proposal ended, and the limit of time that ended it, in whole seconds. */
export interface Ended {
  readonly ending: Ending;
  readonly limitSeconds?: number | undefined;
}

interface Asked {
  readonly wish: Wish;
  /** 1 for the first proposal, and one more for each further one. */
  readonly attempt: number;
  /** Whether the demo storyteller writes; known when it begins. */
  readonly isDemo: boolean;
}

/** A proposal for a passage, from the request to its end. */
export type Proposal =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'asking' | 'streaming' } & Asked)
  | ({ readonly phase: 'ready' } & Ended & Asked)
  | ({ readonly phase: 'failed'; readonly error: RunError; readonly hasText: boolean } & Asked);

export type ProposalAction =
  | { readonly type: 'ask'; readonly wish: Wish }
  /** Accepted, discarded, or lost. */
  | { readonly type: 'close' }
  | RunEvent;

export const NO_PROPOSAL: Proposal = { phase: 'idle' };

export const isArriving = ({ phase }: Proposal): boolean => phase === 'asking' || phase === 'streaming';

/** Whether there is text that could be accepted. */
export const isAcceptable = (proposal: Proposal): proposal is Extract<Proposal, { phase: 'ready' | 'failed' }> =>
  proposal.phase === 'ready' || (proposal.phase === 'failed' && proposal.hasText);

const sameWish = (one: Wish, other: Wish) =>
  (['action', 'tone', 'instruction', 'next', 'length'] as const).every((field) => one[field] === other[field]);

function asked(proposal: Proposal, wish: Wish): Proposal {
  const isAgain = proposal.phase !== 'idle' && sameWish(proposal.wish, wish);
  return { phase: 'asking', wish, attempt: isAgain ? proposal.attempt + 1 : 1, isDemo: false };
}

/** The next state. Events of a run that is over are ignored. */
export function reduceProposal(proposal: Proposal, action: ProposalAction): Proposal {
  if (action.type === 'ask') return asked(proposal, action.wish);
  if (action.type === 'close') return NO_PROPOSAL;
  if (proposal.phase !== 'asking' && proposal.phase !== 'streaming') return proposal;
  const { wish, attempt, isDemo } = proposal;
  const about = { wish, attempt, isDemo };
  const hasText = proposal.phase === 'streaming';
  switch (action.type) {
    case 'start':
      return { ...proposal, isDemo: action.demo };
    case 'continuing':
    case 'waiting':
      return proposal;
    case 'delta':
      return hasText ? proposal : { ...proposal, phase: 'streaming' };
    case 'end':
      return {
        phase: 'ready',
        ending: action.reason,
        ...(action.seconds !== undefined && { limitSeconds: action.seconds }),
        ...about,
      };
    case 'cut':
      return { phase: 'ready', ending: 'lost', ...about };
    case 'stop':
      return hasText ? { phase: 'ready', ending: 'stopped', ...about } : NO_PROPOSAL;
    case 'error': {
      const { type: _type, ...error } = action;
      return { phase: 'failed', error, hasText: hasText && error.code !== 'unsuitable', ...about };
    }
    case 'fail':
      return { phase: 'failed', error: action.error, hasText, ...about };
  }
}
