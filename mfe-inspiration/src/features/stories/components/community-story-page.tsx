import { failureReason } from '@storyloom/shared/api/failure-reason';
import { communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { ButtonLink, Container, PageHeader, Stack } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { strings } from '../strings.ts';

/** `/community/:storyId`: redirects to a published story. Its link changes when it is published again; its id stays. */
export default function CommunityStoryPage() {
  const { storyId = '' } = useParams();
  const { user, loading } = useSession();
  const query = useQuery({ ...communityStoryQueries.detail(user?.id, storyId), enabled: !loading });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);
  const story = query.data?.items[0];
  // A private story has no link; its owner opens it by its id.
  const address = story && (story.shareId || story.id);

  if (address) return <Navigate replace to={paths.publishedStory.href(address)} />;
  const title = query.data ? strings.notFound : strings.loadingTitle;
  return (
    <Container $width="narrow">
      <title>{`${title} · ${strings.site}`}</title>
      <Stack $gap="lg" $align="flex-start">
        <PageHeader ref={heading} title={title} description={query.data && strings.notFoundText} />
        {failure && !query.data && (
          <FailureAlert title={strings.storyFailed(failureReason(failure))} retrying={retrying} onRetry={retry} />
        )}
        {query.isPending && !failure && <ListSkeleton cards={1} />}
        <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
      </Stack>
    </Container>
  );
}
