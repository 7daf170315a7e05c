import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

const { color, fontSize, fontWeight, layout, lineHeight, media, size, space } = theme;

export const Details = styled.details`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.snug};

  & > summary {
    inline-size: fit-content;
    padding-block: ${space['2xs']};
    cursor: pointer;
  }

  ${media.touch} {
    & > summary {
      min-block-size: ${size.touch};
      padding-block: ${space.sm};
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Items = styled.ol`
  columns: 2 ${layout.message};
  column-gap: ${space.xl};
  margin: 0;
  padding: 0 0 ${space.xs};
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space['2xs']};
  break-inside: avoid;
  padding-block: ${space['3xs']};
  overflow-wrap: anywhere;

  & > svg {
    align-self: center;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }

  &[data-state='writing'] {
    color: ${color.text};
    font-weight: ${fontWeight.medium};
  }

  /* An empty ring, smaller than a mark. */
  &[data-state='to come'] > svg {
    scale: 0.5;
  }
`;

export const Place = styled.span`
  font-variant-numeric: tabular-nums;
`;
