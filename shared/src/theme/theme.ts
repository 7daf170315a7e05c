import { colourReferences, scaleReferences } from './css-variables.ts';
import { tokens } from './tokens.ts';

/**
 * What components style with: each leaf is a `var(--…)` reference, so that light, dark and genre are decided by the
 * page. Import it, or read it from `ThemeProvider`; both are the same object.
 */
export const theme = {
  ...scaleReferences(),
  color: {
    ...colourReferences(),
    /** The accent in force here: the house's, or that of the nearest `[data-genre]`. */
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
