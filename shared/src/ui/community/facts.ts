import { theme } from '@storyloom/shared/theme';
import { Cluster } from '@storyloom/shared/ui';
import { styled } from 'styled-components';

const { color, fontSize, space } = theme;

/** The quiet line of a card: by whom, and how it is liked. */
export const Facts = styled(Cluster).attrs({ as: 'p', $gap: '2xs' })`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > :not(:last-child)::after {
    content: '·';
    margin-inline-start: ${space['2xs']};
  }
`;
