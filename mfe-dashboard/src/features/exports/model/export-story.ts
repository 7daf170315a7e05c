import { fileName } from '@storyloom/shared/exports';
import { ExportError } from './export-error.ts';
import { type ExportFormat, EXTENSIONS, MEDIA_TYPES, type Writer, type WriterOptions } from './formats.ts';
import { type ExportedStory, storyContent } from './story-content.ts';

export { EXPORT_FORMATS, type ExportFormat, PAGE_SIZES, type PageSize, pageSizeOf } from './formats.ts';
export type { ExportedStory } from './story-content.ts';

/** Loaded when the format is first used. */
const WRITERS: Readonly<Record<ExportFormat, () => Promise<Writer>>> = {
  text: async () => (await import('./write-text.ts')).writeText,
  markdown: async () => (await import('./write-markdown.ts')).writeMarkdown,
  epub: async () => (await import('./epub/write-epub.ts')).writeEpub,
  docx: async () => (await import('./write-docx.ts')).writeDocx,
  pdf: async () => (await import('./pdf/write-pdf.ts')).writePdf,
};

/** Progress when the writer is loaded. */
const LOADED = 0.1;

async function load(format: ExportFormat): Promise<Writer> {
  try {
    return await WRITERS[format]();
  } catch (cause) {
    throw new ExportError('not-loaded', { cause });
  }
}

export interface ExportedFile {
  readonly blob: Blob;
  readonly fileName: string;
  /** Number of characters that no font of the file has; they are shown as a replacement. */
  readonly missing: number;
}

/**
 * Makes a file of a story in the browser.
 *
 * @throws ExportError when the code or the fonts of the format can't be loaded; the signal's reason on abort
 */
export async function exportStory(
  story: ExportedStory,
  format: ExportFormat,
  { signal, onProgress, pageSize }: WriterOptions = {},
): Promise<ExportedFile> {
  signal?.throwIfAborted();
  const write = await load(format);
  signal?.throwIfAborted();
  onProgress?.(LOADED);
  const content = storyContent(story);
  const { data, missing = 0 } = await write(content, {
    signal,
    pageSize,
    onProgress: onProgress && ((done) => onProgress(LOADED + done * (1 - LOADED))),
  });
  signal?.throwIfAborted();
  onProgress?.(1);
  return {
    blob: new Blob([data], { type: MEDIA_TYPES[format] }),
    fileName: fileName(content.title, EXTENSIONS[format]),
    missing,
  };
}
