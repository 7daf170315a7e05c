import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { archiveOf } from '@storyloom/testing/archives';
import { strFromU8, unzipSync } from 'fflate';
import { vi } from 'vitest';

/** Replaces jsdom's Blob, which can't be read, by Node's. */
export function useReadableFiles(): void {
  vi.stubGlobal('Blob', NodeBlob);
}

export const zipFile = (bytes: Uint8Array, name = 'storyloom.zip'): File =>
  new NodeFile([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/zip' }) as unknown as File;

export const filesIn = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));

/** The data file with the stories. */
export const STORIES_FILE = 'data/stories-001.json';

interface Contents {
  readonly stories?: readonly unknown[];
  readonly likes?: readonly unknown[];
  readonly manifest?: object;
  /** Number of further data files, each an empty list. */
  readonly emptyFiles?: number;
}

/** An export of these items, with `manifest` merged into its manifest. */
export function exportOf({ stories = [], likes = [], manifest = {}, emptyFiles = 0 }: Contents): Uint8Array {
  const empty = Array.from({ length: emptyFiles }, (_, index) => [`data/prompts-${index + 1}.json`, []] as const);
  const files = { [STORIES_FILE]: stories, 'data/likes-001.json': likes, ...Object.fromEntries(empty) };
  return archiveOf(files, {
    counts: { stories: stories.length, prompts: 0, shared: 0, likes: likes.length },
    ...manifest,
  });
}
