import { SCHEMA_VERSION } from '@storyloom/shared/own-data';
import { strToU8, zipSync } from 'fflate';

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

export const MANIFEST = {
  format: 'storyloom-export',
  schemaVersion: SCHEMA_VERSION,
  exportedAt: '2026-11-23T12:00:00.000Z',
  account: { email: 'mina@example.com', displayName: 'Mina' },
  counts: { stories: 1, prompts: 0, shared: 0, likes: 0 },
};

/** A number of stories, each with an id and a title of its own. */
export const stories = (count: number, change: Partial<typeof STORY> = {}): readonly (typeof STORY)[] =>
  Array.from({ length: count }, (_, index) => ({
    ...STORY,
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    title: `Story ${index + 1}`,
    ...change,
  }));

/** A ZIP with a manifest and these files: bytes as they are, other values as JSON. */
export function archiveOf(files: Readonly<Record<string, unknown>>, manifest: object = {}): Uint8Array {
  const all = Object.entries({ 'storyloom.json': { ...MANIFEST, ...manifest }, ...files });
  return zipSync(
    Object.fromEntries(
      all.map(([name, value]) => [name, value instanceof Uint8Array ? value : strToU8(JSON.stringify(value))]),
    ),
  );
}

/** The same archive, whose directory declares this unpacked size for a file, in bytes. */
export function declaring(size: number, name: string, archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const entry = new TextDecoder('latin1').decode(bytes).lastIndexOf(name);
  // The name follows the fixed part of its entry, which has 46 bytes, with the size at 24 (APPNOTE.TXT 4.3.12).
  new DataView(bytes.buffer).setUint32(entry - 46 + 24, size, true);
  return bytes;
}
