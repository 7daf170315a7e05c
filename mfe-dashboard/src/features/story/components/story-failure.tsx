import { failureReason } from '@storyloom/shared/api/failure-reason';
import { paths } from '@storyloom/shared/contract';
import { ButtonLink, PageHeader, Stack } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { strings } from '../strings.ts';
import { PageHead } from '../../../components/page-head.tsx';

interface Props {
  readonly failure: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Loading the story failed; it may well exist. */
export function StoryFailure({ failure, retrying, onRetry }: Props) {
  return (
    <>
      <PageHead title={strings.loadingTitle} description={strings.description} />
      <PageHeader title={strings.loadingTitle} />
      <Stack $gap="lg">
        <FailureAlert title={strings.failed(failureReason(failure))} retrying={retrying} onRetry={onRetry} />
        <div>
          <ButtonLink to={paths.dashboard.href()}>{strings.backToStories}</ButtonLink>
        </div>
      </Stack>
    </>
  );
}
