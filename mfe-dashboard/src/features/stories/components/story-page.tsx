import { storyQueries } from '@storyloom/shared/api/stories';
import { useRetry } from '@storyloom/shared/query';
import { Container } from '@storyloom/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { RequireUser } from './require-user.tsx';
import { StoryFailure } from './story-failure.tsx';
import { StoryNotFound } from './story-not-found.tsx';
import { StorySkeleton } from './story-skeleton.tsx';
import { StoryView } from './story-view.tsx';

/** `/story/:storyId`: one saved story, to read. */
export default function StoryPage() {
  const { storyId = '' } = useParams();
  return (
    <Container $width="narrow">
      <RequireUser fallback={<StorySkeleton />}>
        {(userId) => <Story key={`${userId} ${storyId}`} userId={userId} storyId={storyId} />}
      </RequireUser>
    </Container>
  );
}

function Story({ userId, storyId }: { readonly userId: string; readonly storyId: string }) {
  // Offline it fails, and says so, instead of showing a skeleton for ever.
  const query = useQuery({ ...storyQueries.detail(userId, storyId), networkMode: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);

  if (query.data) return <StoryView story={query.data} headingRef={heading} />;
  if (query.data === null) return <StoryNotFound headingRef={heading} />;
  if (failure) return <StoryFailure failure={failure} retrying={retrying} onRetry={retry} />;
  return <StorySkeleton />;
}
