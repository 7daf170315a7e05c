import { describe, expect, it } from 'vitest';
import { drawFromFile, headOf, SHARE_ID, publishedService, SITE_PAGE } from '../_shared/testing/published-stories.ts';
import { sharePage } from './handler.ts';

const SITE = 'https://storyloom.test';
const POLICY = "default-src 'self'";

/** The function at its address on the host, with a site that answers like this. */
function start(site: () => Response | Promise<never> = () => new Response(SITE_PAGE)) {
  const service = publishedService({ siteUrl: `${SITE}/anywhere?x=1` });
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { href, origin } = new URL(input instanceof Request ? input.url : input);
    if (origin !== SITE) return service.supabase.fetch(input, init);
    asked.push(href);
    return site();
  };
  const handle = sharePage({ ...service.deps, fetch }, drawFromFile);
  const ask = (path: string, init?: RequestInit) =>
    handle(new Request(`https://project.test/functions/v1/share-page/${path}`, init));
  return { ...service, asked, ask };
}

describe('share-page', () => {
  it('fills the site’s page, with the site’s own address and policy', async () => {
    const { ask, asked } = start(() => new Response(SITE_PAGE, { headers: { 'content-security-policy': POLICY } }));
    for (const path of [SHARE_ID, `${SHARE_ID}/`, `${SHARE_ID}?utm=x`]) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toEqual({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
      });
      expect(headOf(await response.text())).toMatchObject({
        title: 'The Quiet Fox · Storyloom',
        canonical: `${SITE}/s/${SHARE_ID}`,
        'og:image': `${SITE}/s/${SHARE_ID}/cover.png`,
      });
    }
    expect(new Set(asked)).toEqual(new Set([`${SITE}/app.html`]));
  });

  it('sends the picture without asking the site, and 404 with the page of a link that leads nowhere', async () => {
    const { ask, asked, publish } = start();
    const response = await ask(`${SHARE_ID}/cover.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const tag = response.headers.get('etag')!;
    expect((await ask(`${SHARE_ID}/cover.png`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect(asked).toEqual([]);
    publish();
    const missing = await ask(SHARE_ID);
    expect([missing.status, headOf(await missing.text())['robots']]).toEqual([404, 'noindex']);
  });

  it('answers malformed addresses with 404 and other methods with 405, without asking anything', async () => {
    const { ask, asked, supabase } = start();
    for (const path of ['', 'a.b', `${SHARE_ID}/other.png`, `${SHARE_ID}/cover.png/x`, '%2e%2e']) {
      expect((await ask(path)).status, path).toBe(404);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await ask(SHARE_ID, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect([...asked, ...supabase.calls]).toEqual([]);
    const head = await ask(SHARE_ID, { method: 'HEAD' });
    expect([head.status, head.headers.has('content-security-policy')]).toEqual([200, false]);
  });

  it.each([
    ['refuses', () => new Response('', { status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('says when to come back and logs it when the site %s', async (_, site) => {
    const { ask, logs } = start(site);
    const response = await ask(SHARE_ID);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(logs).toMatchObject([{ event: 'share_page_failed' }]);
  });

  it('does not start without the address of the site', () => {
    expect(() => sharePage(publishedService().deps, drawFromFile)).toThrow('SITE_URL must be set.');
  });
});
