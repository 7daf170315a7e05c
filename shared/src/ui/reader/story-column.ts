import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';

/** Ems of the story's type in a line of medium width. */
const MEASURE = Number.parseFloat(reading.width.medium);

/** What stands around a story, as wide as the story is before its reader chooses another width. */
export const StoryColumn = styled.div`
  max-inline-size: calc(${MEASURE} * ${theme.fontSize.story});
  margin-inline: auto;
`;
