import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { communityStrings } from './strings.ts';

/** Labels a story as written by the demo storyteller, wherever its text is shown. */
export function DemoNote() {
  return <Note>{communityStrings.demo}</Note>;
}

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
