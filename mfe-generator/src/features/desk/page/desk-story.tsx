import { type SavedStory, storyQueries } from '@storyloom/shared/api/stories';
import { useRetry } from '@storyloom/shared/query';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeskFailure, DeskNotFound, DeskSkeleton } from './desk-states.tsx';
import { Desk } from './desk.tsx';
import { useKeeper } from './use-keeper.ts';

interface Props {
  readonly userId: string;
  readonly storyId: string;
}

/** Loads a story as it is now: an older copy of it would be edited in vain. */
export function DeskStory({ userId, storyId }: Props) {
  const query = useQuery({
    ...storyQueries.detail(userId, storyId),
    refetchOnMount: 'always',
    // Another device may have saved it.
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);
  // Once shown it stays: a story that was deleted meanwhile may have changes that are not saved.
  const [shown, setShown] = useState<SavedStory>();
  const isCurrent = query.isFetchedAfterMount || shown !== undefined;
  if (isCurrent && query.data && query.data !== shown) setShown(query.data);

  if (shown) return <OpenDesk userId={userId} story={shown} isGone={query.data === null} />;
  if (query.data === null) return <DeskNotFound headingRef={heading} />;
  if (failure) return <DeskFailure failure={failure} retrying={retrying} onRetry={retry} />;
  return <DeskSkeleton />;
}

interface OpenProps {
  readonly userId: string;
  readonly story: SavedStory;
  readonly isGone: boolean;
}

function OpenDesk({ userId, story, isGone }: OpenProps) {
  const keeper = useKeeper(userId, story);
  if (!keeper) return <DeskSkeleton isQuiet />;
  return <Desk userId={userId} story={story} keeper={keeper} isGone={isGone} />;
}
