import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { borderWidth, color, duration, easing, fontSize, lineHeight, media, radius, size, space } = theme;

/** The box of every text-like control. */
export const controlStyles = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.control};
  padding: ${space.xs} ${space.sm};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  color: ${color.text};
  /* At least 1rem: phones zoom into smaller inputs. */
  font-size: ${fontSize.md};
  line-height: ${lineHeight.body};
  transition: border-color ${duration.quick} ${easing.out};

  ${media.hover} {
    &:hover:enabled:not([aria-invalid='true']) {
      border-color: ${color.text};
    }
  }

  &:focus-visible {
    outline-offset: 0;
    border-color: ${color.focus};
    border-radius: ${radius.md};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${borderWidth.hairline} ${color.danger};
  }

  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
