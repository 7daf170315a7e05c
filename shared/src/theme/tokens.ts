import { darkPalette, lightPalette } from './palette.ts';

/**
 * All values of the design system. Components read them through `theme`, as CSS variables; only media
 * queries, which cannot hold variables, use the strings under `media` directly.
 */
export const tokens = {
  color: { light: lightPalette, dark: darkPalette },
  space: {
    none: '0',
    '3xs': '0.125rem',
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': '4.5rem',
    '4xl': 'clamp(4.5rem, 9vw, 8rem)',
  },
  radius: { sm: '3px', md: '6px', lg: '10px', pill: '999px' },
  /**
   * Latin letters never use a Chinese font, whose quotation marks are as wide as its characters. So families are named before
   * the generic ones, which can be such a font. The fallback fonts for a Literata that arrives too late are declared in
   * build/fonts/faces.mjs.
   */
  font: {
    serif:
      "Literata, 'Literata on Georgia', 'Literata on Times', 'Literata on Noto', 'Literata on DejaVu', " +
      "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    sans:
      "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, Cantarell, 'Liberation Sans', 'DejaVu Sans', " +
      "'Helvetica Neue', Arial, system-ui, sans-serif",
    mono:
      "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Noto Sans Mono', 'Liberation Mono', 'DejaVu Sans Mono', " +
      'monospace',
  },
  /** The same for Chinese text: without Latin fonts, which have its quotation marks, but narrow ones. */
  fontChinese: {
    serif: "'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', SimSun, serif",
    sans: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', sans-serif",
  },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: 'clamp(1.25rem, 1.19rem + 0.25vw, 1.375rem)',
    displaySm: 'clamp(1.5rem, 1.38rem + 0.5vw, 1.75rem)',
    displayMd: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
    displayLg: 'clamp(2.375rem, 1.75rem + 2.7vw, 3.75rem)',
    story: '1.1875rem',
    print: '11pt',
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600' },
  /** Chinese characters fill their squares, so lines need more space between them. */
  lineHeight: { tight: '1.15', snug: '1.3', body: '1.55', story: '1.7', storyChinese: '1.9', print: '1.5' },
  letterSpacing: { display: '-0.012em', normal: '0', chinese: '0.01em', label: '0.02em', eyebrow: '0.09em' },
  /** Part of a color in a mix with another, usually with transparent. */
  mix: { hint: '8%', faint: '22%', soft: '35%', medium: '50%', strong: '75%', firm: '86%' },
  borderWidth: { hairline: '1px', strong: '2px' },
  duration: { quick: '120ms', gentle: '220ms', pulse: '1600ms', turn: '900ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.3, 1)', inOut: 'cubic-bezier(0.45, 0, 0.55, 1)' },
  zIndex: {
    below: '-1',
    base: '0',
    raised: '1',
    header: '100',
    menu: '200',
    overlay: '300',
    tooltip: '350',
    toast: '400',
    skip: '500',
  },
  layout: {
    page: '70rem',
    narrow: '44rem',
    /** At most 70 characters: letters are narrower than the `0` that `ch` measures. */
    reader: '56ch',
    /** Widest line of an introduction under a heading. */
    lead: '56ch',
    /** Widest line of a centered remark. */
    caption: '46ch',
    /** A text beside a row of actions moves above it when it would be narrower than this. */
    headline: '20rem',
    message: '18rem',
    dialog: '30rem',
    toast: '24rem',
    /** Height of a message with a button in the narrowest window. */
    toastHeight: '9rem',
    menu: '13rem',
    headerHeight: '4rem',
    gutter: 'clamp(1.125rem, 4vw, 2.5rem)',
    /** Narrowest card: three columns on a full page, or two of the wide ones. */
    card: '17rem',
    cardWide: '24rem',
    /** Narrowest column of a few words. */
    column: '13rem',
    /** A page of a book, shown as an example. */
    specimen: '34rem',
    bookplate: '13rem',
    tile: '5rem',
    /** A story's cover beside its title. */
    cover: '8.5rem',
    /** Terms beside their explanations. */
    term: '6.5em',
    /** Maximum height of a text box that grows, after which it scrolls. */
    tallest: '70svh',
    /** A line that ends early. */
    shortLine: '60%',
  },
  size: {
    /** Height of ordinary controls. */
    control: '2.75rem',
    controlLarge: '3.25rem',
    /** Smallest target under a finger. */
    touch: '2.75rem',
    iconButton: '2.5rem',
    icon: '1.125rem',
    thumb: '1.5rem',
    track: '0.25rem',
    /** The site's logo beside its name. */
    emblem: '1.25em',
    avatar: '2rem',
    avatarLarge: '3.5rem',
    underlineOffset: '0.2em',
    /** Heights of skeletons of text. */
    skeletonText: '0.75em',
    skeletonTitle: '1.375em',
    skeletonBlock: '11em',
  },
  /** Font sizes of stories, as factors of `fontSize.story`. */
  readerScale: { sm: '0.9', md: '1', lg: '1.15', xl: '1.35' },
  media: {
    phone: '@media (max-width: 39.99rem)',
    tablet: '@media (min-width: 40rem)',
    desktop: '@media (min-width: 64rem)',
    /** A window high enough for something fixed at its edge. */
    roomy: '@media (min-height: 20rem)',
    /** A window too low for that, such as one that is zoomed far in. */
    short: '@media (max-height: 19.99rem)',
    /** As wide as a tablet and low: a laptop at 200 %, a phone on its side. */
    low: '@media (min-width: 40rem) and (max-height: 29.99rem)',
    hover: '@media (hover: hover)',
    touch: '@media (pointer: coarse)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
    forcedColors: '@media (forced-colors: active)',
    scriptless: '@media (scripting: none)',
    screen: '@media screen',
    print: '@media print',
  },
} as const;

export type GenreAccent = keyof typeof lightPalette.genre;
export type SpaceName = keyof typeof tokens.space;
export type ReaderSize = keyof typeof tokens.readerScale;
