import type { StorySummary } from '@storyloom/shared/api/stories';
import { CardGrid } from '@storyloom/shared/ui';
import { useSharedWith } from '../model/use-shared-with.ts';
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
  const sharedWith = useSharedWith(userId, stories);
  return (
    <CardGrid as="ul" role="list" $min="cardWide">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} shared={sharedWith(story.id)} {...actions} />
      ))}
    </CardGrid>
  );
}
