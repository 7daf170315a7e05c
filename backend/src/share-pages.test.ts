import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedServer, type TestServer } from './testing/test-server.ts';

const SHELL = path.resolve(import.meta.dirname, '../../shell/index.html');

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  const folder = path.join(server.folder, 'site');
  await mkdir(folder, { recursive: true });
  await copyFile(SHELL, path.join(folder, 'app.html'));
});

async function share(changes: object = {}) {
  const { client } = await server.person('Mara');
  const story = { title: 'The Quiet Fox', prompt: 'a fox', content: 'A fox said nothing.', generator_id: 'fantasy' };
  const table = client.from('user_shared_stories');
  const { data, error } = await table
    .insert({ ...story, is_public: true, ...changes })
    .select('id, share_id')
    .single();
  expect(error).toBeNull();
  const { id, share_id: shareId } = data as { id: string; share_id: string };
  return {
    id,
    url: `${server.url}/s/${shareId}`,
    change: async (row: object) => expect((await table.update(row).eq('id', id)).error).toBeNull(),
  };
}

it('the page of a share link has the head of its story, is not cached, and has the policy of the site', async () => {
  const { url } = await share({ title: '“</title><script>alarm(1)</script>' });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain(
    '<title data-default>“&lt;/title&gt;&lt;script&gt;alarm(1)&lt;/script&gt; · Storyloom</title>',
  );
  expect(html).toContain(`rel="canonical" href="${url}"`);
  expect(html).toContain(`content="${url}/cover.png"`);
  expect(html).toContain(server.secrets.publishableKey);
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(response.headers.get('content-security-policy')).toBe(policy);
});

it('a share link is not guessed, and once revoked, its page and picture are gone for good', async () => {
  const { url, change } = await share({ is_public: false, is_unlisted: true });
  const link = url.slice(-22);
  const swapped = [...link].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()));
  for (const guess of [link.slice(0, -1), `${link}x`, swapped.join(''), '%25', '*', `${link.slice(0, 5)}%25`])
    expect((await fetch(`${server.url}/s/${guess}`)).status, guess).toBe(404);
  const picture = await fetch(`${url}/cover.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const headers = { 'if-none-match': picture.headers.get('etag') ?? '' };
  expect((await fetch(`${url}/cover.png`, { headers })).status).toBe(304);
  await change({ is_unlisted: false });
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('name="robots" content="noindex"')]);
  expect((await fetch(`${url}/cover.png`, { headers })).status).toBe(404);
  await change({ is_unlisted: true });
  expect((await fetch(url)).status).toBe(404);
});

it('the page of a share link is the same with a trailing slash, and can only be read', async () => {
  const { url } = await share();
  expect(await (await fetch(`${url}/`)).text()).toBe(await (await fetch(url)).text());
  for (const [address, status] of [
    [url, 200],
    [`${url}/cover.png`, 200],
    [`${server.url}/s/${'x'.repeat(22)}`, 404],
  ] as const) {
    const head = await fetch(address, { method: 'HEAD' });
    expect([address, head.status, await head.text()]).toEqual([address, status, '']);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  }
});

it('the page of a published story is found while the story is public, and otherwise like an unknown one', async () => {
  const { id, change } = await share();
  const statusOf = async (storyId: string) => (await fetch(`${server.url}/community/${storyId}`)).status;
  expect(await statusOf(id)).toBe(200);
  expect(await statusOf('5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11')).toBe(404);
  expect(await statusOf('no-id')).toBe(404);
  for (const hidden of [{ is_public: false }, { is_public: false, is_unlisted: true }]) {
    await change(hidden);
    expect(await statusOf(id)).toBe(404);
  }
});
