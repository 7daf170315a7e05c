import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

/** Milliseconds of hovering before it opens; keyboard focus opens it at once. */
const DELAY_MS = 400;
/** Pixels to its trigger, and to the edge of the screen. */
const GAP = 6;
const EDGE = 12;

export interface TooltipProps {
  /** A short text. Touch users never see it, so it must not be the only place for information. */
  readonly content: ReactNode;
  /** The trigger: focusable, passes its props on and has its own accessible name. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A text that appears beside a hovered or focused trigger, and closes with Esc. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Bubble side={side} sideOffset={GAP} collisionPadding={EDGE}>
            {content}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const { borderWidth, color, duration, easing, fontSize, layout, lineHeight, radius, space, zIndex } = theme;

const appear = keyframes`
  from { opacity: 0; }
`;

/* Ink as background and paper as text color, in both themes; the edge is visible with forced colors. */
const Bubble = styled(RadixTooltip.Content)`
  z-index: ${zIndex.tooltip};
  max-inline-size: min(${layout.menu}, var(--radix-tooltip-content-available-width));
  padding: ${space['2xs']} ${space.xs};
  border: ${borderWidth.hairline} solid ${color.text};
  border-radius: ${radius.sm};
  background: ${color.text};
  color: ${color.surface};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.snug};
  overflow-wrap: anywhere;
  animation: ${appear} ${duration.quick} ${easing.out};
`;
