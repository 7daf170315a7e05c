/**
 * The accent of a genre, or of the site. `accent` fills buttons and marks (`onAccent` is written on it),
 * `surface` is a tint of the paper, `text` is ink for links and labels, readable on every surface and on the tint.
 */
export type AccentColours = Palette['house'];

/** The light theme: warm paper and brown-black ink. Names state the purpose of a color. */
export const lightPalette = {
  surface: '#faf7f1',
  surfaceRaised: '#fffdf9',
  surfaceSunken: '#f2ece1',
  text: '#26211b',
  textMuted: '#645b4f',
  /** Decorative hairlines. */
  border: '#e3dacb',
  /** Edges that have to be visible: inputs, secondary buttons. */
  borderStrong: '#8a7f70',
  onAccent: '#fffdf9',
  danger: '#ad2a1d',
  dangerText: '#982216',
  dangerSurface: '#fbeae4',
  onDanger: '#fffdf9',
  success: '#3d7348',
  successText: '#2b5a36',
  successSurface: '#e9f1e4',
  info: '#3f6588',
  infoText: '#2d4f70',
  infoSurface: '#e8eef2',
  warning: '#96650f',
  warningText: '#734b06',
  warningSurface: '#f9efd8',
  focus: '#2b5fa3',
  /** Dims the page behind a dialog. */
  scrim: 'rgb(38 33 27 / 0.48)',
  /** Behind the fixed header once the page is scrolled: the paper, not quite opaque. */
  veil: 'rgb(250 247 241 / 0.86)',
  shadowCard: '0 1px 2px rgb(62 46 24 / 0.05)',
  shadowFloating: '0 2px 4px rgb(62 46 24 / 0.06), 0 8px 24px rgb(62 46 24 / 0.12)',
  shadowDialog: '0 4px 8px rgb(62 46 24 / 0.08), 0 24px 64px rgb(62 46 24 / 0.22)',
  /** The accent outside any genre: blue-black ink. */
  house: { accent: '#2e4a6b', surface: '#e8ebee', text: '#2a4463' },
  genre: {
    fantasy: { accent: '#3f6136', surface: '#e9eedf', text: '#38572f' },
    scifi: { accent: '#17616b', surface: '#e0eceb', text: '#125660' },
    children: { accent: '#8c5410', surface: '#f7ead2', text: '#7a480b' },
    romance: { accent: '#963553', surface: '#f6e5e6', text: '#872d49' },
  },
};

/** The colours of one theme, by meaning. */
export type Palette = typeof lightPalette;

/** The dark theme: deep blue-black ink and paper-coloured words. */
export const darkPalette: Palette = {
  surface: '#15171c',
  surfaceRaised: '#1d2027',
  surfaceSunken: '#101216',
  text: '#ebe5d9',
  textMuted: '#aaa497',
  border: '#30343d',
  borderStrong: '#7b7f89',
  onAccent: '#15171c',
  danger: '#ef8b7b',
  dangerText: '#f29d8f',
  dangerSurface: '#34201e',
  onDanger: '#15171c',
  success: '#8fbf90',
  successText: '#a3cda2',
  successSurface: '#1c2a20',
  info: '#8fb3d6',
  infoText: '#a6c3e0',
  infoSurface: '#1c2733',
  warning: '#dcae5b',
  warningText: '#e6c07c',
  warningSurface: '#2f2718',
  focus: '#8ab4ee',
  scrim: 'rgb(5 6 8 / 0.66)',
  veil: 'rgb(21 23 28 / 0.86)',
  shadowCard: '0 1px 2px rgb(0 0 0 / 0.3)',
  shadowFloating: '0 2px 4px rgb(0 0 0 / 0.3), 0 8px 24px rgb(0 0 0 / 0.45)',
  shadowDialog: '0 4px 8px rgb(0 0 0 / 0.35), 0 24px 64px rgb(0 0 0 / 0.6)',
  house: { accent: '#9fb9da', surface: '#222a36', text: '#adc4e0' },
  genre: {
    fantasy: { accent: '#a1c48b', surface: '#222b1f', text: '#aecd9a' },
    scifi: { accent: '#79c3c8', surface: '#192b2e', text: '#8bcdd1' },
    children: { accent: '#e2b266', surface: '#312717', text: '#e8bf7e' },
    romance: { accent: '#e79bae', surface: '#342128', text: '#ecabbb' },
  },
};

/** The same shape with all parts optional. */
type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> };

/**
 * Changes for `prefers-contrast: more`: text has 7:1 on every background, including the papers of stories, and every edge 3:1.
 */
export const moreContrast: { readonly light: PartOf<Palette>; readonly dark: PartOf<Palette> } = {
  light: {
    textMuted: '#4b443b',
    border: '#7f7a72',
    borderStrong: '#685f54',
    danger: '#832016',
    dangerText: '#841e13',
    success: '#396b43',
    successText: '#254d2e',
    info: '#3e6487',
    infoText: '#294765',
    warning: '#83580d',
    warningText: '#5f3e05',
    house: { accent: '#2c4666' },
    genre: {
      fantasy: { accent: '#314b2a', text: '#304b28' },
      scifi: { accent: '#124c53', text: '#104c54' },
      children: { accent: '#633c0b', text: '#643b09' },
      romance: { accent: '#752941', text: '#782841' },
    },
  },
  dark: {
    textMuted: '#bbb6ac',
    border: '#72757b',
    borderStrong: '#8f929b',
    danger: '#f19a8c',
    genre: { romance: { accent: '#e89eb0' } },
  },
};
