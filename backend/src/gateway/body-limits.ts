import { BODY_MAX_BYTES, PASSAGE_BODY_MAX_BYTES, STORY_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { REPORTS_PATH } from '@storyloom/shared/contract';
import { REPORT_MAX_BYTES } from '../metrics/module-metrics.ts';

/**
 * The data interface accepts more than a function: a saved story may have 60,000 characters of up to four bytes, next to a
 * prompt and JSON escapes.
 */
const DATA_BODY_MAX_BYTES = 512 * 1024;

/** Requests about a story contain its text or its notes; other functions need little. */
const BODY_MAX_OF = new Map([
  ['extract-cast', STORY_BODY_MAX_BYTES],
  ['generate-story', STORY_BODY_MAX_BYTES],
  ['outline-story', STORY_BODY_MAX_BYTES],
  ['revise-passage', PASSAGE_BODY_MAX_BYTES],
  ['suggest-next', STORY_BODY_MAX_BYTES],
]);

/** Bytes that the body of a request to this path may have. */
export function bodyMaxOf(pathname: string): number {
  if (pathname === REPORTS_PATH) return REPORT_MAX_BYTES;
  if (pathname.startsWith('/rest/')) return DATA_BODY_MAX_BYTES;
  return BODY_MAX_OF.get(pathname.replace(/^\/functions\/v1\//, '')) ?? BODY_MAX_BYTES;
}
