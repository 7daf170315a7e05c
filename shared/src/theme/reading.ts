/**
 * Values of the reader alone. They are apart from the other tokens because those stand on every page, and bundled by
 * whoever shows a story.
 */
export const reading = {
  /**
   * Width of the lines in the story's own type, so that it holds at each size and in each face: in Literata up to 51, 60
   * and 68 characters of English, or 24, 28 and 32 of Chinese.
   */
  width: { narrow: '24em', medium: '28em', wide: '32em' },
  /** What surrounds the text on a sheet that is not the page's own colour. */
  sheetPadding: 'clamp(1rem, 5vw, 3.5rem)',
  /** Letters on the buttons that choose a size. */
  sample: { sm: '0.8125rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  panel: '20rem',
  /** Ink on a printer's paper. */
  print: { ink: '#000000', paper: '#ffffff' },
} as const;

/**
 * The sheets that a story can lie on. `theme` is what they are a kind of: accents, edges and messages on them are that
 * theme's.
 */
export const papers = {
  paper: { theme: 'light', surface: '#fffdf9', text: '#26211b', textMuted: '#645b4f', border: '#e3dacb' },
  sepia: { theme: 'light', surface: '#f3e6cd', text: '#3d2c1c', textMuted: '#6a5239', border: '#d9c5a1' },
  night: { theme: 'dark', surface: '#0e0d0c', text: '#c9c0b0', textMuted: '#978e80', border: '#2b2824' },
} as const;

export type PaperName = keyof typeof papers;
export type ReadingWidth = keyof typeof reading.width;

/** The sheet's colours as declarations of the theme's variables, for an element and all that is in it. */
export function paperVariables(name: PaperName): string {
  const { surface, text, textMuted, border } = papers[name];
  return `--surface:${surface};--text:${text};--text-muted:${textMuted};--border:${border};`;
}
