import { failureReason } from '@storyloom/shared/api/failure-reason';
import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, PageHeader, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { StoryColumn, useReadingPaper } from '@storyloom/shared/ui/reader';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

function Head() {
  return (
    <>
      <title>{`${strings.title} · Storyloom`}</title>
      <meta name="description" content={strings.description} />
    </>
  );
}

interface SkeletonProps {
  /** Another one beside it in time announces the loading. */
  readonly isQuiet?: boolean;
}

/** Takes the place of the desk while its story loads. */
export function DeskSkeleton({ isQuiet = false }: SkeletonProps) {
  useReadingPaper();
  return (
    <Place aria-busy="true">
      <Head />
      {!isQuiet && <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>}
      <Stack $gap="lg">
        <h1>{strings.title}</h1>
        <Skeleton lines={2} />
        <Skeleton lines={8} />
      </Stack>
    </Place>
  );
}

/** The story does not exist or belongs to another user; the page does not reveal which. */
export function DeskNotFound({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <title>{`${strings.notFound} · Storyloom`}</title>
      <meta name="description" content={strings.description} />
      <PageHeader
        ref={headingRef}
        title={strings.notFound}
        description={strings.notFoundText}
        actions={
          <ButtonLink variant="primary" to={paths.dashboard.href()}>
            {strings.backToStories}
          </ButtonLink>
        }
      />
    </>
  );
}

interface FailureProps {
  readonly failure: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Loading the story failed; it may well exist. */
export function DeskFailure({ failure, retrying, onRetry }: FailureProps) {
  return (
    <>
      <Head />
      <PageHeader title={strings.title} />
      <Stack $gap="lg">
        <FailureAlert title={strings.failed(failureReason(failure))} retrying={retrying} onRetry={onRetry} />
        <div>
          <ButtonLink to={paths.dashboard.href()}>{strings.backToStories}</ButtonLink>
        </div>
      </Stack>
    </>
  );
}

const { fontSize, space } = theme;

const Place = styled(StoryColumn)`
  padding-block-start: ${space.lg};

  h1 {
    font-size: ${fontSize.displaySm};
  }
`;
