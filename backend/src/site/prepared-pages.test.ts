import { expect, it } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';
import { compressUnlessBusy } from './compress.ts';
import { createSite } from './site.ts';

const SITE_URL = new URL('https://stories.example');

it('compresses no pages for invented ports', async () => {
  const { folder } = await createTestSite();
  const serve = createSite(folder, (supabaseUrl) => ({ supabaseUrl }), { siteUrl: SITE_URL, port: 4000 });
  const encodingFor = async (origin: string) => {
    const answer = await serve(new Request(origin, { headers: { 'accept-encoding': 'br' } }), origin);
    return answer.headers.get('content-encoding') ?? (await answer.text());
  };
  const forwarded = ['http://localhost:8080', 'http://127.0.0.1:8080'];
  for (const origin of forwarded) expect(await encodingFor(origin)).toBe('br');
  for (let port = 1024; port < 1100; port += 1) await encodingFor(`http://localhost:${port}`);
  expect(await encodingFor('http://localhost:1100')).toContain('{"supabaseUrl":"http://localhost:1100"}');
  for (const origin of [...forwarded, 'http://127.0.0.1:4000', 'http://localhost:4000', SITE_URL.origin])
    expect(await encodingFor(origin), origin).toBe('br');
});

it('prepares a page once for all who ask at the same time', async () => {
  const { get } = await createTestSite();
  const bytes = async () =>
    (await (await get('/', { 'accept-encoding': 'br' })).body!.getReader().read()).value!.buffer;
  const all = await Promise.all(Array.from({ length: 5 }, bytes));
  expect(new Set(all).size).toBe(1);
});

it('compresses few filled pages at the same time', async () => {
  const compress = () => compressUnlessBusy(Buffer.from('x'), 'br');
  const [first, second, third] = [compress(), compress(), compress()];
  expect(third).toBeUndefined();
  await Promise.all([first, second]);
  expect(await compress()).toBeInstanceOf(Buffer);
});
