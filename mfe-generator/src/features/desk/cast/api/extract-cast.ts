import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { type Genre, type Language, readNotes, SHORT_CALL_PATIENCE_MS } from '@storyloom/shared/domain';
import type { FoundCast } from '../model/merge-found.ts';
import { strings } from '../strings.ts';

export interface CastRequest {
  readonly text: string;
  readonly genre: Genre;
  readonly language: Language;
}

/**
 * The people, places and rules of a text.
 *
 * @throws AppError 'network' when the service can't be reached, 'empty' when its answer can't be read, otherwise what it answered.
 */
export async function extractCast(request: CastRequest, caller: Caller, signal?: AbortSignal): Promise<FoundCast> {
  const response = await callService('extract-cast', {
    body: request,
    caller,
    signal,
    patienceMs: SHORT_CALL_PATIENCE_MS,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) throw new AppError('empty', strings.unread);
  return readNotes(answer);
}
