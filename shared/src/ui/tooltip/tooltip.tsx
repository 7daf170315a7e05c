import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

/** Milliseconds that the pointer rests before it opens; the keyboard's focus opens it at once. */
const DELAY_MS = 400;
/** Pixels to its trigger, and to the edge of the screen. */
const GAP = 6;
const EDGE = 12;

export interface TooltipProps {
  /** A few words. Fingers never see them: say nothing here that is said nowhere else. */
  readonly content: ReactNode;
  /** What it belongs to: something that takes focus, passes its props on and has a name of its own. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A remark that appears beside what is pointed at or focused, and leaves with Esc. */
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

/* Ink on the page and paper for its words, in either theme; the edge shows where colours are forced. */
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
