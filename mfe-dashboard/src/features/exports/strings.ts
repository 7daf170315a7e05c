import type { ExportFormat } from './model/formats.ts';

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
  cancel: 'Cancel',
  cancelled: 'Download cancelled.',
  ready: (format: ExportFormat, missing: number, replacement: string): string => {
    const done = `Your ${FILES[format]} file is ready.`;
    if (missing === 0) return done;
    const which =
      missing === 1
        ? 'One character has no letter shape here and stands'
        : `${missing} characters have no letter shape here and stand`;
    return `${done} ${which} as ${replacement}. The other formats have them all.`;
  },
  notLoaded: (format: ExportFormat): string =>
    `What makes ${FILES[format]} files could not be loaded. Check your connection and try again.`,
  failed: (format: ExportFormat): string =>
    `Your ${FILES[format]} file could not be made. Your story is safe; try again, or choose another format.`,
} as const;
