import type { StorySummary } from '@storyloom/shared/api/stories';
import { theme } from '@storyloom/shared/theme';
import { CardGrid, Stack } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { StoryCard } from './story-card.tsx';

interface Props {
  readonly stories: readonly StorySummary[];
  readonly onDelete: (id: string) => void;
}

/** Saved stories in the order given. */
export function StoryList({ stories, onDelete }: Props) {
  return (
    <Stack>
      <Count>{strings.list.count(stories.length)}</Count>
      <CardGrid as="ul" role="list">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} onDelete={onDelete} />
        ))}
      </CardGrid>
    </Stack>
  );
}

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
