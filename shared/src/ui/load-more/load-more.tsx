import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { cardTarget } from './card-target.ts';
import { strings } from './strings.ts';

export interface LoadMoreProps {
  /** The list above, one element an item: the first new one takes the focus. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** How many items stand above. */
  readonly shown: number;
  /** How many there are, where that is known. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  /** The next ones are on their way. */
  readonly busy?: boolean | undefined;
  readonly onLoadMore: () => void;
  /** On the button, where it says what it loads. */
  readonly label?: string | undefined;
}

/**
 * The foot of a list that is shown in parts. When more have come, the focus moves from the button to the first of them, and
 * it is said how many there are; who has gone on meanwhile stays where they are.
 */
export function LoadMore({
  listRef,
  shown,
  total,
  hasMore,
  busy = false,
  onLoadMore,
  label = strings.loadMore,
}: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  /** How many there were at the press; and whether the focus was still here as the last of them came. */
  const asked = useRef<number>(undefined);
  const [came, setCame] = useState(0);
  // One that stands there alone is seen at once.
  const isCounted = hasMore || shown > 1;
  const said = came === 0 ? null : strings.came(came, summary(shown, total, hasMore));

  function handlePress() {
    asked.current = shown;
    setCame(0);
    onLoadMore();
  }

  useLayoutEffect(() => {
    const before = asked.current;
    if (busy || before === undefined) return;
    asked.current = undefined;
    if (shown <= before) return;
    setCame(shown - before);
    const { activeElement } = document;
    // A button that left with the last of them has dropped the focus to the page.
    if (activeElement !== document.body && !foot.current?.contains(activeElement)) return;
    cardTarget(listRef.current?.children[before])?.focus();
  }, [busy, shown, listRef]);

  return (
    <Foot ref={foot}>
      {isCounted && <Summary>{summary(shown, total, hasMore)}</Summary>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {hasMore && (
        <Button busy={busy} busyLabel={strings.loading} onClick={handlePress}>
          {label}
        </Button>
      )}
    </Foot>
  );
}

function summary(shown: number, total: number | undefined, hasMore: boolean): string {
  if (!hasMore) return strings.all(shown);
  return total === undefined ? strings.shown(shown) : strings.shownOf(shown, total);
}

const { color, fontSize, space } = theme;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  padding-block: ${space.xl};
`;

const Summary = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
