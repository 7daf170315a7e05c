import {
  type OwnPublishedStory,
  ownPublishedStoryQueries,
  type Visibility,
} from '@storyloom/shared/api/published-stories';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A shared copy of a saved story that others can read. */
export interface SharedCopy extends OwnPublishedStory {
  readonly visibility: Exclude<Visibility, 'private'>;
}

const isRead = (copy: OwnPublishedStory): copy is SharedCopy => copy.visibility !== 'private' && !copy.isHidden;

/** Finds the shared copy of each saved story that most people can read. Empty until loaded; the page does not wait for it. */
export function useSharedCopies(userId: string, storyIds: readonly string[]) {
  const { data, isPlaceholderData } = useQuery({
    ...ownPublishedStoryQueries.ofAll(userId, storyIds),
    placeholderData: keepPreviousData,
  });
  const copiesOf = (storyId: string) => data?.items.filter((copy) => copy.storyId === storyId) ?? [];
  return {
    sharedCopyOf(storyId: string): SharedCopy | undefined {
      const copies = copiesOf(storyId).filter(isRead);
      return copies.find(({ visibility }) => visibility === 'public') ?? copies[0];
    },
    /** Whether it is certain that no copy is shared, not even a hidden one. */
    isUnshared: (storyId: string): boolean =>
      data !== undefined && !isPlaceholderData && copiesOf(storyId).every(({ visibility }) => visibility === 'private'),
  };
}
