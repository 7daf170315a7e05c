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

it('The root of a module’s development server links to its pages by their names', async () => {
  const response = await rootOf(GAMES);
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, address, name]) => [name, address]);
  expect(links).toEqual([
    ['Games', '/games'],
    ['High scores', '/scores'],
  ]);
  expect(html).toContain('<h1>Games &amp; Riddles</h1>');
  expect(html).toContain('<li>Games &amp; Riddles <code>/games/:gameId</code>');
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
});

it('A module with a page at the root shows that page', async () => {
  const response = await rootOf({ ...GAMES, routes: ['/', ...GAMES.routes] });
  expect(await response.text()).not.toContain('High scores');
});
