import { open } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';

const LARGE = '/assets/large-abcdef12.bin';

/** A site with a file of 800 KB, and a spy on the reads of files. */
async function siteWithLargeFile() {
  const site = await createTestSite();
  const content = Buffer.from(Array.from({ length: 800_000 }, (_, at) => at % 251));
  await site.write(LARGE, content);
  const handle = await open(`${site.folder}${LARGE}`);
  const read = vi.spyOn(Object.getPrototypeOf(handle), 'read');
  await handle.close();
  return { ...site, content, read };
}

it('a file is read only as far as its reader takes it', async () => {
  const { get, content, read } = await siteWithLargeFile();
  const { body, headers } = await get(LARGE);
  expect(headers.get('content-length')).toBe('800000');
  expect(read).toHaveBeenCalledTimes(1);
  const taken: Buffer[] = [];
  for await (const chunk of body!) taken.push(Buffer.from(chunk));
  expect(taken.length).toBeGreaterThan(10);
  expect(Buffer.concat(taken).equals(content)).toBe(true);
});

it('answers with one page share its bytes', async () => {
  const { get } = await createTestSite();
  const bytes = async () => (await (await get('/')).body!.getReader().read()).value!.buffer;
  expect(await bytes()).toBe(await bytes());
});
