/**
 * Tokens of the reader only, bundled by code that shows a story; the other tokens are on every page.
 */
export const reading = {
  /**
   * Width of the lines in the story's own type, so that it holds at each size and in each face: in Literata up to 51, 60
   * and 68 characters of English, or 24, 28 and 32 of Chinese.
   */
  width: { narrow: '24em', medium: '28em', wide: '32em' },
  /** Line height, as a factor of the language's. */
  leading: { compact: '0.88', normal: '1', relaxed: '1.2' },
  /** Added between letters, and between words, which have to stay apart. */
  tracking: { normal: '0em', wide: '0.04em', wider: '0.12em' },
  wordSpacing: { normal: '0em', wide: '0.06em', wider: '0.16em' },
  /** Space between two paragraphs with a blank line between them; `prose-styles.ts` has the same. */
  gap: '0.85em',
  /** Maximum part of a low window that the settings panel covers, and the minimum height that it needs. */
  panelHeight: 'max(60svh, 16rem)',
  /** Letters on the buttons that choose a size. */
  sample: { sm: '0.8125rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  panel: '20rem',
  /** Ink on a printer's paper. */
  print: { ink: '#000000', paper: '#ffffff' },
} as const;

export type ReadingWidth = keyof typeof reading.width;
export type Leading = keyof typeof reading.leading;
export type Tracking = keyof typeof reading.tracking;
