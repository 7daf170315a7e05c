import { ownSharedStoryQueries, type Visibility } from '@storyloom/shared/api/shared-stories';
import type { StorySummary } from '@storyloom/shared/api/stories';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Others who can read what is shared of a story. */
export type SharedWith = Exclude<Visibility, 'private'>;

/**
 * Says of each of these stories who can read what is shared of it: of several copies, the one that most can read. Nothing
 * while that is not known; the list doesn't wait for it.
 */
export function useSharedWith(userId: string, stories: readonly Pick<StorySummary, 'id'>[]) {
  const ids = stories.map(({ id }) => id);
  const { data } = useQuery({ ...ownSharedStoryQueries.ofAll(userId, ids), placeholderData: keepPreviousData });
  return (storyId: string): SharedWith | undefined => {
    const copies = data?.items.filter((copy) => copy.storyId === storyId && !copy.isHidden) ?? [];
    const has = (visibility: Visibility) => copies.some((copy) => copy.visibility === visibility);
    return has('public') ? 'public' : has('unlisted') ? 'unlisted' : undefined;
  };
}
