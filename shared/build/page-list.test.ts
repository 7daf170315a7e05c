import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { pageList } from './page-list-plugin.mjs';

const GAMES = {
  id: 'games',
  name: 'Games & Riddles',
  routes: ['/games', '/games/:gameId', '/scores'],
  pageNames: { '/scores': 'High scores' },
  nav: [{ label: 'Games', to: '/games' }],
};

/** What the development server of a module answers at its root. */
async function rootOf(descriptor: typeof GAMES) {
  const root = mkdtempSync(join(tmpdir(), 'storyloom-page-list-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pageList(descriptor)],
    server: { port: 0, host: '127.0.0.1' },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  await server.listen();
  return fetch(server.resolvedUrls?.local[0] ?? '', { headers: { accept: 'text/html' } });
}

it('The root of a module’s development server links to its pages, unless it is a page itself', async () => {
  const response = await rootOf(GAMES);
  const html = await response.text();
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, address, name]) => [name, address]);
  expect(links).toEqual([
    ['Games', '/games'],
    ['High scores', '/scores'],
  ]);
  expect(html).toContain('<li>Games &amp; Riddles <code>/games/:gameId</code>');
  const withRoot = await rootOf({ ...GAMES, routes: ['/', ...GAMES.routes] });
  expect(await withRoot.text()).not.toContain('High scores');
});
