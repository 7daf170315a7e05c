import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** `text` draws lines, `title` one tall line, `block` an area as high as a card. */
  readonly shape?: 'text' | 'title' | 'block' | undefined;
  /** Number of lines. */
  readonly lines?: number | undefined;
}

/** A placeholder for loading content. Hidden from screen readers: announce "Loading…" beside it. */
export function Skeleton({ shape = 'text', lines = 3 }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <Lines aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Bar key={index} $shape={shape} $short={shape === 'text' && count > 1 && index === count - 1} />
      ))}
    </Lines>
  );
}

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const { color, duration, easing, layout, media, mix, radius, size, space } = theme;

const HEIGHTS = { text: size.skeletonText, title: size.skeletonTitle, block: size.skeletonBlock } as const;

const Lines = styled.div`
  display: grid;
  gap: ${space.sm};
`;

const Bar = styled.div<{ $shape: keyof typeof HEIGHTS; $short: boolean }>`
  inline-size: ${({ $shape, $short }) => ($short || $shape === 'title' ? layout.shortLine : '100%')};
  block-size: ${({ $shape }) => HEIGHTS[$shape]};
  border-radius: ${({ $shape }) => ($shape === 'block' ? radius.lg : radius.sm)};
  background: color-mix(in oklab, ${color.border} ${mix.strong}, transparent);

  ${media.motionSafe} {
    animation: ${pulse} ${duration.pulse} ${easing.inOut} infinite;
  }
`;
