import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../testing/test-server.ts';

const SHELL = path.resolve(import.meta.dirname, '../../../shell/index.html');

/** Pages of shared stories as someone without an account gets them, from the link to its end, over HTTP. */
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

  describe('the page of a shared story', () => {
    it('is the site’s with the story’s head, kept by nobody, under the policy of its own inline code', async () => {
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

    it('is 404 at the very next request when the link is taken back, and so are the picture and the story', async () => {
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

    it('is for no search engine when it is unlisted', async () => {
      const { url, change } = await share({ is_public: false, is_unlisted: true });
      expect(await (await fetch(url)).text()).toContain('name="robots" content="noindex"');
      await change({ is_public: true });
      expect(await (await fetch(url)).text()).not.toContain('noindex');
    });

    it('is the same with a slash behind it, and when only its headers are asked for', async () => {
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

    it('can only be read', async () => {
      const { url } = await share();
      for (const address of [url, `${url}/cover.png`])
        for (const method of ['POST', 'PUT', 'DELETE']) expect((await fetch(address, { method })).status).toBe(405);
    });
  });

  it('the page of a story in the community is there while everybody may read it, and for nobody else to learn of', async () => {
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
