/** Words of the reader's own controls. */
export const strings = {
  settings: 'Reading settings',
  size: 'Text size',
  sizes: { sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large' },
  sizeSample: 'A',
  width: 'Line width',
  widths: { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  paper: 'Paper',
  papers: { auto: 'Auto', paper: 'Paper', sepia: 'Sepia', night: 'Night' },
} as const;
