import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { SpinnerMark } from './spinner-mark.ts';

export interface SpinnerProps {
  /** What is being waited for; always in words. */
  readonly children: ReactNode;
  /** `block` is centred in a roomy space of its own. */
  readonly layout?: 'inline' | 'block' | undefined;
}

/** Waiting, in words and with a turning mark. Announce it from the page's own status line. */
export function Spinner({ children, layout = 'inline' }: SpinnerProps) {
  return (
    <Line $block={layout === 'block'}>
      <SpinnerMark />
      <span>{children}</span>
    </Line>
  );
}

const { color, space } = theme;

const Line = styled.div<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  padding-block: ${({ $block }) => ($block ? space['2xl'] : space.none)};
  color: ${color.textMuted};

  & > :first-child {
    color: ${color.accent};
  }
`;
