import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { color, size } = theme;

/** The browser's own checkbox or radio button, beside its label. */
export const choiceBoxStyles = css`
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  /* In the middle of the label's first line. */
  margin-block: calc((1lh - ${size.icon}) / 2);
  accent-color: ${color.accent};
  cursor: inherit;
`;
