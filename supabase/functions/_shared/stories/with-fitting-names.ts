import type { StoryRequest } from '@storyloom/shared/domain';
import type { ChildGuard } from '../children/child-guard.ts';

/**
 * A story request without names to avoid that do not fit a story for children. The page takes them from the user's other stories by
 * itself, so its user could not change them.
 */
export async function withFittingNames(children: ChildGuard, story: StoryRequest): Promise<StoryRequest> {
  const { genre, avoidNames } = story;
  return avoidNames === undefined ? story : { ...story, avoidNames: await children.fittingNames(genre, avoidNames) };
}
