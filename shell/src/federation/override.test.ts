// @vitest-environment jsdom
import type { RemoteRelease } from '@storyloom/shared/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const release = (id: string): RemoteRelease => ({
  id,
  name: id,
  contract: 1,
  entry: `/remotes/${id}/0123456789abcdef/mf-manifest.json`,
  integrity: 'sha256-a',
  scripts: { 'remoteEntry.js': 'sha256-b' },
  routes: [`/${id}`],
  nav: [],
});
const map = { remotes: [release('generator'), release('marketing')] };
const SERVER = 'http://127.0.0.1:5172';

/** A page at this address of a site that allows these servers. */
async function open(search: string, allowed: string = SERVER) {
  history.replaceState(null, '', `/generators${search}`);
  document.head.innerHTML = `<meta name="storyloom-overrides" content="${allowed}" />`;
  vi.resetModules();
  const { isOverridden, shownOverride, withOverride } = await import('./override.ts');
  return { isOverridden, shownOverride, remotes: withOverride(map).remotes };
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = '';
});

it('loads one module from a developer’s server in this tab, without the hashes of its release', async () => {
  const { remotes, isOverridden, shownOverride } = await open(`?remote.generator=${SERVER}/`);
  const { integrity: _, scripts: _scripts, ...rest } = release('generator');
  expect(remotes).toEqual([{ ...rest, entry: `${SERVER}/mf-manifest.json` }, release('marketing')]);
  expect(shownOverride()).toEqual({ id: 'generator', origin: SERVER });
  expect(isOverridden(`${SERVER}/src/remote.ts`)).toBe(true);
  expect(isOverridden('http://127.0.0.1:5173/src/remote.ts')).toBe(false);
  expect((await open('')).shownOverride()).toEqual({ id: 'generator', origin: SERVER });
});

it('ends the override for the tab when the address has an empty one', async () => {
  await open(`?remote.generator=${SERVER}`);
  expect((await open('?remote.generator=')).remotes).toEqual(map.remotes);
  expect((await open('')).shownOverride()).toBeUndefined();
});

it('ignores a server that the site does not allow', async () => {
  for (const server of ['https://evil.example', 'http://127.0.0.1:51720', 'javascript:alert(1)', '//127.0.0.1:5172']) {
    const { remotes, isOverridden } = await open(`?remote.generator=${encodeURIComponent(server)}`);
    expect(remotes, server).toEqual(map.remotes);
    expect(isOverridden('http://127.0.0.1:5172/x.js'), server).toBe(false);
  }
});

it('ignores the address and the stored override on a site that allows no servers', async () => {
  await open(`?remote.generator=${SERVER}`);
  for (const search of ['', `?remote.generator=${SERVER}`]) {
    const { remotes, shownOverride } = await open(search, '');
    expect(remotes).toEqual(map.remotes);
    expect(shownOverride()).toBeUndefined();
  }
});
