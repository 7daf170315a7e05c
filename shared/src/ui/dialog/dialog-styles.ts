import { css, keyframes } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

const { borderWidth, color, duration, easing, fontSize, layout, media, radius, size, space, zIndex } = theme;

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space.sm}); }
`;

/** Dims the page and scrolls a dialog taller than the screen. On phones it is at the bottom, near the thumb. */
export const overlayStyles = css`
  position: fixed;
  z-index: ${zIndex.overlay};
  inset: 0;
  display: grid;
  place-items: end center;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Radix disables pointer events outside of a dialog's content; this has to scroll, and closes the dialog. */
  pointer-events: auto;
  padding: ${space.sm};
  /* What gets the focus is not behind the buttons. */
  scroll-padding-block-end: calc(2 * ${size.touch} + ${space.xl});
  background: ${color.scrim};
  animation: ${appear} ${duration.quick} ${easing.out};

  &[data-size='page'] {
    place-items: stretch center;
    padding: ${space.none};
  }

  ${media.tablet} {
    place-items: center;

    &,
    &[data-size='page'] {
      padding: ${space.lg};
    }
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

/** As high as the window, so that a list beside a text can stay where it is. */
export const pageDialogStyles = css`
  &[data-size='page'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    max-inline-size: ${layout.page};
    padding-block-end: ${space.none};
    overflow: hidden;

    ${media.phone} {
      padding-inline: ${space.md};
      border: none;
      border-radius: 0;
    }
  }
`;

export const dialogTitleStyles = css`
  font-size: ${fontSize.xl};
`;

export const dialogDescriptionStyles = css`
  color: ${color.textMuted};
`;

/**
 * The buttons, the main one last. On phones they fill the row, or two rows with the main one on top if they don't fit. They stay
 * visible while the content above them scrolls, if the window has room for both.
 */
export const dialogActionStyles = css`
  display: flex;
  flex-flow: row wrap-reverse;
  gap: ${space.xs};
  margin-block-start: ${space.xs};

  & > * {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }

  ${media.tablet} {
    justify-content: flex-end;
    gap: ${space.sm};

    & > * {
      flex-grow: 0;
    }
  }

  ${media.roomy} {
    position: sticky;
    z-index: ${zIndex.raised};
    inset-block-end: calc(-1 * ${space.sm});
    margin: calc(-1 * ${space.xs}) calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
    padding: ${space.md} ${space.lg} ${space.lg};
    border-radius: ${radius.lg};
    background: linear-gradient(transparent, ${color.surfaceRaised} ${space.md});

    /* As far as the space around the dialog reaches. */
    ${media.tablet} {
      inset-block-end: calc(-1 * ${space.lg});
    }
  }
`;
