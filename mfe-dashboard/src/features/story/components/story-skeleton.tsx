import { theme } from '@storyloom/shared/theme';
import { Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { StoryColumn, useReadingPaper } from '@storyloom/shared/ui/reader';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { PageHead } from '../../../components/page-head.tsx';

/** Takes the place of a story while it loads. */
export function StorySkeleton() {
  useReadingPaper();
  return (
    <Place aria-busy="true">
      <PageHead title={strings.loadingTitle} description={strings.description} />
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <Stack $gap="xl">
        <Title>
          <Skeleton shape="title" />
        </Title>
        <Skeleton lines={3} />
        <Skeleton lines={8} />
      </Stack>
    </Place>
  );
}

const Place = styled(StoryColumn)`
  padding-block-start: ${theme.space['2xl']};
`;

const Title = styled.div`
  font-size: ${theme.fontSize.displayMd};
`;
