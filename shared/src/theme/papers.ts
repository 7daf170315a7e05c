import type { Palette } from './palette.ts';

type Sheet = Pick<
  Palette,
  'surface' | 'surfaceRaised' | 'surfaceSunken' | 'text' | 'textMuted' | 'border' | 'borderStrong' | 'veil'
>;

interface Paper {
  /** Its base theme: accents and messages on it are that theme's. */
  readonly theme: 'light' | 'dark';
  readonly sheet: Sheet;
  /** Changes for `prefers-contrast: more`. */
  readonly moreContrast: Partial<Sheet>;
}

/** The papers of a page that shows a story. */
export const papers = {
  paper: {
    theme: 'light',
    sheet: {
      surface: '#fffdf9',
      surfaceRaised: '#fffdf9',
      surfaceSunken: '#f6f1e8',
      text: '#26211b',
      textMuted: '#645b4f',
      border: '#e3dacb',
      borderStrong: '#8a7f70',
      veil: 'rgb(255 253 249 / 0.86)',
    },
    moreContrast: { textMuted: '#4b443b', border: '#7f7a72', borderStrong: '#685f54' },
  },
  sepia: {
    theme: 'light',
    sheet: {
      surface: '#f3e6cd',
      surfaceRaised: '#f9f0de',
      surfaceSunken: '#ecdcbe',
      text: '#3d2c1c',
      textMuted: '#6a5239',
      border: '#d9c5a1',
      borderStrong: '#836c4c',
      veil: 'rgb(243 230 205 / 0.86)',
    },
    moreContrast: { textMuted: '#54412d', border: '#877a64', borderStrong: '#715d41' },
  },
  night: {
    theme: 'dark',
    sheet: {
      surface: '#0e0d0c',
      surfaceRaised: '#191714',
      surfaceSunken: '#070706',
      text: '#c9c0b0',
      textMuted: '#9b9284',
      border: '#2b2824',
      borderStrong: '#77716a',
      veil: 'rgb(14 13 12 / 0.86)',
    },
    moreContrast: { textMuted: '#bcb6ad', border: '#777573', borderStrong: '#96928c' },
  },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof papers;

/** All papers, in the order in which they are offered. */
export const PAPER_NAMES = Object.keys(papers) as readonly PaperName[];

/** Selects the page while it has a paper based on this theme. */
export function papersOf(theme: Paper['theme']): readonly string[] {
  return PAPER_NAMES.filter((name) => papers[name].theme === theme).map((name) => `[data-paper='${name}']`);
}
