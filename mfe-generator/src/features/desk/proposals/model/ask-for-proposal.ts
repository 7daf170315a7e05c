import type { Caller } from '@storyloom/shared/api/story-service';
import { type Genre, type Language, newId, type Perspective, type Tone } from '@storyloom/shared/domain';
import { followRun, type RunEvent } from '../../../../runs/follow-run.ts';
import type { Passage } from '../../editor/passage.ts';
import { revisePassage } from '../api/revise-passage.ts';
import { strings } from '../strings.ts';
import type { Wish } from './proposal-state.ts';

/** What the page gives to the tools. */
export interface ProposalSurroundings {
  readonly genre: Genre;
  readonly language: Language;
  readonly perspective: Perspective;
  readonly tone: Tone;
  readonly getCaller: () => Promise<Caller>;
  /** The text is about to be changed by a proposal. */
  readonly onAccepting: () => void;
  /** The text has been changed by a proposal. */
  readonly onAccepted: (isDemo: boolean) => void;
}

interface Question {
  readonly wish: Wish;
  readonly passage: Passage;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
}

/** Asks the story service for a proposal. */
export function askForProposal(
  { genre, language, perspective, tone, getCaller }: ProposalSurroundings,
  { wish, passage: { text, before, after }, attempt, signal, onEvent }: Question,
): Promise<void> {
  const about = { genre, language, perspective, attempt, runId: newId() };
  const send = revisePassage({ tone, ...wish, passage: text, before, after, ...about });
  return followRun({ send, getCaller, signal, onEvent, empty: strings.empty });
}
