import { EXPORT_KINDS, type ExportKind, exportItems, type Item, type ItemCursor } from '@storyloom/shared/api/own-data';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { createBreather } from './breathe.ts';
import { type Account, FILES, type Manifest, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** A story as files for other programs. */
export interface StoryFiles {
  readonly markdown: string;
  readonly epub: Uint8Array;
  /** Made from the title, without an extension. */
  readonly name: string;
}

/** Writes the files of one story from what `exportItems` returns. */
export type WriteStoryFiles = (story: Item, author: string) => Promise<StoryFiles>;

interface Options {
  readonly account: Account;
  /** The description of the archive for the user who opens it. */
  readonly readme: string;
  readonly writeStory: WriteStoryFiles;
  readonly signal: AbortSignal;
  /** Called with the number of stories in the archive so far. */
  readonly onStory?: (done: number) => void;
}

/** The archive is passed to the browser in pieces of this size, in bytes, which it can store on disk. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** The archive as it grows. */
class Archive {
  readonly #zip: Zip;
  #pieces: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;
  #error: Error | null = null;

  constructor() {
    this.#zip = new Zip((error, chunk) => {
      this.#error ??= error;
      if (error) return;
      this.#chunks.push(chunk as Uint8Array<ArrayBuffer>);
      this.#bytes += chunk.length;
      if (this.#bytes > PIECE_BYTES) this.#keep();
    });
  }

  /** Files that are already compressed, such as an EPUB, are stored uncompressed. */
  add(name: string, data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const file = typeof data === 'string' ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    this.#zip.add(file);
    file.push(bytes, true);
    if (this.#error) throw this.#error;
  }

  addJson(name: string, value: unknown): void {
    this.add(name, `${JSON.stringify(value, null, 1)}\n`);
  }

  end(): Blob {
    this.#zip.end();
    if (this.#error) throw this.#error;
    this.#keep();
    return new Blob(this.#pieces, { type: 'application/zip' });
  }

  #keep(): void {
    this.#pieces = [...this.#pieces, new Blob(this.#chunks)];
    this.#chunks = [];
    this.#bytes = 0;
  }
}

/**
 * All data of the user as one ZIP, read page by page. It is complete or fails: a page that can't be read fails the export.
 *
 * @throws AppError when a page can't be read; the signal's reason when it is aborted.
 */
export async function exportArchive({ account, readme, writeStory, signal, onStory }: Options): Promise<Blob> {
  const archive = new Archive();
  const breathe = createBreather();
  const counts: Record<ExportKind, number> = { stories: 0, prompts: 0, shared: 0, likes: 0, versions: 0 };
  archive.add(FILES.readme, readme);
  archive.addJson(FILES.schema, SCHEMA);

  async function addFiles(story: Item): Promise<void> {
    const { markdown, epub, name } = await writeStory(story, account.displayName);
    signal.throwIfAborted();
    // Numbered, because titles repeat.
    const path = `${FILES.stories}${String(counts.stories).padStart(4, '0')} ${name}`;
    archive.add(`${path}.md`, markdown);
    archive.add(`${path}.epub`, epub);
    onStory?.(counts.stories);
    await breathe();
    signal.throwIfAborted();
  }

  for (const kind of EXPORT_KINDS) {
    let next: ItemCursor | undefined;
    let file = 0;
    do {
      const page = await exportItems(kind, next, signal);
      if (page.items.length > 0) archive.addJson(FILES.data(kind, (file += 1)), page.items);
      for (const item of page.items) {
        counts[kind] += 1;
        if (kind === 'stories') await addFiles(item);
      }
      next = page.next;
    } while (next);
  }

  const manifest: Manifest = {
    format: 'storyloom-export',
    schemaVersion: SCHEMA_VERSION,
    exportedAt: new Date().toISOString(),
    account,
    counts,
  };
  archive.addJson(FILES.manifest, manifest);
  return archive.end();
}
