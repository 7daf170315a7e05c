// @vitest-environment jsdom
import { fakeNetwork } from '@storyloom/testing/network';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPreloads, FOLDER } from '../testing/preloads.ts';

const release: RemoteRelease = {
  id: 'generator',
  name: 'Story generator',
  contract: 1,
  entry: '/remotes/generator/mf-manifest.json',
  integrity: 'sha256-manifest',
  scripts: { 'remoteEntry.js': 'sha256-entry', 'assets/page.js': 'sha256-page' },
  routes: [],
  nav: [],
};
const files = {
  'remoteEntry.js': { integrity: 'sha256-entry', imports: ['assets/a.js'] },
  'assets/page.js': { integrity: 'sha256-page', imports: ['assets/a.js', 'assets/b.js'] },
  'assets/a.js': { integrity: 'sha256-a', imports: [] },
  'assets/b.js': { integrity: 'sha256-b', imports: ['assets/page.js'] },
};
const address = (file: string) => `${FOLDER}${file}`;
const PAGE = address('assets/page.js');

const { asked, refused, answer, leaveUnanswered } = answerPreloads();

beforeEach(() => {
  fakeNetwork(() => new Response(''));
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' });
});

/** A newly opened page, with or without the release's files. */
async function open(listed: typeof files | null = files) {
  vi.resetModules();
  const code = await import('./released-code.ts');
  if (listed) code.allowFiles(release, listed);
  return code;
}

describe('released scripts', () => {
  it('preloads a script once with its hash, together with all its imports', async () => {
    const { expectReleased } = await open();
    await Promise.all([expectReleased(PAGE), expectReleased(PAGE)]);
    await expectReleased(address('remoteEntry.js'));
    expect(asked).toEqual([
      'assets/page.js sha256-page',
      'assets/a.js sha256-a',
      'assets/b.js sha256-b',
      'remoteEntry.js sha256-entry',
    ]);
  });

  it.each(['assets/page.js', 'assets/b.js'])('refuses a script when %s differs, until it arrives', async (file) => {
    const { expectReleased } = await open();
    refused.add(address(file));
    await expect(expectReleased(PAGE)).rejects.toMatchObject({ name: 'RemoteError', failure: 'altered' });
    refused.clear();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    await expect(expectReleased(PAGE)).resolves.toBeUndefined();
    expect(document.querySelectorAll(`link[href="${address(file)}"]`)).toHaveLength(1);
    // The browser's copy of the refused script is replaced.
    await expectReleased(address('remoteEntry.js'));
    expect(requests.map(({ url, cache }) => [url.href, cache])).toEqual([[address(file), 'reload']]);
  });

  it('reports a script that is missing or can’t be fetched as unreachable, not as altered', async () => {
    refused.add(PAGE);
    for (const answered of [new Response('', { status: 404 }), new TypeError('Failed to fetch')]) {
      const { expectReleased } = await open();
      fakeNetwork(() => answered);
      await expect(expectReleased(PAGE)).rejects.toMatchObject({ failure: 'unreachable' });
    }
  });

  it('gives up a script after 45 seconds, and can retry it', async () => {
    const { expectReleased } = await open();
    leaveUnanswered();
    vi.useFakeTimers();
    const stalled = expect(expectReleased(address('assets/a.js'))).rejects.toMatchObject({ failure: 'timeout' });
    await vi.advanceTimersByTimeAsync(45_000);
    await stalled;
    vi.useRealTimers();
    answer();
    await expect(expectReleased(address('assets/a.js'))).resolves.toBeUndefined();
  });

  it('refuses a script that the release does not list, without fetching it', async () => {
    const { expectReleased } = await open();
    await expect(expectReleased(address('assets/added.js'))).rejects.toMatchObject({ failure: 'altered' });
    // A script of another origin, such as a development server's, is not part of a release.
    await expectReleased('http://127.0.0.1:5172/src/remote.ts');
    expect(asked).toEqual([]);
  });

  it('refuses a whole release when one of its scripts has no hash', async () => {
    const { allowFiles, expectReleased } = await open(null);
    const bare = { ...files, 'assets/b.js': { integrity: '', imports: [] } };
    expect(() => allowFiles(release, bare)).toThrow('/remotes/generator/assets/b.js has no hash in its manifest');
    // None of its files counts as released.
    await expectReleased(PAGE);
    expect(asked).toEqual([]);
  });

  it('preloads the scripts of the release map once, and refuses one with another hash in the manifest', async () => {
    const { allowFiles, askForScripts, expectReleased } = await open(null);
    askForScripts(release);
    allowFiles(release, { ...files, 'assets/page.js': { integrity: 'sha256-other', imports: [] } });
    await expectReleased(address('remoteEntry.js'));
    expect(asked).toEqual(['remoteEntry.js sha256-entry', 'assets/page.js sha256-page', 'assets/a.js sha256-a']);
    await expect(expectReleased(PAGE)).rejects.toMatchObject({ failure: 'altered' });
  });

  it('still allows a script of an earlier release, for code that already runs', async () => {
    const { allowFiles, expectReleased } = await open();
    allowFiles(release, { 'assets/new.js': { integrity: 'sha256-new', imports: [] } });
    await expectReleased(PAGE);
    await expectReleased(address('assets/new.js'));
    expect(asked).toContain('assets/new.js sha256-new');
  });

  it('runs a lazy import only after all its scripts are verified', async () => {
    const { guardImports } = await open();
    guardImports();
    const { storyloomImport } = globalThis as unknown as {
      storyloomImport: (file: string, base: string, load: () => Promise<unknown>) => Promise<unknown>;
    };
    const load = vi.fn(async () => 'the page');
    refused.add(address('assets/b.js'));
    const attempt = () => storyloomImport('./assets/page.js', address('remoteEntry.js'), load);
    await expect(attempt()).rejects.toMatchObject({ failure: 'altered' });
    expect(load).not.toHaveBeenCalled();
    refused.clear();
    expect(await attempt()).toBe('the page');
  });
});

describe('Safari, which ignores the hash of a module preload', () => {
  beforeEach(() => vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' }));

  it('fetches a script with its hash before the preload, which a script that differs never gets', async () => {
    const requests = fakeNetwork(() => new Response(''));
    const { expectReleased } = await open();
    await expectReleased(address('assets/a.js'));
    expect(requests.map(({ url, integrity }) => [url.href, integrity])).toEqual([[address('assets/a.js'), 'sha256-a']]);
    fakeNetwork(({ method }) => (method === 'HEAD' ? new Response('') : new TypeError('Load failed')));
    await expect(expectReleased(address('assets/b.js'))).rejects.toMatchObject({ failure: 'altered' });
    expect(asked).toEqual(['assets/a.js sha256-a']);
  });
});
