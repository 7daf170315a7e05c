import type { ExportFormat, PageSize } from './model/formats.ts';

const FILES: Readonly<Record<ExportFormat, string>> = {
  text: 'text',
  markdown: 'Markdown',
  epub: 'EPUB',
  docx: 'Word',
  pdf: 'PDF',
};

export const strings = {
  download: 'Download',
  forReading: 'To read',
  pageSize: 'PDF page size',
  pageSizes: { A4: 'A4', LETTER: 'US Letter', A5: 'A5, pocket book' } satisfies Record<PageSize, string>,
  forWriting: 'To work on',
  formats: {
    text: 'Plain text (.txt)',
    markdown: 'Markdown (.md)',
    epub: 'EPUB (.epub)',
    docx: 'Word (.docx)',
    pdf: 'PDF (.pdf)',
  } satisfies Record<ExportFormat, string>,
  signInFor: (format: ExportFormat): string => `Sign in to download ${FILES[format]}`,
  making: (format: ExportFormat, percent: number): string => `Making your ${FILES[format]} file… ${percent}%`,
  /** Note at the end of the story. */
  byDemo: 'Written by the Storyloom demo storyteller, without AI.',
  /** The same in a file's list of contributors. */
  demoStoryteller: 'Storyloom demo storyteller',
  cancel: 'Cancel',
  cancelled: 'Download canceled.',
  ready: (format: ExportFormat, missing: number, replacement: string): string => {
    const done = `Your ${FILES[format]} file is ready.`;
    if (missing === 0) return done;
    const which =
      missing === 1
        ? 'One character isn’t in our fonts and is shown'
        : `${missing} characters aren’t in our fonts and are shown`;
    return `${done} ${which} as ${replacement}. The other formats include every character.`;
  },
  notLoaded: (format: ExportFormat): string =>
    `We couldn’t load what it takes to make ${FILES[format]} files. Check your connection and try again.`,
  failed: (format: ExportFormat): string =>
    `We couldn’t make your ${FILES[format]} file. Your story is safe. Try again, or choose another format.`,
} as const;
