import { theme } from '@storyloom/shared/theme';
import { StoryColumn } from '@storyloom/shared/ui/reader';
import { styled } from 'styled-components';

const { borderWidth, color, fontSize, layout, media, radius, size, space, zIndex } = theme;

/** As wide as the story. On phones it is above the bar with the other tools. */
export const Foot = styled(StoryColumn)`
  position: sticky;
  z-index: ${zIndex.raised};
  inset-block-end: calc(var(--keyboard-room, 0px) + ${space.xs} + env(safe-area-inset-bottom));
  margin-block-start: ${space.md};

  ${media.phone} {
    inset-block-end: calc(
      var(--keyboard-room, 0px) + ${size.touch} + 3 * ${space['2xs']} + env(safe-area-inset-bottom)
    );
  }

  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

/* A failure has its own frame. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding: ${space.xs} ${space.sm};
  border: ${borderWidth.hairline} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};

  &[data-failed] {
    padding: 0;
    border: 0;
  }
`;

export const Words = styled.div`
  flex: 1 1 ${layout.column};
  min-inline-size: 0;
  font-size: ${fontSize.sm};
`;

export const Note = styled.p`
  color: ${color.textMuted};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  ${media.phone} {
    flex: 1 1 100%;

    & > button {
      flex: 1 1 auto;
      padding-inline: ${space.xs};
    }
  }
`;

/** The key of a button, for those who have a keyboard. */
export const Key = styled.kbd`
  padding-inline-start: ${space['2xs']};
  font: inherit;
  font-size: ${fontSize.xs};

  ${media.touch} {
    display: none;
  }

  ${media.phone} {
    display: none;
  }
`;

export const AlertPlace = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
`;
