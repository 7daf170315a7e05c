import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

/** Props that `Button` and `ButtonLink` pass to {@link buttonStyles}. */
export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
}

const { borderWidth, color, duration, easing, fontSize, fontWeight, lineHeight, media, mix, radius, size, space } =
  theme;

/** Mixed with ink, a fill darkens in the light theme and brightens in the dark one. */
const pressed = (fill: string): string => `color-mix(in oklab, ${fill} ${mix.firm}, ${color.text})`;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    ${media.hover} {
      &:hover:not([disabled], [aria-disabled='true']) {
        background: ${pressed(color.accent)};
      }
    }
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border-color: ${color.borderStrong};
    color: ${color.text};

    ${media.hover} {
      &:hover:not([disabled], [aria-disabled='true']) {
        background: ${color.surfaceSunken};
        border-color: ${color.text};
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accentText};

    ${media.hover} {
      &:hover:not([disabled], [aria-disabled='true']) {
        background: ${color.accentSurface};
      }
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};

    ${media.hover} {
      &:hover:not([disabled], [aria-disabled='true']) {
        background: ${pressed(color.danger)};
      }
    }
  `,
};

/*
 * With forced colors, the primary button stands out by being filled. Otherwise the browser would draw a backplate behind the
 * text, in the color of the text.
 */
const filled = css`
  &:not([disabled], [aria-disabled='true']) {
    forced-color-adjust: none;
    background: ButtonText;
    border-color: ButtonText;
    color: ButtonFace;
    outline-color: Highlight;
  }
`;
const forcedVariants = { primary: filled, secondary: undefined, quiet: undefined, danger: filled };

const sizes = {
  md: css`
    min-block-size: ${size.control};
    padding: ${space.xs} ${space.md};
    font-size: ${fontSize.md};
  `,
  lg: css`
    min-block-size: ${size.controlLarge};
    padding: ${space.sm} ${space.lg};
    font-size: ${fontSize.lg};
  `,
};

/** The look of a button, shared with links that look like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.md};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${duration.quick} ${easing.out},
    border-color ${duration.quick} ${easing.out};

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:focus-visible {
    border-radius: ${radius.md};
  }

  &[disabled],
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : color.surfaceSunken)};
    border-color: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : color.border)};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  & > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }

  ${media.forcedColors} {
    ${({ $variant }) => forcedVariants[$variant]}

    &[disabled],
    &[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
