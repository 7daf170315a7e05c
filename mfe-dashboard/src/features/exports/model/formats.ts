import type { StoryContent } from './story-content.ts';

/** The file formats of a story. */
export const EXPORT_FORMATS = ['text', 'markdown', 'epub', 'docx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  text: 'txt',
  markdown: 'md',
  epub: 'epub',
  docx: 'docx',
  pdf: 'pdf',
};

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  text: 'text/plain;charset=utf-8',
  markdown: 'text/markdown;charset=utf-8',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** The page sizes of a PDF, as pdfmake names them. */
export const PAGE_SIZES = ['A4', 'LETTER', 'A5'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Regions whose printers use Letter. */
const LETTER_REGIONS = new Set(['US', 'CA']);

/** The page size of printers in the region of a locale such as `en-US`. */
export function pageSizeOf(locale: string): PageSize {
  try {
    return LETTER_REGIONS.has(new Intl.Locale(locale).maximize().region ?? '') ? 'LETTER' : 'A4';
  } catch {
    // Some browsers report no language, or an invalid tag such as `c`.
    return 'A4';
  }
}

export interface WriterOptions {
  /** For a PDF; A4 when absent. */
  readonly pageSize?: PageSize | undefined;
  /** For an EPUB: keeps its cover as SVG, which takes no time, but which not every reader shows. */
  readonly coverAsDrawn?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

export interface WrittenFile {
  readonly data: BlobPart;
  /** Number of characters without a glyph in any font; they are shown as a replacement. */
  readonly missing?: number;
}

/** Makes the file of one format. Rejects with the signal's reason on abort. */
export type Writer = (content: StoryContent, options: WriterOptions) => Promise<WrittenFile>;
