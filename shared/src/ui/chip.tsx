import type { ReactNode } from 'react';
import { Link as RouterLink } from '../facade/router.ts';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { GenreAccent } from '../theme/tokens.ts';

export interface ChipProps {
  readonly children: ReactNode;
  /** `accent` has the color of the surrounding genre, or of `genre`. */
  readonly tone?: 'neutral' | 'accent' | undefined;
  readonly genre?: GenreAccent | undefined;
  readonly icon?: ReactNode;
  /** Makes it a link. */
  readonly to?: string | undefined;
}

/** A small label: a genre, a difficulty, a tag. */
export function Chip({ children, genre, tone = genre === undefined ? 'neutral' : 'accent', icon, to }: ChipProps) {
  if (to !== undefined) {
    return (
      <LinkChip to={to} data-genre={genre} $tone={tone}>
        {icon}
        {children}
      </LinkChip>
    );
  }
  return (
    <PlainChip data-genre={genre} $tone={tone}>
      {icon}
      {children}
    </PlainChip>
  );
}

const { borderWidth, color, fontSize, fontWeight, lineHeight, media, radius, size, space, zIndex } = theme;

interface ToneProps {
  readonly $tone: 'neutral' | 'accent';
}

const chipStyles = css<ToneProps>`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  inline-size: fit-content;
  padding: ${space['3xs']} ${space.xs};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.sm};
  background: ${({ $tone }) => ($tone === 'accent' ? color.accentSurface : color.surfaceSunken)};
  color: ${({ $tone }) => ($tone === 'accent' ? color.accentText : color.textMuted)};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.body};

  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`;

const PlainChip = styled.span<ToneProps>`
  ${chipStyles}
`;

const LinkChip = styled(RouterLink)<ToneProps>`
  ${chipStyles}
  position: relative;
  z-index: ${zIndex.raised};
  text-decoration: none;

  /* The target is taller than the label looks. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space.xs}) 0;
  }

  ${media.touch} {
    &::before {
      inset-block: calc((100% - ${size.touch}) / 2);
    }
  }

  ${media.hover} {
    &:hover {
      border-color: currentcolor;
    }
  }
`;
