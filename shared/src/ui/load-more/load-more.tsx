import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { cardTarget } from './card-target.ts';
import { strings } from './strings.ts';

export interface LoadMoreProps {
  /** The list above, one element per item: the first new one gets the focus. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** Number of items above. */
  readonly shown: number;
  /** Total number, if known. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  /** The next ones are loading. */
  readonly busy?: boolean | undefined;
  readonly onLoadMore: () => void;
  /** The button's label, if it names what it loads. */
  readonly label?: string | undefined;
}

/**
 * The end of a list that is loaded in pages. When more have arrived, the focus moves from the button to the first of them, and
 * their number is announced; a focus that has moved elsewhere in the meantime stays there.
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
  /** The number of items at the press; and whether the focus was still here when the last of them arrived. */
  const asked = useRef<number>(undefined);
  const [came, setCame] = useState(0);
  // A single item is seen at once.
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
    // If the button was removed with the last of them, the focus has moved to the page.
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
