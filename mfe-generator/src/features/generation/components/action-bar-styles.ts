import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { createGlobalStyle, styled } from 'styled-components';

const { borderWidth, color, fontSize, layout, media, radius, size, space, zIndex } = theme;

/** As high as the row is in the page, in flight and at rest: nothing below it may move when it comes or goes. */
const ROW = `calc(${size.controlLarge} + 2 * ${space.xs})`;
/** The same in a window that is hardly higher than that. */
const SHORT_ROW = `calc(${size.control} + 2 * ${space['3xs']})`;
/** Where the window ends for the page: above the keyboard of a phone that lays it over the page. */
const FOOT = 'var(--keyboard-room, 0px)';

/* What is focused or scrolled to does not hide behind the bar. */
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
      /* What lies under the bar fades out; where nothing does it is not seen. */
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

  /* Stop never leaves the window. A browser that scrolls to it when it gets the focus would lose the end of the story. */
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

  /* Stop, and beside it the way to the latest: over the story there is no room for one above the other. */
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

/* Over the foot of the page, so that it takes no room from the story when it comes and goes. */
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
