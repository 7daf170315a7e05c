import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostedFixture } from '../testing/hosted-fixture.ts';
import { freePort, isLeftOut, startRealServer } from '../testing/real-servers.ts';

const FUNCTION = '/functions/v1/share-page';

/** The function as hosted Supabase sends its answers: pages have the wrong type and its own policy. */
function createFunction(): Server {
  return createServer((request, response) => {
    const head = (status: number, headers: object = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain', 'content-security-policy': 'sandbox', ...headers });
    if (request.url === `${FUNCTION}/known`) head(200, { 'cache-control': 'no-store' }).end('<p>filled page</p>');
    else if (request.url === `${FUNCTION}/broken`) head(503).end();
    else if (request.url === `${FUNCTION}/absent`) head(404, { 'content-type': 'application/json' }).end('{}');
    else if (request.url !== `${FUNCTION}/known/cover.png`)
      head(404, { 'cache-control': 'no-store' }).end('<p>gone</p>');
    else if (request.headers['if-none-match'] === '"drawn"') head(304, { etag: '"drawn"' }).end();
    else head(200, { 'content-type': 'image/png', 'cache-control': 'no-cache', etag: '"drawn"' }).end('picture');
  });
}

describe('shared stories on Cloudflare’s runtime, with the data on hosted Supabase', () => {
  let origin: string;
  let stop: (() => Promise<void>) | undefined;
  const share = createFunction();
  beforeEach(({ skip }) => skip(isLeftOut('cloudflare'), 'workerd is not installed'));
  beforeAll(async () => {
    if (isLeftOut('cloudflare')) return;
    share.listen(0, '127.0.0.1');
    await once(share, 'listening');
    const data = `http://127.0.0.1:${(share.address() as AddressInfo).port}`;
    origin = `http://127.0.0.1:${await freePort()}`;
    const { site } = await hostedFixture('cloudflare', origin, { data });
    stop = await startRealServer('cloudflare', site, origin);
  });
  afterAll(async () => {
    await stop?.();
    share.closeAllConnections();
    share.close();
  });

  it('the page is that of the function, with its status, as HTML with the policy of the site', async () => {
    const app = await fetch(`${origin}/generators/fantasy`);
    for (const [path, status, text] of [
      ['/s/known', 200, 'filled page'],
      ['/s/known/', 200, 'filled page'],
      ['/s/revoked', 404, 'gone'],
    ] as const) {
      const answer = await fetch(`${origin}${path}`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        status,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(await answer.text(), path).toContain(text);
      for (const name of ['content-security-policy', 'x-content-type-options'])
        expect(answer.headers.get(name)).toBe(app.headers.get(name));
    }
  });

  it('The picture keeps its type and tag, and is not sent again to who has it', async () => {
    const picture = await fetch(`${origin}/s/known/cover.png`);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-cache',
    ]);
    const headers = { 'if-none-match': picture.headers.get('etag')! };
    expect((await fetch(`${origin}/s/known/cover.png`, { headers })).status).toBe(304);
    expect((await fetch(`${origin}/s/revoked/cover.png`)).status).toBe(404);
  });

  it('While the function fails or is not deployed, the page of the shell is sent, which fills itself', async () => {
    for (const path of ['/s/broken', '/s/absent']) {
      const answer = await fetch(`${origin}${path}`);
      expect([path, answer.status, (await answer.text()).includes('app page')]).toEqual([path, 200, true]);
    }
  });
});
