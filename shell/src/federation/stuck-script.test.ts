// @vitest-environment jsdom
import { fakeNetwork, json, type SentRequest } from '@storyloom/shared/testing/network';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const RELEASE = {
  id: 'generator',
  name: 'Story generator',
  contract: 1,
  entry: '/remotes/generator/mf-manifest.json',
  scripts: { 'remoteEntry.js': 'sha256-a', 'assets/page.js': 'sha256-b' },
  routes: ['/generators'],
  nav: [],
};
const OTHER = `${location.origin}/remotes/generator/assets/other.js`;
const WEBKIT = new TypeError('Importing a module script failed.');
const FIREFOX = new TypeError(`error loading dynamically imported module: ${OTHER}`);
const RUNTIME = new Error(`#RUNTIME-008\nargs: {"remoteName":"generator","resourceUrl":"${OTHER}"}`);

/** A site without the missing scripts. */
async function site(...missing: string[]) {
  const requests = fakeNetwork(({ url }: SentRequest) => {
    if (url.pathname === '/remotes.json') return json({ remotes: [RELEASE] });
    return new Response('', { status: missing.includes(url.pathname) ? 404 : 200 });
  });
  const { refreshReleases } = await import('./releases.ts');
  await refreshReleases();
  const { isStuck } = await import('./stuck-script.ts');
  return { isStuck, asked: () => requests.map(({ url }) => url.pathname).filter((path) => path.endsWith('.js')) };
}

beforeEach(() => vi.resetModules());

describe('isStuck', () => {
  it.each([
    ['WebKit', WEBKIT, []],
    ['Firefox', FIREFOX, ['/remotes/generator/assets/other.js']],
    ['the federation runtime', RUNTIME, ['/remotes/generator/assets/other.js']],
  ])('A module with an import error of %s is stuck when all its scripts exist', async (_who, error, named) => {
    const { isStuck, asked } = await site();
    expect(await isStuck('Story generator', error)).toBe(true);
    expect(asked()).toEqual(['/remotes/generator/remoteEntry.js', '/remotes/generator/assets/page.js', ...named]);
  });

  it('A module is not stuck while one of its scripts is missing', async () => {
    expect(await (await site('/remotes/generator/assets/page.js')).isStuck('Story generator', WEBKIT)).toBe(false);
    expect(await (await site('/remotes/generator/assets/other.js')).isStuck('Story generator', FIREFOX)).toBe(false);
  });

  it('A module is not stuck while one of its scripts differs from the released one', async () => {
    const { isStuck } = await site();
    const { allowFiles } = await import('./released-code.ts');
    allowFiles(RELEASE, { 'assets/other.js': { integrity: 'sha256-other', imports: [] } });
    fakeNetwork(({ integrity }) =>
      integrity === 'sha256-other' ? new TypeError('Failed to fetch') : new Response(''),
    );
    expect(await isStuck('Story generator', WEBKIT)).toBe(true);
    expect(await isStuck('Story generator', FIREFOX)).toBe(false);
  });

  it('An unknown module is not stuck', async () => {
    expect(await (await site()).isStuck('Another', WEBKIT)).toBe(false);
  });
});
