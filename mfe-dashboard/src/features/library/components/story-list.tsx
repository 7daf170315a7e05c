import type { StorySummary } from '@storyloom/shared/api/stories';
import { CardGrid } from '@storyloom/shared/ui';
import type { SharedCopy } from '../../../model/use-shared-copies.ts';
import { StoryCard } from './story-card.tsx';

interface Props {
  readonly stories: readonly StorySummary[];
  /** The shared copy of a story that others can read. */
  readonly sharedCopyOf: (storyId: string) => SharedCopy | undefined;
  readonly onShare: (story: StorySummary) => void;
  readonly onRename: (story: StorySummary) => void;
  readonly onDelete: (story: StorySummary) => void;
}

/** Saved stories in the given order. */
export function StoryList({ stories, sharedCopyOf, ...actions }: Props) {
  return (
    <CardGrid as="ul" role="list" $min="cardWide">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} shared={sharedCopyOf(story.id)?.visibility} {...actions} />
      ))}
    </CardGrid>
  );
}
