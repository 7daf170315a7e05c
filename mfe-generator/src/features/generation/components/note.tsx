import { theme } from '@storyloom/shared/theme';
import { css, styled } from 'styled-components';

const { color, fontSize, lineHeight, media } = theme;

/** Quiet text beside what it is about. */
export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};

  ${media.print} {
    display: none;
  }
`;

/** Until it is known who writes the stories, the server's mark on the page decides (backend/src/site/page.ts). */
export const DemoNote = styled(Note)<{ readonly $isKnown: boolean }>`
  ${({ $isKnown }) =>
    !$isKnown &&
    css`
      :root:not([data-demo]) & {
        display: none;
      }
    `}
`;
