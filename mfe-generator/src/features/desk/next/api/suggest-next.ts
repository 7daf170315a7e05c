import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import type { Genre, Language, StoryNotes } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';

export interface SuggestionRequest {
  readonly story: string;
  readonly genre: Genre;
  readonly language: Language;
  readonly notes?: StoryNotes;
}

export async function suggestNext(
  request: SuggestionRequest,
  caller: Caller,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const response = await callService('suggest-next', { body: request, caller, signal });
  const { suggestions } = Object(await response.json().catch(() => undefined));
  if (!Array.isArray(suggestions)) throw new AppError('empty', strings.failed);
  return suggestions.filter((suggestion) => typeof suggestion === 'string');
}
