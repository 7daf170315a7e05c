import { theme } from '@storyloom/shared/theme';
import { Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { StoryListSkeleton } from '../features/library/components/story-list-skeleton.tsx';
import { strings } from './strings.ts';

/** Takes the place of the dashboard while the session loads. */
export function DashboardSkeleton() {
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <Stack $gap="xl">
        <Title>
          <Skeleton shape="title" />
        </Title>
        <StoryListSkeleton />
      </Stack>
    </Place>
  );
}

const Place = styled.div`
  padding-block-start: ${theme.space['2xl']};
`;

const Title = styled.div`
  font-size: ${theme.fontSize.displayMd};
`;
