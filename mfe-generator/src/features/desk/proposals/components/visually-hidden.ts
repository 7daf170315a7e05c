import { theme } from '@storyloom/shared/theme';
import { css } from 'styled-components';

const { hairline } = theme.borderWidth;

/** The look of `VisuallyHidden`, for elements that are hidden in some windows only, or made without React. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: ${hairline};
  block-size: ${hairline};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
