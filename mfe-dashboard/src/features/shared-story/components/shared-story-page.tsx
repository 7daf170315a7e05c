import { useFreshCounts } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { communityStoryQueries } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { ButtonLink, Container, PageHeader, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { strings } from '../strings.ts';
import { CommunityStoryView } from './community-story-view.tsx';

/** `/community/:storyId`: one shared story, to read. */
export default function CommunityStoryPage() {
  const { storyId = '' } = useParams();
  const { user, loading } = useSession();
  useFreshCounts('story', user?.id);
  const query = useQuery({ ...communityStoryQueries.detail(user?.id, storyId), enabled: !loading });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);
  const story = query.data?.items[0];

  return (
    <Container $width="narrow">
      {story && <CommunityStoryView key={story.id} story={story} headingRef={heading} />}
      {query.data && !story && (
        <>
          <title>{`${strings.notFound} · ${strings.site}`}</title>
          <PageHeader ref={heading} title={strings.notFound} description={strings.notFoundText} />
          <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
        </>
      )}
      {!query.data && (
        <>
          <title>{`${strings.loadingTitle} · ${strings.site}`}</title>
          {failure ? (
            <>
              <PageHeader title={strings.loadingTitle} />
              <Stack $gap="lg" $align="flex-start">
                <FailureAlert title={strings.storyFailed(failureReason(failure))} retrying={retrying} onRetry={retry} />
                <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
              </Stack>
            </>
          ) : (
            <StorySkeleton />
          )}
        </>
      )}
    </Container>
  );
}

function StorySkeleton() {
  return (
    <Stack $gap="lg">
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton lines={8} />
    </Stack>
  );
}
