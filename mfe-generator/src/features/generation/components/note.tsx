import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

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
