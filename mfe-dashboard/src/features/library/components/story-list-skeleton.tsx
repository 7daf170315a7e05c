import { CardGrid, Skeleton } from '@storyloom/shared/ui';

/** Enough cards to fill a row on a wide screen. */
const CARDS = ['first', 'second', 'third'];

/** The outline of a list of stories. Silent: say "Loading…" beside it. */
export function StoryListSkeleton() {
  return (
    <CardGrid>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" />
      ))}
    </CardGrid>
  );
}
