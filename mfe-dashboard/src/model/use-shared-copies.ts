import { type OwnSharedStory, ownSharedStoryQueries, type Visibility } from '@storyloom/shared/api/shared-stories';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What is shared of a saved story, and can be read by others. */
export interface SharedCopy extends OwnSharedStory {
  readonly visibility: Exclude<Visibility, 'private'>;
}

const isRead = (copy: OwnSharedStory): copy is SharedCopy => copy.visibility !== 'private' && !copy.isHidden;

/**
 * Finds what others can read of each of these saved stories: of several copies, the one that most can read. Nothing while
 * that is not known; the page doesn't wait for it.
 */
export function useSharedCopies(userId: string, storyIds: readonly string[]) {
  const { data, isPlaceholderData } = useQuery({
    ...ownSharedStoryQueries.ofAll(userId, storyIds),
    placeholderData: keepPreviousData,
  });
  const copiesOf = (storyId: string) => data?.items.filter((copy) => copy.storyId === storyId) ?? [];
  return {
    sharedCopyOf(storyId: string): SharedCopy | undefined {
      const copies = copiesOf(storyId).filter(isRead);
      return copies.find(({ visibility }) => visibility === 'public') ?? copies[0];
    },
    /** Known to have no copy that is shared, not even one that the operator hides. */
    isUnshared: (storyId: string): boolean =>
      data !== undefined && !isPlaceholderData && copiesOf(storyId).every(({ visibility }) => visibility === 'private'),
  };
}
