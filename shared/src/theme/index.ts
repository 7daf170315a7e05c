export { cssVariables, paperVariables } from './css-variables.ts';
export { GlobalStyle } from './global-style.tsx';
export type { AccentColours, Palette } from './palette.ts';
export { forgetPaper, usePagePaper, wearPaper } from './page-paper.ts';
export { PAPER_NAMES, papers } from './papers.ts';
export type { PaperName } from './papers.ts';
export { theme } from './theme.ts';
export type { StoryloomTheme } from './theme.ts';
export {
  restoreThemePreference,
  setThemePreference,
  THEME_STORAGE_KEY,
  useThemePreference,
} from './theme-preference.ts';
export type { ThemePreference } from './theme-preference.ts';
export { tokens } from './tokens.ts';
export type { GenreAccent, ReaderSize, SpaceName } from './tokens.ts';
