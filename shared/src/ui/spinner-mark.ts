import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The turning ring, as tall as the words beside it; it rests when motion is unwelcome. Decorative: say it in words. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: ${theme.borderWidth.strong} solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${theme.radius.pill};
  /* Its gap is what shows that it turns. */
  forced-color-adjust: none;

  ${theme.media.motionSafe} {
    animation: ${turn} ${theme.duration.turn} linear infinite;
  }
`;
