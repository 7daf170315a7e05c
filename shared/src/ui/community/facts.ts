import { theme } from '@storyloom/shared/theme';
import { Cluster } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

const { color, fontSize, space } = theme;

/** The secondary line of a card: author and counts. */
export const Facts = styled(Cluster).attrs({ as: 'p', $gap: '2xs' })`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > :not(:last-child)::after {
    content: '·';
    margin-inline-start: ${space['2xs']};
  }
`;
