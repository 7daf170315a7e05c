import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

const { color, fontSize } = theme;

/** Says quietly whom a prompt is credited to. Names and titles are other people's, and break where they have to. */
export const Credit = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
