import { ServiceFailure } from '../http/failure.ts';
import { type CompletionSignal, decodeCompletion } from './decode-completion.ts';
import { type CompletionRequest, openCompletion, type ProviderAccess } from './open-completion.ts';
import { streamRefusal } from './provider-failure.ts';
import { learn } from './quirks.ts';

/** Answers that begin with an error which teaches; see `learn`. */
const LESSONS = 3;

const errorIn = (signals: readonly CompletionSignal[]): unknown =>
  signals.map((signal) => signal.type === 'chunk' && signal.chunk.error).find(Boolean);

const hasBegun = (signals: readonly CompletionSignal[]): boolean =>
  signals.some((signal) => signal.type === 'chunk' && signal.chunk.begun);

/**
 * The signals of a provider's answer, as `decodeCompletion` gives them. Servers that refuse within a stream are asked again like
 * those that refuse at once.
 * @throws ServiceFailure for a refusal, or the signal's reason when it aborts
 */
export async function* completionSignals(
  access: ProviderAccess,
  request: CompletionRequest,
  signal: AbortSignal,
): AsyncGenerator<readonly CompletionSignal[], void> {
  const before = { ...access.quirks };
  const learned = { ...before };
  let begun = false;
  for (let lessons = 0; ; lessons += 1) {
    const { response, sent } = await openCompletion(access, learned, request, signal);
    if (!response.body && request.stream) throw new ServiceFailure('empty', 'No response body received');
    if (!response.body) return;
    let isAgain = false;
    for await (const signals of decodeCompletion(response.body, signal)) {
      access.warmth.answeredAt = performance.now();
      const error = begun || lessons === LESSONS ? undefined : errorIn(signals);
      isAgain = error !== undefined && learn(learned, sent, streamRefusal(error));
      if (isAgain) break;
      // Kept once it works: a server that refuses everything teaches nothing.
      if (!begun && hasBegun(signals)) access.adopt(before, learned);
      begun ||= hasBegun(signals);
      yield signals;
    }
    if (!isAgain) return;
  }
}
