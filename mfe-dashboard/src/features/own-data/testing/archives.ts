import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { SCHEMA_VERSION } from '@storyloom/shared/own-data';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { vi } from 'vitest';

/** Replaces jsdom's Blob, which can't be read, by Node's. */
export function useReadableFiles(): void {
  vi.stubGlobal('Blob', NodeBlob);
}

export const zipFile = (bytes: Uint8Array, name = 'storyloom.zip'): File =>
  new NodeFile([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/zip' }) as unknown as File;

export const filesIn = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));

export const STORY = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'The Fox',
  prompt: 'A fox',
  story: 'Once.',
  generatorId: 'fantasy',
  options: {},
  language: 'English',
  perspective: 'Third Person',
  tone: 'Neutral',
  length: null,
  demo: false,
  createdAt: '2026-02-01T12:00:00.000000Z',
};

interface Contents {
  readonly stories?: readonly unknown[];
  readonly likes?: readonly unknown[];
  readonly manifest?: object;
  /** Number of further data files, each an empty list. */
  readonly emptyFiles?: number;
}

/** An export of these items, with `manifest` merged into its manifest. */
export function archiveOf({ stories = [], likes = [], manifest = {}, emptyFiles = 0 }: Contents): Uint8Array {
  const json = (value: unknown) => strToU8(JSON.stringify(value));
  const empty = Array.from({ length: emptyFiles }, (_, index) => [`data/prompts-${index + 1}.json`, json([])]);
  return zipSync({
    'storyloom.json': json({
      format: 'storyloom-export',
      schemaVersion: SCHEMA_VERSION,
      exportedAt: '2026-11-23T12:00:00.000Z',
      account: { email: 'mina@example.com', displayName: 'Mina' },
      counts: { stories: stories.length, prompts: 0, shared: 0, likes: likes.length },
      ...manifest,
    }),
    'data/stories-001.json': json(stories),
    'data/likes-001.json': json(likes),
    ...Object.fromEntries(empty),
  });
}

/** The same archive, whose directory declares this unpacked size for the first data file, in bytes. */
export function declaring(size: number, archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  const name = new TextDecoder('latin1').decode(bytes).lastIndexOf('data/stories-001.json');
  // The name follows the fixed part of its entry, which has 46 bytes, with the size at 24 (APPNOTE.TXT 4.3.12).
  view.setUint32(name - 46 + 24, size, true);
  return bytes;
}
