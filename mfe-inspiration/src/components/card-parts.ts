import { theme } from '@storyloom/shared/theme';
import { CardActions } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

const { color, fontSize, space } = theme;

/** Buttons at the bottom of a card, outdented so that the first label aligns with the text. */
export const Foot = styled(CardActions)`
  margin-block-end: calc(-1 * ${space.xs});
`;

/** The cell of a list of cards. */
export const Item = styled.li`
  display: grid;
`;

/** The line above a list with the number of its entries. */
export const ListSummary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.md};
  margin-block-end: ${space.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
