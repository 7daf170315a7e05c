import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { media, size } = theme;

/** On a touch screen the target is as high as a finger needs, even if the line is lower. */
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
