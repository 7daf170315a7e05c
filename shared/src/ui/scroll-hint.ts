import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { color, mix, space } = theme;

/**
 * A shade along the lower edge of what scrolls, as long as there is more below: touch screens show no scrollbar. What
 * covers the shade moves with the contents, so that it lies over the edge only at their end.
 *
 * @param surface what it is seen on
 */
export const scrollHint = (surface: string) => css`
  background:
    linear-gradient(${surface}, ${surface}) bottom / 100% ${space.xl} no-repeat local,
    linear-gradient(to top, color-mix(in oklab, ${color.text} ${mix.faint}, transparent), transparent) bottom / 100%
      ${space.md} no-repeat scroll,
    ${surface};
`;
