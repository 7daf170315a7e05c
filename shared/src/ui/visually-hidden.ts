import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { hairline } = theme.borderWidth;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: ${hairline};
  block-size: ${hairline};
  margin: calc(-1 * ${hairline});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
