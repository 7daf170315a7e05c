import {
  type OwnPublishedStory,
  ownPublishedStoryQueries,
  VISIBILITIES,
} from '@storyloom/shared/api/published-stories';
import type { Shared } from '@storyloom/shared/ui/community';
import { useRetry } from '@storyloom/shared/query';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { StoryVersion } from './story-version.ts';

/** Why others can't read a shared story. */
export type Barred = 'private' | 'hidden';

/** The copy that most people can read; the newest of several. */
function mostOpen(copies: readonly OwnPublishedStory[]): OwnPublishedStory | undefined {
  const openness = ({ isHidden, visibility }: OwnPublishedStory) => (isHidden ? -1 : VISIBILITIES.indexOf(visibility));
  return copies.toSorted((one, other) => openness(other) - openness(one))[0];
}

/**
 * Looks up whether a version is shared already, so that it is not shared twice by accident. Whether to look is decided when the
 * dialog opens, since what is shared in it has its own outcome. For a story that was continued after saving nothing is looked up:
 * sharing it changes the shared copy.
 */
export function useFoundCopy(
  userId: string | undefined,
  { rowId, saved }: StoryVersion,
  panel: RefObject<HTMLElement | null>,
) {
  const [sought] = useState(saved && userId !== undefined ? { userId, rowId } : undefined);
  const query = useQuery({
    ...ownPublishedStoryQueries.of(sought?.userId ?? '', sought?.rowId ?? ''),
    enabled: sought !== undefined,
    networkMode: 'always',
    // What is shown must not change under the user's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { failure, retrying, retry } = useRetry(query, panel);
  const isKnown = query.isFetchedAfterMount && query.isSuccess;
  const story = sought && isKnown ? mostOpen(query.data.items) : undefined;
  const copy: Shared | undefined = story && {
    title: story.title,
    isPublic: story.visibility === 'public',
    shareId: story.isHidden ? '' : story.shareId,
  };
  const barred: Barred | undefined = story?.isHidden
    ? 'hidden'
    : story?.visibility === 'private'
      ? 'private'
      : undefined;
  const state: 'pending' | 'none' | 'found' = copy ? 'found' : sought && !isKnown ? 'pending' : 'none';
  return { asked: sought !== undefined, state, copy, barred, failure, retrying, retry };
}
