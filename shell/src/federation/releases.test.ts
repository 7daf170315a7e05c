// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/testing/network';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

function release(id: string, ...routes: string[]): RemoteRelease {
  return { id, name: id, contract: 1, entry: `/remotes/${id}/mf-manifest.json`, routes, nav: [] };
}
const generator = release('generator', '/generators', '/generators/:generatorId');
const marketing = release('marketing', '/', '/about', '/blog/:postSlug');
const map = { remotes: [generator, marketing] };

/** A page with this inline release map. */
async function page(inline?: string) {
  document.body.innerHTML =
    inline === undefined ? '' : '<script type="application/json" id="storyloom-releases"></script>';
  const element = document.getElementById('storyloom-releases');
  if (element) element.textContent = inline ?? '';
  vi.resetModules();
  return import('./releases.ts');
}

beforeEach(() => {
  globalThis.storyloomReleases = undefined;
  fakeNetwork(() => json(map));
});

describe('the release map of a page', () => {
  it('is the one in the HTML, or that the HTML is fetching, and is not fetched again', async () => {
    const requests = fakeNetwork(() => json({ remotes: [] }));
    const inline = await page(`\n ${JSON.stringify(map)} `);
    expect(await inline.loadReleases()).toEqual(map);
    expect(inline.releaseOf('generator')).toEqual(generator);
    globalThis.storyloomReleases = Promise.resolve(JSON.stringify(map));
    const { loadReleases, openedReleases } = await page('');
    expect(await loadReleases()).toEqual(map);
    expect(openedReleases()).toEqual(map);
    expect(requests).toEqual([]);
  });

  it.each([undefined, '', '{', '{"remotes":7}'])('is fetched once when the HTML has %j', async (inline) => {
    const requests = fakeNetwork(() => json(map));
    const { loadReleases, releaseOf } = await page(inline);
    expect(await loadReleases()).toEqual(map);
    expect(await loadReleases()).toEqual(map);
    expect(releaseOf('marketing')).toEqual(marketing);
    expect(requests).toMatchObject([{ path: '/remotes.json', cache: 'reload' }]);
  });

  it('is fetched again when the one of the HTML could not be read or never arrived', async () => {
    for (const fetched of [Promise.resolve(''), Promise.reject(new TypeError('Failed to fetch'))]) {
      const requests = fakeNetwork(() => json(map));
      fetched.catch(() => undefined);
      globalThis.storyloomReleases = fetched;
      const { loadReleases } = await page('');
      expect(await loadReleases()).toEqual(map);
      expect(requests).toHaveLength(1);
    }
  });

  it('cannot be loaded without a good answer', async () => {
    for (const answer of [
      new Response('not found', { status: 404 }),
      json(map, 500),
      new Response('<!doctype html>'),
      new TypeError('Failed to fetch'),
    ]) {
      fakeNetwork(() => answer);
      const { loadReleases } = await page('');
      await expect(loadReleases()).rejects.toThrow();
    }
  });

  it('is the newest one after a refresh, and the previous one when that fails', async () => {
    const { loadReleases, openedReleases, refreshReleases, releaseOf } = await page(JSON.stringify(map));
    const moved = { ...generator, entry: 'https://cdn.example/generator/mf-manifest.json' };
    fakeNetwork(() => json({ remotes: [moved] }));
    await refreshReleases();
    expect(releaseOf('generator')).toEqual(moved);
    expect(releaseOf('marketing')).toBeUndefined();
    fakeNetwork(() => new TypeError('Failed to fetch'));
    await expect(refreshReleases()).rejects.toThrow();
    expect(await loadReleases()).toEqual({ remotes: [moved] });
    expect(openedReleases()).toEqual(map);
  });
});

describe('a page that names the key of its maps', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signature = sign(null, Buffer.from(JSON.stringify(map)), privateKey).toString('base64');
  const signed = { ...map, signature };
  beforeEach(() => {
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    document.head.innerHTML = `<meta name="storyloom-map-key" content="${key}" />`;
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('uses a signed map, rejects one that is unsigned or changed, and then keeps the one that it has', async () => {
    for (const forged of [map, { ...signed, remotes: [marketing] }]) {
      fakeNetwork(() => json(forged));
      globalThis.storyloomReleases = Promise.resolve(JSON.stringify(forged));
      const { loadReleases, refreshReleases, releaseOf } = await page('');
      await expect(loadReleases()).rejects.toThrow('not signed with its key');
      fakeNetwork(() => json(signed));
      expect((await loadReleases()).remotes).toEqual(map.remotes);
      fakeNetwork(() => json(forged));
      await expect(refreshReleases()).rejects.toThrow('not signed with its key');
      expect(releaseOf('generator')).toEqual(generator);
    }
    const requests = fakeNetwork(() => json(map));
    globalThis.storyloomReleases = Promise.resolve(JSON.stringify(signed));
    const { loadReleases } = await page('');
    expect((await loadReleases()).remotes).toEqual(map.remotes);
    expect(requests).toEqual([]);
  });
});

it('finds the release that answers a path', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { releaseFor } = await page();
  const answers = {
    '/': 'marketing',
    '/about/': 'marketing',
    '/blog/creative-writing-tips': 'marketing',
    '/generators': 'generator',
    '/generators/caf%C3%A9': 'generator',
    '/generators/%E0%A4%A': 'generator',
    '/blog': undefined,
    '//generators': undefined,
  };
  for (const [path, id] of Object.entries(answers)) expect(releaseFor(map, path)?.id, path).toBe(id);
});

it('finds a release by its entry, as a path or a URL, also when another entry is not a URL', async () => {
  const broken = { ...release('broken', '/broken'), entry: 'http://[' };
  const { releaseAt } = await page(JSON.stringify({ remotes: [broken, ...map.remotes] }));
  expect(releaseAt('/remotes/generator/mf-manifest.json')?.id).toBe('generator');
  expect(releaseAt(`${location.origin}/remotes/marketing/mf-manifest.json`)?.id).toBe('marketing');
  expect(releaseAt('/remotes/generator/other.json')).toBeUndefined();
});

it('names the scripts that the module and this page of it need first', async () => {
  const withPages = {
    ...generator,
    scripts: { 'remoteEntry.js': 'sha256-entry' },
    pageScripts: {
      '/generators': { 'assets/list.js': 'sha256-list' },
      '/generators/:generatorId': { 'assets/one.js': 'sha256-one' },
    },
  };
  const base = `${location.origin}/remotes/generator/`;
  const { earlyScripts } = await page(JSON.stringify(map));
  for (const [path, file] of [
    ['/generators', 'assets/list.js'],
    ['/generators/fantasy', 'assets/one.js'],
  ] as const) {
    history.replaceState(null, '', path);
    expect([...earlyScripts(withPages).keys()]).toEqual([`${base}remoteEntry.js`, `${base}${file}`]);
  }
  // A release of an earlier build has no scripts of its pages.
  expect([...earlyScripts({ ...withPages, pageScripts: undefined! }).keys()]).toEqual([`${base}remoteEntry.js`]);
});
