import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** Answers requests for font files from the disk, as the site does; returns the requested URLs. */
export function fontsFromDisk(): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    asked.push(url);
    return new Response(await readFile(url.replace(/^\/@fs|\?.*$/g, '')));
  });
  return asked;
}
