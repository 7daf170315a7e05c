import { css, keyframes } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

const { borderWidth, color, duration, easing, fontSize, layout, media, radius, space, zIndex } = theme;

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space.sm}); }
`;

/** Dims the page and scrolls a dialog taller than the screen. Phones have it at the bottom, near the thumb. */
export const overlayStyles = css`
  position: fixed;
  z-index: ${zIndex.overlay};
  inset: 0;
  display: grid;
  place-items: end center;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Radix lets nothing outside of a dialog's content be pressed; this has to scroll, and closes the dialog. */
  pointer-events: auto;
  padding: ${space.sm};
  background: ${color.scrim};
  animation: ${appear} ${duration.quick} ${easing.out};

  ${media.tablet} {
    place-items: center;
    padding: ${space.lg};
  }
`;

export const dialogStyles = css`
  position: relative;
  display: grid;
  gap: ${space.md};
  inline-size: 100%;
  max-inline-size: ${layout.dialog};
  padding: ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${color.shadowDialog};
  animation: ${rise} ${duration.gentle} ${easing.out};

  &:focus-visible {
    outline: none;
  }
`;

export const dialogTitleStyles = css`
  font-size: ${fontSize.xl};
`;

export const dialogDescriptionStyles = css`
  color: ${color.textMuted};
`;

/** The answers, the main one last; stacked on phones with the main one on top. */
export const dialogActionStyles = css`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.xs};
  margin-block-start: ${space.xs};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
    gap: ${space.sm};
  }
`;
