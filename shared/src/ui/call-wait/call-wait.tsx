import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Elapsed } from './elapsed.tsx';
import { waitStrings } from './strings.ts';
import { useLongCall } from './use-long-call.ts';

export interface CallWaitProps {
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
  /** The button that began the call; gets the focus when Cancel is gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The wait for a short call that takes long, and a button that ends it. */
export function CallWait({ isWaiting, onCancel, button }: CallWaitProps) {
  const since = useLongCall(isWaiting);
  const isShown = since !== undefined;

  function handleCancel() {
    onCancel();
    button.current?.focus({ preventScroll: true });
  }

  return (
    <Line data-idle={!isShown || undefined}>
      <span>
        {/* Always there: a live region that is inserted with its text is not announced everywhere. The seconds stay outside. */}
        <span role="status">{isShown && waitStrings.model}</span>
        {isShown && (
          <>
            {' '}
            <Elapsed since={since} />
          </>
        )}
      </span>
      {isShown && (
        <Button variant="quiet" onClick={handleCancel}>
          {waitStrings.cancel}
        </Button>
      )}
    </Line>
  );
}

const { color, fontSize, space } = theme;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > button {
    flex: none;
  }

  /* Without a gap beside it while it is empty. */
  &[data-idle] {
    position: absolute;
  }
`;
