import { ServiceFailure } from '../http/failure.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import type { ChatMessage } from '../provider/chat-message.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import { filteredFailure } from '../provider/provider-failure.ts';
import { readReply } from '../provider/read-reply.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { isRefusal } from '../stories/refusals.ts';
import { jsonIn } from './json-in.ts';

/** The sentences for the reader of a short call that fails. Each says what to do. */
export interface ShortCallWords {
  /** The provider refused and gave no reason that can be shown. */
  readonly failed: string;
  /** The provider's filter declined. */
  readonly filtered: string;
  /** It answered twice, and neither answer could be used. */
  readonly unusable: string;
  readonly slow: string;
  readonly lost: string;
}

/** A question whose answer is JSON. */
export interface JsonQuestion<T> {
  readonly access: ProviderAccess;
  readonly messages: readonly ChatMessage[];
  /** Tokens for the JSON; a model that thinks first gets more. */
  readonly maxTokens: number;
  readonly temperature: number;
  /** Another number asks for another answer, if the provider takes it. */
  readonly seed?: number;
  /** Reads an object or a list, checks it and cuts it to its limits; `undefined` for one that cannot be used. */
  readonly parse: (value: unknown) => T | undefined;
  readonly words: ShortCallWords;
  readonly clock: RunClock;
}

/** Tokens on top for a model that thinks first. */
const TOKENS_FOR_THOUGHTS = 2000;

const AGAIN =
  'Your last answer could not be read. Answer with the JSON only, complete, and nothing before or after it.';

async function usable<T>(text: string, parse: JsonQuestion<T>['parse']): Promise<T | undefined> {
  for (const value of jsonIn(text)) {
    if (hasWorkedLong()) await letOthersWork();
    const found = value && parse(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @throws ServiceFailure `filtered` or `provider_error` */
async function answerTo<T>({ access, messages, parse, words, clock, ...asked }: JsonQuestion<T>): Promise<T> {
  const { quirks } = access;
  let thinking = quirks.thinks;
  for (let turn = 1; turn <= 2; turn += 1) {
    const request = {
      messages:
        turn === 1
          ? messages
          : [...messages.slice(0, -1), { role: 'system', content: AGAIN } as const, ...messages.slice(-1)],
      maxTokens: asked.maxTokens + (thinking ? TOKENS_FOR_THOUGHTS : 0),
      temperature: asked.temperature,
      ...(asked.seed === undefined ? {} : { seed: asked.seed }),
      failed: words.failed,
      filtered: words.filtered,
    };
    const { text, finish } = await readReply(access, request, clock.signal);
    const found = await usable(text, parse);
    if (found !== undefined) return found;
    if (finish === 'filtered' || (turn === 2 && isRefusal(text))) throw filteredFailure({}, words.filtered);
    if (finish === 'length') thinking = true;
  }
  throw new ServiceFailure('provider_error', words.unusable, { cause: 'unusable JSON' });
}

/**
 * Asks the provider for JSON, within the clock's limit. Prose and code fences around it are passed over, and an answer that was cut
 * gives its whole entries. A model whose answer cannot be used is asked once more, with more room if it was cut.
 * @throws ServiceFailure with a sentence for the reader
 */
export async function askForJson<T>(question: JsonQuestion<T>): Promise<T> {
  const { clock, words } = question;
  try {
    return await answerTo(question);
  } catch (error) {
    if (clock.cut === 'total') throw new ServiceFailure('provider_timeout', words.slow, { cause: clock.cut });
    if (error instanceof ServiceFailure) throw error;
    throw new ServiceFailure('provider_unavailable', words.lost, { cause: error });
  } finally {
    clock.stop('over');
  }
}
