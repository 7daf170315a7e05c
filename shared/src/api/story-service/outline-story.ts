import { AppError } from '@storyloom/shared/api';
import { type OutlineChapter, SHORT_CALL_PATIENCE_MS, type StoryRequest } from '@storyloom/shared/domain';
import { callService } from './call-service.ts';
import type { Caller } from './caller.ts';
import { strings } from './strings.ts';

const isChapter = (value: unknown): value is OutlineChapter => {
  const { title, summary } = Object(value);
  return typeof title === 'string' && typeof summary === 'string';
};

/**
 * The chapters of a story that is about to be written.
 *
 * @throws AppError 'network' when the service can't be reached, 'empty' when it has none, otherwise what it answered; the signal's own error on abort.
 */
export async function outlineStory(
  request: StoryRequest,
  caller: Caller,
  signal?: AbortSignal,
): Promise<readonly OutlineChapter[]> {
  const response = await callService('outline-story', {
    body: request,
    caller,
    signal,
    patienceMs: SHORT_CALL_PATIENCE_MS,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const { chapters } = Object(answer);
  if (!Array.isArray(chapters) || chapters.length === 0 || !chapters.every(isChapter)) {
    throw new AppError('empty', strings.noOutline);
  }
  return chapters;
}
