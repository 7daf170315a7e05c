import { LENGTH_RANGE, type StoryRequest } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { wordsLeft } from '../stories/story-messages.ts';
import type { Ask } from './continuation.ts';
import { countInTurns } from './count-in-turns.ts';
import type { GateLimits } from './length-gate.ts';

/** Words between which a text ends, counted with those that it goes on from. */
export interface LengthPlan {
  readonly start: number;
  readonly least: number;
  readonly aim: number;
  readonly most: number;
}

/** Words by which a count differs where texts are joined or cut. */
const MARGIN = 3;

/** The plan for a story. A next chapter has a length of its own; a story that is continued is measured whole. */
export async function lengthPlan(story: StoryRequest): Promise<LengthPlan> {
  const { length, continueOf, next, language } = story;
  const whole = continueOf !== undefined && next === undefined;
  const start = whole ? await countInTurns(continueOf, language) : 0;
  const asked = wordsLeft(story, start);
  const { least, most } = LENGTH_RANGE;
  return {
    start,
    least: Math.ceil(length * least) + MARGIN,
    aim: start + asked,
    most: Math.max(Math.floor(length * most), start + Math.floor(asked * most)) - MARGIN,
  };
}

/** Where a call that begins at so many words is watched. */
export function gateLimits({ aim, most }: LengthPlan, start: number, last: boolean): GateLimits {
  // A call for an ending has half of the room that is left, and one before it a quarter, so that an ending fits in.
  const holdFrom = start < aim ? aim + (most - aim) / 4 : start + (most - start) / 2;
  return { start, holdFrom, cutBy: last ? most : holdFrom + (most - holdFrom) / 2, most, early: !last };
}

/** Why a call ended; `over` if it was cut because it became too long, `empty` without a text. */
export type CallEnding = EndReason | 'over' | 'empty' | 'failed';

/** What is known when a call has ended. */
export interface CallEnd {
  readonly call: number;
  /** Most calls of the run. */
  readonly calls: number;
  readonly end: CallEnding;
  /** How the last call had ended that brought a text before this one. */
  readonly before: CallEnding | undefined;
  /** Words so far. */
  readonly words: number;
  /** Words that this call was asked for, and those that it brought. */
  readonly asked: number;
  readonly brought: number;
  /** Calls in a row that brought next to nothing, and calls for an ending, both with this one. */
  readonly idle: number;
  readonly endings: number;
}

/** Calls in a row that may bring next to nothing, and calls for an ending. */
const MOST_IDLE = 2;
export const MOST_ENDINGS = 2;
/** How many times as many words are asked for of a model that writes fewer than it is asked for. */
const MOST_TIMES = 3;

/** The part of the words that are left which an ending is asked for: a model that does not end in time writes more than it is asked for. */
const ENDING = 0.4;
/** With fewer words left a story is not asked for an ending. */
const LEAST_ROOM = 10;

/** The reason why a run is over, whose last call ended that way. A failed one without a text changes nothing. */
function reasonOf({ end, before, brought }: CallEnd): EndReason {
  const isNothing = brought === 0 && (end === 'failed' || end === 'lost');
  const why = isNothing || end === 'empty' ? before : end;
  if (why === 'failed') return 'lost';
  return why === undefined || why === 'over' || why === 'empty' ? 'length' : why;
}

/** What to ask for next, or why the run is over. */
export function nextCall(plan: LengthPlan, state: CallEnd): Ask | EndReason {
  const { call, calls, end, before, words, asked, brought, idle, endings } = state;
  const { least, aim, most } = plan;
  // A model that writes next to nothing at first has refused, or asks a question.
  const mayAsk = call < calls && !(call === 1 && idle > 0) && idle < MOST_IDLE && endings < MOST_ENDINGS;
  const isShort = words < least;
  const isOpen = end === 'complete' ? isShort : end === 'length' || end === 'over' || end === 'empty';
  if (!mayAsk || !isOpen || most - words < LEAST_ROOM) return reasonOf(state);
  const ended = (end === 'empty' ? before : end) === 'complete';
  if (!isShort) return { kind: 'end', words: Math.max(Math.round((most - words) * ENDING), LEAST_ROOM), ended };
  // A model that was cut would have written more.
  const times = end === 'complete' && brought > 0 ? Math.min(Math.max(asked / brought, 1), MOST_TIMES) : 1;
  return { kind: 'more', words: Math.round((aim - words) * times), ended };
}
