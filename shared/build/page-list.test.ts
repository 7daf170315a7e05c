import { expect, it, vi } from 'vitest';
import { pageList } from './page-list-plugin.mjs';

const GAMES = {
  id: 'games',
  name: 'Games & Riddles',
  routes: ['/games', '/games/:gameId', '/scores'],
  pageNames: { '/scores': 'High scores' },
  nav: [{ label: 'Games', to: '/games' }],
};

/** What the development server of a module answers at its root; `undefined` if it leaves that to the module. */
function rootOf(descriptor: typeof GAMES): string | undefined {
  const [use, setHeader, end] = [vi.fn(), vi.fn(), vi.fn()];
  const plugin = pageList(descriptor) as unknown as { configureServer(server: object): void };
  plugin.configureServer({ middlewares: { use } });
  use.mock.calls[0]?.[0]({ url: '/' }, { setHeader, end }, () => expect.unreachable());
  return end.mock.calls[0]?.[0];
}

it('The root of a module’s development server links to its pages, unless it is a page itself', () => {
  const html = rootOf(GAMES) ?? '';
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, address, name]) => [name, address]);
  expect(links).toEqual([
    ['Games', '/games'],
    ['High scores', '/scores'],
  ]);
  expect(html).toContain('<li>Games &amp; Riddles <code>/games/:gameId</code>');
  expect(rootOf({ ...GAMES, routes: ['/', ...GAMES.routes] })).toBeUndefined();
});
