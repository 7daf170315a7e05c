import { theme } from '@storyloom/shared/theme';
import { Stack } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

const { media, space } = theme;

/* When printed, only the story remains. */
export const OnScreen = styled(Stack)`
  ${media.phone} {
    gap: ${space.sm};
  }

  /* In low windows the prompt is in the first screen, and the introduction follows the form. */
  ${media.low} {
    gap: ${space['2xs']};
    margin-block-start: calc(-1 * ${space.lg});

    & > header,
    & > header > div {
      display: contents;
    }

    & > header > div > :not(h1) {
      order: 1;
      margin-block-start: ${space.sm};
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Marks the place of the requested story; takes no room. */
export const Place = styled.div`
  margin-block-start: calc(-1 * ${space.md});
  scroll-margin-block-start: calc(-1 * ${space.md});
`;
