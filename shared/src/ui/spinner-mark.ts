import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The turning ring, as tall as the text beside it; it does not turn with reduced motion. Decorative: add a text. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: ${theme.borderWidth.strong} solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${theme.radius.pill};
  /* The gap makes the turning visible. */
  forced-color-adjust: none;

  ${theme.media.motionSafe} {
    animation: ${turn} ${theme.duration.turn} linear infinite;
  }
`;
