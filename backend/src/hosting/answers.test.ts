import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPagesAssets } from '../../../scripts/lib/hosted/pages-assets.mjs';
import { assembledFixture, hostedFixture } from '../testing/hosted-fixture.ts';
import { compare, HOSTING_TABLE, nameOf } from '../testing/hosting-table.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ORIGIN = 'https://stories.example';

describe('the local server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ STORYLOOM_SITE: await assembledFixture() });
  });
  afterAll(() => server.close());

  it('answers each address like every host', async () => {
    for (const row of HOSTING_TABLE) {
      const headers = { ...(row.encoding && { 'accept-encoding': row.encoding }) };
      const response = await fetch(`${server.url}${row.path}`, { headers, redirect: 'manual' });
      const { seen, wanted } = await compare(response, row);
      expect(seen, nameOf(row)).toEqual(wanted);
    }
  });
});

describe('the worker for Cloudflare Pages', () => {
  let answer: (request: Request) => Promise<Response>;
  let site: string;
  beforeAll(async () => {
    ({ site } = await hostedFixture('cloudflare', ORIGIN));
    const file = pathToFileURL(path.join(site, '_worker.js')).href;
    const source = `data:text/javascript,${encodeURIComponent(await readFile(new URL(file), 'utf8'))}`;
    const { default: worker } = (await import(/* @vite-ignore */ source)) as {
      default: { fetch: (request: Request, env: object) => Promise<Response> };
    };
    const env = { ASSETS: { fetch: createPagesAssets(site) } };
    answer = (request) => worker.fetch(request, env);
  });

  it('answers each address like every host', async () => {
    // Cloudflare compresses what it sends by itself.
    for (const row of HOSTING_TABLE.filter(({ coding }) => coding === undefined)) {
      const { seen, wanted } = await compare(await answer(new Request(`${ORIGIN}${row.path}`)), row);
      expect(seen, nameOf(row)).toEqual(wanted);
    }
  });

  it('does not send a file again that the browser has, but always the page for unknown addresses', async () => {
    const first = await answer(new Request(`${ORIGIN}/about`));
    const headers = { 'if-none-match': first.headers.get('etag')! };
    expect((await answer(new Request(`${ORIGIN}/about`, { headers }))).status).toBe(304);
    expect((await answer(new Request(`${ORIGIN}/nowhere`, { headers: { 'if-none-match': '*' } }))).status).toBe(404);
  });

  it('answers with the page and picture of a shared story from its function, or with the shell while it fails', async () => {
    const functions = 'https://project.supabase.example/functions/v1/share-page';
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
      // Hosted Supabase sends pages with the wrong type and its own policy.
      const text = { 'content-type': 'text/plain', 'content-security-policy': 'sandbox', 'cache-control': 'no-store' };
      if (address === `${functions}/known`) return new Response('filled page', { headers: text });
      if (address === `${functions}/revoked`) return new Response('gone', { status: 404, headers: text });
      if (address === `${functions}/absent`) return Response.json({}, { status: 404 });
      if (address !== `${functions}/known/cover.png`) return new Response(null, { status: 503 });
      const etag = '"drawn"';
      if (headers['if-none-match'] === etag) return new Response(null, { status: 304, headers: { etag } });
      return new Response('picture', { headers: { etag, 'content-type': 'image/png', 'cache-control': 'no-cache' } });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const seen = async (target: string, headers: Record<string, string> = {}) => {
      const response = await answer(new Request(`${ORIGIN}${target}`, { headers }));
      const about = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
      return { about: [response.status, ...about], text: await response.text(), headers: response.headers };
    };
    const html = 'text/html; charset=utf-8';
    for (const [target, status, text] of [
      ['/s/known', 200, 'filled page'],
      ['/s/known/', 200, 'filled page'],
      ['/s/revoked', 404, 'gone'],
    ] as const) {
      const page = await seen(target);
      expect([page.about, page.text]).toEqual([[status, html, 'no-store'], text]);
      const policy = (await seen('/generators/fantasy')).headers.get('content-security-policy');
      expect(page.headers.get('content-security-policy')).toBe(policy);
    }
    for (const target of ['/s/broken', '/s/absent'])
      expect(await seen(target)).toMatchObject({
        about: [200, html, 'no-cache'],
        text: expect.stringContaining('app page'),
      });
    const picture = await seen('/s/known/cover.png');
    expect(picture.about).toEqual([200, 'image/png', 'no-cache']);
    const again = await seen('/s/known/cover.png', { 'if-none-match': picture.headers.get('etag')! });
    expect([again.about[0], (await seen('/s/revoked/cover.png')).about[0]]).toEqual([304, 503]);
  });

  it('is read only, and answers HEAD without a body', async () => {
    expect((await answer(new Request(`${ORIGIN}/about`, { method: 'POST', body: 'x' }))).status).toBe(405);
    const head = await answer(new Request(`${ORIGIN}/missing.png`, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  it('tells browsers to use nothing but https, and lets pages ask the data at its own origin', async () => {
    const { headers } = await answer(new Request(`${ORIGIN}/about`));
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://project.supabase.example;");
  });
});
