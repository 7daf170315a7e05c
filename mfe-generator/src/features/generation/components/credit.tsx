import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

const { color, fontSize } = theme;

/** Quiet line that credits a prompt. Names and titles are written by users and may break anywhere. */
export const Credit = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
