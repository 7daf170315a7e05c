import { ServiceFailure } from '../http/failure.ts';
import { type CompletionSignal, decodeCompletion } from './decode-completion.ts';
import { type CompletionRequest, openCompletion, type ProviderAccess } from './open-completion.ts';
import { streamRefusal } from './provider-failure.ts';
import { learnInTurns } from './quirks.ts';

/** Answers that begin with an error which teaches; see `learnInTurns`. */
const LESSONS = 3;

const errorIn = (signals: readonly CompletionSignal[]): unknown =>
  signals.map((signal) => signal.type === 'chunk' && signal.chunk.error).find(Boolean);

const hasBegun = (signals: readonly CompletionSignal[]): boolean =>
  signals.some((signal) => signal.type === 'chunk' && signal.chunk.begun);

type Signals = AsyncGenerator<readonly CompletionSignal[], void>;

/** The signals until the answer has begun; returns those that follow, if any do. */
async function* beginning(
  access: ProviderAccess,
  request: CompletionRequest,
  signal: AbortSignal,
): AsyncGenerator<readonly CompletionSignal[], Signals | undefined> {
  const before = { ...access.quirks };
  const learned = { ...before };
  for (let lessons = 0; ; lessons += 1) {
    const { response, sent } = await openCompletion(access, learned, request, signal);
    if (!response.body && request.stream)
      throw new ServiceFailure('empty', 'The story service sent an empty answer. Please try again.');
    if (!response.body) return undefined;
    const answer = decodeCompletion(response.body, signal);
    let isLeft = true;
    try {
      let next = await answer.next();
      for (; !next.done; next = await answer.next()) {
        access.warmth.answeredAt = performance.now();
        const error = lessons === LESSONS ? undefined : errorIn(next.value);
        if (error !== undefined && (await learnInTurns(learned, sent, streamRefusal(error)))) break;
        const isBegun = hasBegun(next.value);
        // Kept once it works: a server that refuses everything teaches nothing.
        if (isBegun) access.adopt(before, learned, sent);
        yield next.value;
        if (!isBegun) continue;
        isLeft = false;
        return answer;
      }
      if (next.done) return undefined;
    } finally {
      if (isLeft) await answer.return();
    }
  }
}

/**
 * The signals of a provider's answer, as `decodeCompletion` gives them. Servers that refuse within a stream are asked again like
 * those that refuse at once. Once the answer has begun, its signals come straight from `decodeCompletion`: a second generator would
 * cost a tenth of the time that a delta takes.
 * @throws ServiceFailure for a refusal, or the signal's reason when it aborts
 */
export function completionSignals(
  access: ProviderAccess,
  request: CompletionRequest,
  signal: AbortSignal,
): AsyncIterable<readonly CompletionSignal[], void> {
  const begin = beginning(access, request, signal);
  let rest: Signals | undefined;
  async function next(): Promise<IteratorResult<readonly CompletionSignal[], void>> {
    const first = await begin.next();
    if (!first.done) return first;
    rest = first.value;
    return rest ? rest.next() : { done: true, value: undefined };
  }
  const iterator = {
    next() {
      if (!rest) return next();
      access.warmth.answeredAt = performance.now();
      return rest.next();
    },
    async return() {
      await (rest ? rest.return() : begin.return(undefined));
      return { done: true, value: undefined } as const;
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
