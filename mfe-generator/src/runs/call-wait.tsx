import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { runStrings } from './strings.ts';
import { useLongCall } from './use-long-call.ts';
import { Elapsed } from './wait-line.tsx';

interface Props {
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
  /** The button that began the call; gets the focus when Cancel is gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The wait for a short call that takes long, and a button that ends it. */
export function CallWait({ isWaiting, onCancel, button }: Props) {
  const since = useLongCall(isWaiting);
  if (since === undefined) return null;

  function handleCancel() {
    onCancel();
    button.current?.focus({ preventScroll: true });
  }

  return (
    <Line>
      <span>
        {runStrings.waits.model} <Elapsed since={since} />
      </span>
      <Button variant="quiet" onClick={handleCancel}>
        {runStrings.cancel}
      </Button>
    </Line>
  );
}

const { color, fontSize, space } = theme;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.none} ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
