import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { type Genre, type Language, SHORT_CALL_PATIENCE_MS, type StoryNotes } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';

export interface SuggestionRequest {
  readonly story: string;
  readonly genre: Genre;
  readonly language: Language;
  readonly notes?: StoryNotes;
}

/**
 * Ways in which a story can go on, one sentence each.
 *
 * @throws AppError 'network' when the service can't be reached, 'empty' when it has none, otherwise what it answered.
 */
export async function suggestNext(
  request: SuggestionRequest,
  caller: Caller,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const response = await callService('suggest-next', {
    body: request,
    caller,
    signal,
    patienceMs: SHORT_CALL_PATIENCE_MS,
  });
  const { suggestions } = Object(await response.json().catch(() => undefined));
  const found = Array.isArray(suggestions) ? suggestions.filter((one) => typeof one === 'string') : [];
  if (found.length === 0) throw new AppError('empty', strings.unread);
  return found;
}
