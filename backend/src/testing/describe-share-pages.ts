import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './test-server.ts';

const SHELL = path.resolve(import.meta.dirname, '../../../shell/index.html');

/** Pages of share links as a visitor gets them over HTTP, until the link is revoked. */
export function describeSharePages(running: () => TestServer): void {
  beforeAll(async () => {
    const folder = path.join(running().folder, 'site');
    await mkdir(folder, { recursive: true });
    await copyFile(SHELL, path.join(folder, 'app.html'));
  });

  async function share(changes: object = {}) {
    const { client } = await running().person('Mara');
    const story = { title: 'The Quiet Fox', prompt: 'a fox', content: 'A fox said nothing.', generator_id: 'fantasy' };
    const table = client.from('user_shared_stories');
    const added = await table
      .insert({ ...story, is_public: true, ...changes })
      .select('id, share_id')
      .single();
    expect(added.error).toBeNull();
    const { id, share_id: shareId } = added.data as { id: string; share_id: string };
    return {
      id,
      url: `${running().url}/s/${shareId}`,
      read: () => running().anonymous().rpc('read_shared_link', { p_share_id: shareId }),
      change: async (row: object) => expect((await table.update(row).eq('id', id)).error).toBeNull(),
    };
  }

  describe('the page of a share link', () => {
    it('The page of a share link has the head of its story, is not cached, and has the policy of the site', async () => {
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
      expect(html).toContain(running().secrets.publishableKey);
      const policy = (await fetch(running().url)).headers.get('content-security-policy');
      expect(response.headers.get('content-security-policy')).toBe(policy);
    });

    it('When a share link is revoked, the next requests for its page, picture and story find nothing', async () => {
      const { url, read, change } = await share();
      const picture = await fetch(`${url}/cover.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      const headers = { 'if-none-match': picture.headers.get('etag') ?? '' };
      expect((await fetch(`${url}/cover.png`, { headers })).status).toBe(304);
      expect((await read()).data).toHaveLength(1);
      await change({ is_public: false });
      const page = await fetch(url);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('name="robots" content="noindex"');
      expect((await fetch(`${url}/cover.png`, { headers })).status).toBe(404);
      expect((await read()).data).toEqual([]);
      await change({ is_public: true });
      expect((await fetch(url)).status).toBe(404);
    });

    it('The page of an unlisted story is not indexed', async () => {
      const { url, change } = await share({ is_public: false, is_unlisted: true });
      expect(await (await fetch(url)).text()).toContain('name="robots" content="noindex"');
      await change({ is_public: true });
      expect(await (await fetch(url)).text()).not.toContain('noindex');
    });

    it('The page of a share link is the same with a trailing slash, and answers HEAD', async () => {
      const { url } = await share();
      expect(await (await fetch(`${url}/`)).text()).toBe(await (await fetch(url)).text());
      const gone = `${running().url}/s/${'x'.repeat(22)}`;
      for (const [address, status] of [
        [url, 200],
        [`${url}/cover.png`, 200],
        [gone, 404],
        [`${gone}/`, 404],
      ] as const) {
        const head = await fetch(address, { method: 'HEAD' });
        expect([address, head.status, await head.text()]).toEqual([address, status, '']);
      }
    });

    it('The page and the picture of a share link can only be read', async () => {
      const { url } = await share();
      for (const address of [url, `${url}/cover.png`])
        for (const method of ['POST', 'PUT', 'DELETE']) expect((await fetch(address, { method })).status).toBe(405);
    });
  });

  it('The page of a published story is found while the story is public, and not found otherwise', async () => {
    const { id, change } = await share();
    const statusOf = async (storyId: string) => (await fetch(`${running().url}/community/${storyId}`)).status;
    expect(await statusOf(id)).toBe(200);
    expect(await statusOf('5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11')).toBe(404);
    expect(await statusOf('no-id')).toBe(404);
    for (const hidden of [{ is_public: false }, { is_public: false, is_unlisted: true }]) {
      await change(hidden);
      expect(await statusOf(id)).toBe(404);
    }
  });
}
