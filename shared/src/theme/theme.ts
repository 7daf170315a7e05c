import { colourReferences, scaleReferences } from './css-variables.ts';
import { tokens } from './tokens.ts';

/**
 * The theme for styles: each leaf is a `var(--…)` reference, so that the page decides on light, dark and genre. Import it, or
 * read it from `ThemeProvider`; both are the same object.
 */
export const theme = {
  ...scaleReferences(),
  color: {
    ...colourReferences(),
    /** The current accent: the site's, or that of the nearest `[data-genre]`. */
    accent: 'var(--accent)',
    accentSurface: 'var(--accent-surface)',
    accentText: 'var(--accent-text)',
  },
  media: tokens.media,
} as const;

/** The type of {@link theme}, inferred. */
export type StoryloomTheme = typeof theme;

declare module 'styled-components' {
  export interface DefaultTheme extends StoryloomTheme {}
}
