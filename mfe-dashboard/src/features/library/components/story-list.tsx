import type { StorySummary } from '@storyloom/shared/api/stories';
import { CardGrid } from '@storyloom/shared/ui';
import { useSharedCopy } from '../../../model/use-shared-copy.ts';
import { StoryCard } from './story-card.tsx';

interface Props {
  readonly userId: string;
  readonly stories: readonly StorySummary[];
  readonly onShare: (story: StorySummary) => void;
  readonly onRename: (story: StorySummary) => void;
  readonly onDelete: (story: StorySummary) => void;
}

/** Saved stories in the order given. */
export function StoryList({ userId, stories, ...actions }: Props) {
  const sharedCopy = useSharedCopy(
    userId,
    stories.map(({ id }) => id),
  );
  return (
    <CardGrid as="ul" role="list" $min="cardWide">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} shared={sharedCopy(story.id)?.visibility} {...actions} />
      ))}
    </CardGrid>
  );
}
