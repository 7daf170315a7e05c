import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { createGlobalStyle, styled } from 'styled-components';

const { borderWidth, color, fontSize, layout, media, radius, size, space, zIndex } = theme;

/** The height of the row, fixed and in the page alike: nothing below it may move when it changes between the two. */
const ROW = `calc(${size.controlLarge} + 2 * ${space.xs})`;
/** The same in a window that is hardly higher than the row. */
const SHORT_ROW = `calc(${size.control} + 2 * ${space['3xs']})`;
/** The bottom edge of the visible page: above the on-screen keyboard where that covers the page. */
const FOOT = 'var(--keyboard-room, 0px)';

/* Focused elements and scroll targets are not hidden behind the bar. */
export const RoomForBar = createGlobalStyle`
  ${media.roomy} {
    html {
      scroll-padding-block-end: calc(${ROW} + ${space.sm});
    }
  }

  ${media.phone} {
    html {
      scroll-padding-block-end: calc(${ROW} + ${space['3xl']});
    }
  }

  ${media.short} {
    html {
      scroll-padding-block-end: ${SHORT_ROW};
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.none} ${space.md};

  ${media.phone} {
    flex-flow: column;
    align-items: stretch;
  }

  ${media.roomy} {
    &:not([data-running]) {
      position: sticky;
      z-index: ${zIndex.raised};
      inset-block-end: ${FOOT};
      background: ${color.surface};
      /* Fades out what is under the bar; invisible where nothing is. */
      box-shadow: 0 calc(-1 * ${space.xs}) ${space.xs} ${color.surface};
    }
  }

  &[data-running] {
    border-block-end: ${borderWidth.hairline} solid ${color.border};
    margin-block-end: calc(-1 * ${borderWidth.hairline});

    ${media.tablet} {
      position: sticky;
      z-index: ${zIndex.raised};
      inset-block-start: var(--page-top, ${layout.headerHeight});
      background: ${color.surface};
    }

    ${media.phone} {
      padding-block-end: ${ROW};
      border-block-end-color: transparent;
    }

    ${media.short} {
      position: static;
      padding-block-end: ${SHORT_ROW};
      border-block-end-color: transparent;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.none} ${space.md};
  min-inline-size: 0;
  padding-block: ${space.xs};

  /* Stop never leaves the window: a browser that scrolls to it when it gets the focus would lose the end of the story. */
  [data-running] > & > button {
    scroll-margin-block: calc(-1 * ${size.control});
  }

  ${media.phone} {
    flex-wrap: nowrap;

    & > button {
      flex: 1 0 auto;
    }

    [data-running] > & {
      position: fixed;
      z-index: ${zIndex.raised};
      inset: auto 0 ${FOOT};
      padding: ${space.xs} ${layout.gutter} calc(${space.xs} + env(safe-area-inset-bottom));
      border-block-start: ${borderWidth.hairline} solid ${color.border};
      background: ${color.surface};
    }
  }

  ${media.low} {
    padding-block: ${space['3xs']};

    & > button {
      min-block-size: ${size.control};
      padding: ${space['2xs']} ${space.md};
      font-size: ${fontSize.md};
    }
  }

  /* Stop and the button to the latest line side by side: in a low window there is no room for one above the other. */
  ${media.short} {
    [data-running] > & {
      position: fixed;
      z-index: ${zIndex.raised};
      inset: auto 0 ${FOOT};
      padding: ${space['3xs']} ${layout.gutter};
      border-block-start: ${borderWidth.hairline} solid ${color.border};
      background: ${color.surface};
    }

    & > button {
      flex: none;
      min-block-size: ${size.control};
      padding: ${space['2xs']} ${space.md};
      font-size: ${fontSize.md};
    }

    & > span {
      display: none;
    }
  }
`;

export const Progress = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

/* Floats over the foot of the page, so that the story does not move when it appears or disappears. */
export const Jump = styled(Button)`
  && {
    position: fixed;
    z-index: ${zIndex.raised};
    inset: auto 0 calc(${space.md} + env(safe-area-inset-bottom));
    inline-size: fit-content;
    margin-inline: auto;
    border-radius: ${radius.pill};
    box-shadow: ${color.shadowFloating};

    ${media.phone} {
      inset-block-end: calc(${FOOT} + ${ROW} + ${space.sm} + env(safe-area-inset-bottom));
    }

    ${media.short} {
      inset: auto ${layout.gutter} calc(${FOOT} + ${space['3xs']}) auto;
      margin-inline: 0;
      box-shadow: none;
    }
  }
`;
