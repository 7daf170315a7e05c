import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { SpinnerMark } from './spinner-mark.ts';

export interface SpinnerProps {
  /** A text about what is loading. */
  readonly children: ReactNode;
  /** `block` is centered with space around it. */
  readonly layout?: 'inline' | 'block' | undefined;
}

/** A loading indicator with a text. Announce it from the page's own status line. */
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
