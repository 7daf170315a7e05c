import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { media, size } = theme;

/** On a touch screen a press counts on as much height as a finger needs, however low the line looks. */
export const fingerHigh = css`
  ${media.touch} {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset: min(0px, (100% - ${size.touch}) / 2) 0;
    }
  }
`;
