import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';

/** Width of a medium line in ems of the story's font size. */
const MEASURE = Number.parseFloat(reading.width.medium);

/** The frame of a story, as wide as the story at the default width. */
export const StoryColumn = styled.div`
  max-inline-size: calc(${MEASURE} * ${theme.fontSize.story});
  margin-inline: auto;
`;
