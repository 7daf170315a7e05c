import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';

/** An open book, two pages on one thread. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 6c-2.600-1.900-5.700-2.400-9-2v14.500c3.300-.4 6.400.1 9 2 2.600-1.900 5.700-2.400 9-2V4c-3.300-.4-6.400.1-9 2zM12 6v14.500" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  inline-size: ${theme.size.emblem};
  block-size: ${theme.size.emblem};
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.75;
  stroke-linejoin: round;
`;
