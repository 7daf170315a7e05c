import { theme } from '@storyloom/shared/theme';
import { Stack } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

const { media, space } = theme;

/* On paper the story is alone. */
export const OnScreen = styled(Stack)`
  ${media.phone} {
    gap: ${space.sm};
  }

  /* The prompt stands in the first screen; what the page is about follows the form. */
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

/* Where what is asked for begins; it takes no room. */
export const Place = styled.div`
  margin-block-start: calc(-1 * ${space.md});
  scroll-margin-block-start: calc(-1 * ${space.md});
`;
