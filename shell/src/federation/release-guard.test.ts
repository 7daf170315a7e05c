// @vitest-environment jsdom
import type { RemoteRelease } from '@storyloom/shared/contract';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPreloads, FOLDER } from '../testing/preloads.ts';

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const ENTRY = 'sha256-entry';

const manifest = {
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  files: { 'remoteEntry.js': { integrity: ENTRY, imports: [] } },
};
type Manifest = { [Part in keyof typeof manifest]?: unknown };

const { asked } = answerPreloads();

// Development servers may skip most of what is tested here.
beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllEnvs();
});

interface Site {
  /** What the server answers; by default, the manifest that was released. */
  readonly answer?: () => Response;
  readonly release?: Partial<RemoteRelease>;
}

/** A page whose release map has a generator with this manifest, of which it loads the manifest. */
async function load(released: Manifest, { answer, release }: Site = {}) {
  const text = JSON.stringify(released);
  const generator: RemoteRelease = {
    id: 'generator',
    name: 'Story generator',
    contract: 1,
    entry: '/remotes/generator/mf-manifest.json',
    integrity: integrityOf(text),
    routes: ['/generators'],
    nav: [],
    ...release,
  };
  document.body.innerHTML = '<script type="application/json" id="storyloom-releases"></script>';
  document.body.firstElementChild!.textContent = JSON.stringify({ remotes: [generator] });
  const requests = fakeNetwork(answer ?? (() => new Response(text)));
  vi.resetModules();
  const { default: releaseGuard, refusalOf } = await import('./release-guard.ts');
  const url = new URL(generator.entry, location.href).href;
  const result = await Promise.resolve(releaseGuard().fetch!(url, {})).then(
    async (response) => ({ manifest: await (response as Response).json() }),
    (error: unknown) => ({ error }),
  );
  return { result, refusal: refusalOf(url), fetched: requests.map((request) => request.url.pathname) };
}

describe('the manifest of a module', () => {
  it('A manifest with the hash of the release map is handed on, once its entry has arrived with the hash of the manifest', async () => {
    const { result, refusal } = await load(manifest);
    expect(result).toEqual({ manifest });
    expect(asked).toEqual([`remoteEntry.js ${ENTRY}`]);
    expect(refusal).toBeUndefined();
  });

  it('A manifest that differs from its hash is refused, and no script of it is asked for', async () => {
    const { result, refusal } = await load(manifest, { answer: () => json({ ...manifest, added: true }) });
    expect(refusal).toMatchObject({ failure: 'altered' });
    expect(result).toEqual({ error: refusal });
    expect(asked).toEqual([]);
  });

  it('A module without a hash in the release map is refused, and not even fetched', async () => {
    const { refusal, fetched } = await load(manifest, { release: { integrity: undefined } as never });
    expect(refusal).toMatchObject({ failure: 'altered' });
    expect(fetched).toEqual([]);
  });

  it('A module at an origin that the page does not list is refused, and not even fetched', async () => {
    const { refusal, fetched } = await load(manifest, {
      release: { entry: 'https://elsewhere.example/mf-manifest.json' },
    });
    expect(refusal?.message).toContain('is not at an origin that this page lists');
    expect(fetched).toEqual([]);
  });

  it.each<[string, Manifest]>([
    ['that lists no files', { metaData: manifest.metaData }],
    [
      'whose entry is at an origin that the page does not list',
      { ...manifest, metaData: { remoteEntry: { path: 'https://elsewhere.example/', name: 'remoteEntry.js' } } },
    ],
    ['whose entry is not among its files', { ...manifest, files: {} }],
    ['that names no entry', { files: manifest.files }],
  ])('A manifest %s is refused, and no script of it is asked for', async (_, released) => {
    const { refusal } = await load(released);
    expect(refusal).toMatchObject({ failure: 'altered' });
    expect(asked).toEqual([]);
  });

  it('A manifest that is missing counts as out of reach, and so does a file that is none', async () => {
    const missing = await load(manifest, { answer: () => json({}, 404) });
    expect(missing.refusal).toMatchObject({ failure: 'unreachable' });
    const text = 'no manifest';
    const none = await load(manifest, {
      answer: () => new Response(text),
      release: { integrity: integrityOf(text) },
    });
    expect(none.refusal).toMatchObject({ failure: 'unreachable' });
  });

  it('A manifest that can be loaded after all takes back the refusal of the time before', async () => {
    let isThere = false;
    const { refusal } = await load(manifest, { answer: () => (isThere ? json(manifest) : json({}, 404)) });
    expect(refusal).toBeDefined();
    isThere = true;
    const { default: releaseGuard, refusalOf } = await import('./release-guard.ts');
    const url = `${FOLDER}mf-manifest.json`;
    await releaseGuard().fetch!(url, {});
    expect(refusalOf(url)).toBeUndefined();
  });
});
