import { storyQueries } from '@storyloom/shared/api/stories';
import { useRetry } from '@storyloom/shared/query';
import { Container } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { RequireUser } from '@storyloom/shared/api/require-user';
import { useSharedCopies } from '../../../model/use-shared-copies.ts';
import type { DownloadPart } from './story-actions.tsx';
import { StoryFailure } from './story-failure.tsx';
import { StoryNotFound } from './story-not-found.tsx';
import { StorySkeleton } from './story-skeleton.tsx';
import { StoryView } from './story-view.tsx';

interface Props {
  readonly Download: DownloadPart;
}

/** `/story/:storyId`: one saved story. */
export function StoryPage({ Download }: Props) {
  const { storyId = '' } = useParams();
  return (
    <Container $width="narrow">
      <RequireUser fallback={<StorySkeleton />}>
        {(userId) => <Story key={`${userId} ${storyId}`} userId={userId} storyId={storyId} Download={Download} />}
      </RequireUser>
    </Container>
  );
}

interface StoryProps extends Props {
  readonly userId: string;
  readonly storyId: string;
}

function Story({ userId, storyId, Download }: StoryProps) {
  // When offline, shows a failure instead of an endless skeleton.
  const query = useQuery({ ...storyQueries.detail(userId, storyId), networkMode: 'always' });
  // Loaded at once, so that it appears with the story instead of moving it down.
  const { sharedCopyOf } = useSharedCopies(userId, [storyId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);

  if (query.data) {
    return (
      <StoryView
        story={query.data}
        sharedCopy={sharedCopyOf(storyId)}
        userId={userId}
        headingRef={heading}
        Download={Download}
      />
    );
  }
  if (query.data === null) return <StoryNotFound headingRef={heading} />;
  if (failure) return <StoryFailure failure={failure} retrying={retrying} onRetry={retry} />;
  return <StorySkeleton />;
}
