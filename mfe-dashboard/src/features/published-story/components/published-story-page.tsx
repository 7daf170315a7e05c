import { useFreshCounts } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { type CommunityStoryText, communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { ButtonLink, Container, PageHeader, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { StoryColumn, useReadingPaper } from '@storyloom/shared/ui/reader';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../components/page-head.tsx';
import { useOwnHead } from '../model/use-own-head.ts';
import { strings } from '../strings.ts';
import { PublishedStoryView } from './published-story-view.tsx';

interface Props {
  /** The download menu, from another feature. */
  readonly Download: ComponentType<{ readonly story: CommunityStoryText }>;
}

/** `/s/:shareId`: a shared story for anyone who has the link. */
export function PublishedStoryPage({ Download }: Props) {
  const { shareId = '' } = useParams();
  return <PublishedStory key={shareId} shareId={shareId} Download={Download} />;
}

function PublishedStory({ shareId, Download }: Props & { readonly shareId: string }) {
  const { user, loading } = useSession();
  useFreshCounts('story', user?.id);
  useOwnHead();
  const query = useQuery({
    ...communityStoryQueries.link(user?.id, shareId),
    enabled: !loading,
    // When offline, shows a failure instead of an endless skeleton.
    networkMode: 'always',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);
  const story = query.data?.items[0];

  if (story) {
    return (
      <Container $width="narrow">
        <PublishedStoryView key={story.id} story={story} headingRef={heading} Download={Download} />
      </Container>
    );
  }
  const title = query.data ? strings.notFound : strings.loadingTitle;
  return (
    <Container $width="narrow">
      <PageHead
        unlisted={query.data !== undefined}
        title={title}
        description={query.data ? strings.notFoundText : strings.loadingDescription}
      />
      {query.isPending && !failure ? (
        <PublishedStorySkeleton />
      ) : (
        <>
          <PageHeader ref={heading} title={title} description={query.data && strings.notFoundText} />
          <Stack $gap="lg" $align="flex-start">
            {failure && !query.data && (
              <FailureAlert title={strings.failed(failureReason(failure))} retrying={retrying} onRetry={retry} />
            )}
            <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
          </Stack>
        </>
      )}
    </Container>
  );
}

function PublishedStorySkeleton() {
  useReadingPaper();
  return (
    <StoryColumn aria-busy="true">
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <Stack $gap="xl">
        <Skeleton shape="block" />
        <Skeleton lines={8} />
      </Stack>
    </StoryColumn>
  );
}
