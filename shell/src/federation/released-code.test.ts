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
  it('A released script is preloaded once with its hash, together with all its imports', async () => {
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

  it.each(['assets/page.js', 'assets/b.js'])(
    'A released script is refused when %s differs, and can be tried again',
    async (file) => {
      const { expectReleased } = await open();
      refused.add(address(file));
      await expect(expectReleased(PAGE)).rejects.toMatchObject({ name: 'RemoteError', failure: 'altered' });
      refused.clear();
      await expect(expectReleased(PAGE)).resolves.toBeUndefined();
      expect(document.querySelectorAll(`link[href="${address(file)}"]`)).toHaveLength(1);
    },
  );

  it.each([
    ['does not exist', () => new Response('', { status: 404 })],
    ['can’t be fetched', () => new TypeError('Failed to fetch')],
  ])('A released script that %s is reported as unreachable, not as altered', async (_case, unheard) => {
    const { expectReleased } = await open();
    fakeNetwork(unheard);
    refused.add(PAGE);
    await expect(expectReleased(PAGE)).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('A released script that never arrives counts as too slow after 45 seconds, and can be tried again', async () => {
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

  it('A script that the release does not list is refused without being fetched', async () => {
    const { expectReleased } = await open();
    await expect(expectReleased(address('assets/added.js'))).rejects.toMatchObject({ failure: 'altered' });
    expect(asked).toEqual([]);
  });

  it('A release with a script that has no hash in its manifest is refused', async () => {
    const { allowFiles, expectReleased } = await open(null);
    const bare = { ...files, 'assets/b.js': { integrity: '', imports: [] } };
    expect(() => allowFiles(release, bare)).toThrow('/remotes/generator/assets/b.js has no hash in its manifest');
    // None of its files counts as released.
    await expectReleased(PAGE);
    expect(asked).toEqual([]);
  });

  it('A script whose hash in the release map differs from the one in the manifest is refused', async () => {
    const { allowFiles, askForScripts, expectReleased } = await open(null);
    askForScripts(release);
    allowFiles(release, { ...files, 'assets/page.js': { integrity: 'sha256-other', imports: [] } });
    await expect(expectReleased(PAGE)).rejects.toMatchObject({ failure: 'altered' });
  });

  it('Once a refused script has arrived as it was released, the browser’s copy of it is replaced', async () => {
    const { expectReleased } = await open();
    refused.add(PAGE);
    await expect(expectReleased(PAGE)).rejects.toMatchObject({ failure: 'altered' });
    refused.clear();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    await expectReleased(PAGE);
    await expectReleased(address('remoteEntry.js'));
    expect(requests.map(({ url, cache }) => [url.href, cache])).toEqual([[PAGE, 'reload']]);
  });

  it('A script of an earlier release stays allowed for code that already runs', async () => {
    const { allowFiles, expectReleased } = await open();
    allowFiles(release, { 'assets/new.js': { integrity: 'sha256-new', imports: [] } });
    await expectReleased(PAGE);
    await expectReleased(address('assets/new.js'));
    expect(asked).toContain('assets/new.js sha256-new');
  });

  it('A script from another origin, such as a development server, is not checked', async () => {
    const { expectReleased } = await open();
    await expectReleased('http://127.0.0.1:5172/src/remote.ts');
    expect(asked).toEqual([]);
  });

  it('Scripts that are preloaded with the manifest are not preloaded again', async () => {
    const { allowFiles, askForScripts, expectReleased } = await open(null);
    askForScripts(release);
    allowFiles(release, files);
    await expectReleased(address('remoteEntry.js'));
    expect(asked).toEqual(['remoteEntry.js sha256-entry', 'assets/page.js sha256-page', 'assets/a.js sha256-a']);
  });
});

describe('released scripts in Safari, which ignores the hash of a module preload', () => {
  beforeEach(() => vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' }));

  it('In Safari, a script is fetched with its hash before it is preloaded', async () => {
    const requests = fakeNetwork(() => new Response(''));
    const { expectReleased } = await open();
    await expectReleased(address('assets/a.js'));
    expect(requests.map(({ url, integrity }) => [url.href, integrity])).toEqual([[address('assets/a.js'), 'sha256-a']]);
    expect(asked).toEqual(['assets/a.js sha256-a']);
  });

  it('In Safari, a script that differs is refused and never preloaded', async () => {
    fakeNetwork(({ method }) => (method === 'HEAD' ? new Response('') : new TypeError('Load failed')));
    const { expectReleased } = await open();
    await expect(expectReleased(address('assets/a.js'))).rejects.toMatchObject({ failure: 'altered' });
    expect(asked).toEqual([]);
  });
});

describe('a lazy import of a remote', () => {
  const importReleased = (file: string, load: () => Promise<unknown>) =>
    (
      globalThis as unknown as {
        storyloomImport: (file: string, base: string, load: () => Promise<unknown>) => unknown;
      }
    ).storyloomImport(file, address('remoteEntry.js'), load);

  it('A lazy import of a remote runs after its scripts are checked', async () => {
    const { guardImports } = await open();
    guardImports();
    const load = vi.fn(async () => 'the page');
    expect(await importReleased('./assets/page.js', load)).toBe('the page');
    expect(asked).toContain('assets/b.js sha256-b');
  });

  it('A lazy import of a remote does not run when one of its scripts differs', async () => {
    const { guardImports } = await open();
    guardImports();
    refused.add(address('assets/b.js'));
    const load = vi.fn(async () => 'the page');
    await expect(importReleased('./assets/page.js', load)).rejects.toMatchObject({ failure: 'altered' });
    expect(load).not.toHaveBeenCalled();
  });
});
