import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import type { OutlineChapter, StoryRequest } from '@storyloom/shared/domain';
import { parseChapters } from '../model/story-plan.ts';
import { outlineStrings as strings } from './strings.ts';

/**
 * The outline of the story that is requested.
 *
 * @throws AppError 'network' when the service can't be reached, 'empty' when it has none, otherwise what it answered.
 */
export async function outlineStory(
  request: StoryRequest,
  caller: Caller,
  signal: AbortSignal,
): Promise<readonly OutlineChapter[]> {
  const response = await callService('outline-story', { body: request, caller, signal });
  const { chapters } = Object(await response.json().catch(() => undefined));
  const parsed = parseChapters(chapters);
  if (!parsed) throw new AppError('empty', strings.failed.empty);
  return parsed;
}
