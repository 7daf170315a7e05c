import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { color, mix, space } = theme;

/**
 * A shadow along the lower edge of a scrollable element while there is more below: touch screens show no scrollbar. Its cover
 * scrolls with the contents, so that it hides the shadow only at their end.
 *
 * @param surface the background
 */
export const scrollHint = (surface: string) => css`
  background:
    linear-gradient(${surface}, ${surface}) bottom / 100% ${space.xl} no-repeat local,
    linear-gradient(to top, color-mix(in oklab, ${color.text} ${mix.faint}, transparent), transparent) bottom / 100%
      ${space.md} no-repeat scroll,
    ${surface};
`;
