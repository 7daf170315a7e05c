import type { Palette } from './palette.ts';

type Sheet = Pick<
  Palette,
  'surface' | 'surfaceRaised' | 'surfaceSunken' | 'text' | 'textMuted' | 'border' | 'borderStrong' | 'veil'
>;

interface Paper {
  /** What it is a kind of: accents and messages on it are that theme's. */
  readonly theme: 'light' | 'dark';
  readonly sheet: Sheet;
  /** What changes for people who ask for more contrast. */
  readonly moreContrast: Partial<Sheet>;
}

/** The papers that a page can have while a story is read on it. */
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

/** Every paper, in the order in which they are offered. */
export const PAPER_NAMES = Object.keys(papers) as readonly PaperName[];

/** Selects the page while it has one of the papers that are a kind of this theme. */
export function papersOf(theme: Paper['theme']): readonly string[] {
  return PAPER_NAMES.filter((name) => papers[name].theme === theme).map((name) => `[data-paper='${name}']`);
}
