/** Texts of the reader's controls. */
export const strings = {
  settings: 'Reading settings',
  size: 'Text size',
  sizes: { sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' },
  sizeSample: 'A',
  face: 'Font',
  faces: { serif: 'Serif', sans: 'Sans-serif' },
  width: 'Line width',
  widths: { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  leading: 'Line spacing',
  leadings: { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' },
  tracking: 'Letter spacing',
  trackings: { normal: 'Normal', wide: 'Wide', wider: 'Wider' },
  done: 'Done',
  continue: 'Continue where you stopped',
  paper: 'Paper',
  papers: { auto: 'Auto', paper: 'Paper', sepia: 'Sepia', night: 'Night' },
} as const;
