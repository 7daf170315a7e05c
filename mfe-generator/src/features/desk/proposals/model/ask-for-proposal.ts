import type { Caller } from '@storyloom/shared/api/story-service';
import {
  type Genre,
  type Language,
  newId,
  type Perspective,
  STORY_LENGTH,
  type StoryNotes,
  type Tone,
} from '@storyloom/shared/domain';
import { followRun, type RunEvent } from '../../../../runs/follow-run.ts';
import type { Sending } from '../../../../runs/stream-from.ts';
import type { Passage } from '../../editor/passage.ts';
import { nextChapter } from '../api/next-chapter.ts';
import { revisePassage } from '../api/revise-passage.ts';
import { strings } from '../strings.ts';
import { subjectOf, type Wish } from './proposal-state.ts';

/** What the page gives to the tools. */
export interface ProposalSurroundings {
  readonly genre: Genre;
  readonly language: Language;
  readonly perspective: Perspective;
  readonly tone: Tone;
  /** What the story was written from. */
  readonly prompt: string;
  /** The whole text of the story as it is now. */
  readonly getText: () => string;
  /** What is kept about the story; `undefined` when there is nothing. */
  readonly getNotes: () => Promise<StoryNotes | undefined>;
  readonly getCaller: () => Promise<Caller>;
  /** The text is about to be changed by a proposal. */
  readonly onAccepting: () => void;
  /** The text has been changed by a proposal. */
  readonly onAccepted: (isDemo: boolean, wish: Wish) => void;
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
  surroundings: ProposalSurroundings,
  { wish, passage: { text, before, after }, attempt, signal, onEvent }: Question,
): Promise<void> {
  const { genre, language, perspective, tone, prompt, getText, getNotes, getCaller } = surroundings;
  const { action, next = '', length = STORY_LENGTH.min, ...rest } = wish;
  const continueOf = getText();
  const runId = newId();
  async function send(sending: Sending): Promise<void> {
    const notes = await getNotes();
    const about = { genre, language, perspective, attempt, runId, ...(notes && { notes }) };
    await (action === 'chapter'
      ? nextChapter({ ...about, tone, prompt, next, length, continueOf })(sending)
      : revisePassage({ tone, action, ...rest, passage: text, before, after, ...about })(sending));
  }
  return followRun({ send, getCaller, signal, onEvent, empty: strings.empty[subjectOf(wish)] });
}
