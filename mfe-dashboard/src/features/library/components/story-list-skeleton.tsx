import { CardGrid, Skeleton } from '@storyloom/shared/ui';

/** Enough cards for a row on a wide screen. */
const CARDS = ['first', 'second', 'third'];

/** The outline of a list of stories. Not announced: the caller says “Loading…”. */
export function StoryListSkeleton() {
  return (
    <CardGrid>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" />
      ))}
    </CardGrid>
  );
}
