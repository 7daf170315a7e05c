import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

export interface LoadMoreProps {
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
 * The foot of a list that is shown in parts. The button keeps focus while more arrive above it; with the last of them it
 * goes, and focus moves to the words beside it instead of being lost.
 */
export function LoadMore({ shown, total, hasMore, busy = false, onLoadMore, label = strings.loadMore }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null);
  /** As the button leaves the page, while focus is still on it. Stable, or it would run at each render. */
  const handOverFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) status.current?.focus();
    },
    [],
  );

  return (
    <Foot>
      <Status ref={status} role="status" tabIndex={-1}>
        {summary(shown, total, hasMore)}
      </Status>
      {hasMore && (
        <Button ref={handOverFocus} busy={busy} busyLabel={strings.loading} onClick={onLoadMore}>
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

const Status = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
