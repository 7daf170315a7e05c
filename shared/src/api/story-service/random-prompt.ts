import { AppError } from '@storyloom/shared/api';
import { type Genre, type Language, SHORT_CALL_PATIENCE_MS } from '@storyloom/shared/domain';
import { strings } from './strings.ts';
import { callService } from './call-service.ts';
import type { Caller } from './caller.ts';

/**
 * A prompt of 30 to 50 words for a genre, in that language.
 *
 * @throws AppError 'network' when the service can't be reached, 'empty' when it has none, otherwise what it answered; the signal's own error on abort.
 */
export async function randomPrompt(
  genre: Genre,
  language: Language,
  caller: Caller,
  signal?: AbortSignal,
): Promise<string> {
  const body = { genre, language };
  const response = await callService('random-prompt', { body, caller, signal, patienceMs: SHORT_CALL_PATIENCE_MS });
  const answer: unknown = await response.json().catch(() => undefined);
  const { prompt } = Object(answer);
  if (typeof prompt !== 'string' || prompt.trim() === '') throw new AppError('empty', strings.noPrompt);
  return prompt.trim();
}
