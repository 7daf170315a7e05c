import { fewWords, type StoryRequest } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { ServiceFailure } from '../http/failure.ts';
import { moreMs } from '../limits.ts';
import { createCallClock } from '../provider/run-clock.ts';
import type { Circumstances, Continuing } from '../runs/write-completion.ts';
import { inTurns, slicesOf } from '../text/in-turns.ts';
import type { Pieces } from '../text/pieces.ts';
import type { Ask } from './continuation.ts';
import { countInTurns } from './count-in-turns.ts';
import { createMarkHolder } from './ending-mark.ts';
import { createLengthGate, type LengthGate } from './length-gate.ts';
import { createOpening, type Opening } from './opening.ts';
import { gateLimits, lengthPlan, MOST_ENDINGS, nextCall, type CallEnding } from './next-call.ts';

/** Writes a story, or what follows on it, of so many words: a call of the provider. @throws ServiceFailure */
export type WriteCall = (
  goOn: { readonly soFar: string; readonly ask: Ask } | undefined,
  circumstances: Circumstances,
  words: number,
) => Pieces<string, EndReason>;

/** A story that another process began. */
export interface BegunStory {
  /** What was added to the text that the request continues. */
  readonly text: string;
  /** Calls of the provider so far. */
  readonly call: number;
}

/** How one call ended. */
interface Called {
  readonly end: CallEnding;
  /** A line such as “The End” that was held back. */
  readonly mark: string;
}

/** One call of the provider through the gate. A failure is thrown unless it is that of a further call, which loses nothing. */
async function* oneCall(
  pieces: Pieces<string, EndReason>,
  gate: LengthGate,
  opening: Opening,
  further: boolean,
): AsyncGenerator<string, Called> {
  const marks = createMarkHolder();
  let end: CallEnding = 'failed';
  let failure: unknown;
  try {
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      const text = gate.push(marks.push(opening.push(next.value)));
      if (text !== '') yield text;
      if (gate.over) break;
    }
    if (next.done) end = next.value;
  } catch (error) {
    failure = error;
  } finally {
    await pieces.return('stopped');
  }
  if (gate.over) end = 'over';
  yield* inTurns(slicesOf(gate.end()));
  if (failure !== undefined) {
    if (!further || !(failure instanceof ServiceFailure)) throw failure;
    if (failure.code === 'empty') end = 'empty';
  }
  if (opening.isOpen && (end === 'complete' || end === 'length')) end = 'empty';
  if (opening.isOpen && end === 'filtered') end = 'failed';
  return { end, mark: end === 'over' ? '' : marks.held };
}

/**
 * Has a provider write a story of about the length that was asked for. One that ends too early is continued, and one that does not
 * end is cut before it is too long and asked for an ending, with a few calls in all. Yields the text piece by piece, and returns why
 * it ended: `complete` if the model came to an end, even where the story stayed too short.
 *
 * @param begun goes on with such a story as if its last call had been cut
 * @throws ServiceFailure for a failure of the first call
 */
export async function* holdLength(
  story: StoryRequest,
  write: WriteCall,
  circumstances: Circumstances,
  begun?: BegunStory,
): AsyncGenerator<string | Continuing, EndReason> {
  const { clock } = circumstances;
  const limits = { ...circumstances.limits, calls: Math.max(circumstances.limits.calls, (begun?.call ?? 0) + 1) };
  const { language } = story;
  const plan = await lengthPlan(story);
  let goOn: { readonly soFar: string; readonly ask: Ask } | undefined;
  const { continueOf = '', next: direction } = story;
  // A next chapter begins with its heading, which the page puts into a line of its own.
  let soFar = direction === undefined ? continueOf : `${continueOf.trimEnd()}\n\n`;
  let words = plan.start;
  let before: CallEnding | undefined;
  let [idle, endings] = [0, 0];
  /** What stands between the text so far and the next, if there is one. */
  let between = '';

  if (begun) {
    soFar += begun.text;
    words += await countInTurns(begun.text, language);
    const { call } = begun;
    const asked = plan.aim - plan.start;
    const state = {
      call,
      calls: limits.calls,
      end: 'length',
      before,
      words,
      asked,
      brought: words,
      idle,
      endings,
    } as const;
    const next = nextCall(plan, state);
    if (typeof next === 'string') return next;
    goOn = { soFar, ask: next };
  }

  const first = begun?.call ?? 1;
  for (let call = first; ; call += 1) {
    const ask = goOn?.ask;
    // The reader does not notice that another process goes on.
    if (ask && call > first) {
      clock.extend(moreMs(limits));
      yield { type: 'continuing', call };
    }
    if (ask?.kind === 'end') endings += 1;
    const last = call === limits.calls || endings === MOST_ENDINGS;
    const gate = createLengthGate(language, gateLimits(plan, words, last));
    const callClock = createCallClock(clock);
    const asked = ask?.words ?? plan.aim - plan.start;
    const opening = createOpening(language, ask?.kind === 'more' ? fewWords(asked) : 0);
    const called = oneCall(
      write(goOn, { ...circumstances, clock: callClock }, asked),
      gate,
      opening,
      goOn !== undefined,
    );
    let result: Called;
    try {
      for (;;) {
        const next = await called.next();
        if (next.done) {
          result = next.value;
          break;
        }
        const text = between + next.value;
        between = '';
        soFar += text;
        yield text;
      }
    } finally {
      await called.return({ end: 'stopped', mark: '' });
      callClock.stop('over');
    }
    const brought = gate.words() - words;
    words = gate.words();
    idle = brought < fewWords(asked) ? idle + 1 : 0;
    const { end, mark } = result;
    const isCut = clock.cut !== undefined;
    const next = nextCall(plan, {
      call,
      calls: isCut ? call : limits.calls,
      end: isCut && end === 'failed' ? 'stopped' : end,
      before,
      words,
      asked,
      brought,
      idle,
      endings,
    });
    if (typeof next === 'string') {
      if (mark !== '') yield between + mark;
      return next;
    }
    if (end !== 'empty') before = end;
    const isBreak = gate.paragraph || mark.includes('\n') || (end === 'complete' && brought > 0);
    if (isBreak) between = soFar.endsWith('\n') ? '\n' : '\n\n';
    goOn = { soFar: soFar + between, ask: next };
  }
}
