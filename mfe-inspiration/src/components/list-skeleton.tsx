import { CardGrid, Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Enough cards to fill two rows on a wide screen. */
const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The placeholder of a list that is loading. */
export function ListSkeleton({ cards = CARDS.length }: { readonly cards?: number }) {
  return (
    <>
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <CardGrid>
        {CARDS.slice(0, cards).map((card) => (
          <Skeleton key={card} shape="block" />
        ))}
      </CardGrid>
    </>
  );
}
