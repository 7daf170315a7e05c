import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

/** Opens a dialog from the foot of a card; quieter than the card's title. */
export const CardButton = styled(Button).attrs({ variant: 'quiet', 'aria-haspopup': 'dialog' })`
  && {
    color: ${theme.color.textMuted};
  }
`;
