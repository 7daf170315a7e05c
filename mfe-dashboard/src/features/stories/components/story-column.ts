import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

/** As wide as the story's lines: `layout.reader` counts characters, so the measure needs the story's own type. */
export const StoryColumn = styled.div`
  max-inline-size: ${theme.layout.reader};
  margin-inline: auto;
  font-family: ${theme.font.serif};
  font-size: ${theme.fontSize.story};
`;

/** Interface within the column, in the interface's type. */
export const Interface = styled.div`
  font-family: ${theme.font.sans};
  font-size: ${theme.fontSize.md};
`;
