// @vitest-environment jsdom
import type { RemoteRelease } from '@storyloom/shared/contract';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPreloads, FOLDER } from '../testing/preloads.ts';
import { missingExports, versionConflicts } from './release-guard.ts';

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
  /** By default, the manifest that was released. */
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
  it('passes a released manifest on, once its entry has arrived with the right hash', async () => {
    const { result, refusal } = await load(manifest);
    expect(result).toEqual({ manifest });
    expect(asked).toEqual([`remoteEntry.js ${ENTRY}`]);
    expect(refusal).toBeUndefined();
  });

  it('refuses a manifest that differs from its hash, and requests no script of it', async () => {
    const { result, refusal } = await load(manifest, { answer: () => json({ ...manifest, added: true }) });
    expect(refusal).toMatchObject({ failure: 'altered' });
    expect(result).toEqual({ error: refusal });
    expect(asked).toEqual([]);
  });

  it('does not even fetch a module without a hash, or at an origin that the page does not list', async () => {
    const bare = await load(manifest, { release: { integrity: undefined } as never });
    expect(bare).toMatchObject({ refusal: { failure: 'altered' }, fetched: [] });
    const elsewhere = await load(manifest, { release: { entry: 'https://elsewhere.example/mf-manifest.json' } });
    expect(elsewhere.refusal?.message).toContain('is not at an origin that this page lists');
    expect(elsewhere.fetched).toEqual([]);
  });

  it('refuses a manifest whose entry is missing, unlisted or elsewhere, and requests no script of it', async () => {
    const elsewhere = { path: 'https://elsewhere.example/', name: 'remoteEntry.js' };
    for (const released of [
      { metaData: manifest.metaData },
      { files: manifest.files },
      { ...manifest, files: {} },
      { ...manifest, metaData: { remoteEntry: elsewhere } },
    ]) {
      const { refusal } = await load(released);
      expect(refusal, JSON.stringify(released)).toMatchObject({ failure: 'altered' });
      expect(asked).toEqual([]);
    }
  });

  it('reports a manifest that is missing or not JSON as unreachable, until it can be loaded', async () => {
    const text = 'no manifest';
    const none = await load(manifest, { answer: () => new Response(text), release: { integrity: integrityOf(text) } });
    expect(none.refusal).toMatchObject({ failure: 'unreachable' });
    let isThere = false;
    const missing = await load(manifest, { answer: () => (isThere ? json(manifest) : json({}, 404)) });
    expect(missing.refusal).toMatchObject({ failure: 'unreachable' });
    isThere = true;
    const { default: releaseGuard, refusalOf } = await import('./release-guard.ts');
    const url = `${FOLDER}mf-manifest.json`;
    await releaseGuard().fetch!(url, {});
    expect(refusalOf(url)).toBeUndefined();
  });
});

describe('the shared libraries of a module', () => {
  const provided = (name: string) => ({ react: '19.3.1', '@storyloom/shared/ui': '0.1.0' })[name];
  const conflicts = (name: string, requiredVersion?: string) =>
    versionConflicts([{ name, ...(requiredVersion && { requiredVersion }) }], provided);

  it('accepts a version range that the page’s copy meets, and names both versions otherwise', () => {
    for (const range of ['^19.0.0', '>=19', '~19.3.0', '19.3.1', '^18.2.0 || ^19.0.0', '*', undefined])
      expect(conflicts('react', range), range).toEqual([]);
    for (const range of ['^18.0.0', '^20.0.0', '^19.4.0', '~19.2.0', '<19', '19.3.0'])
      expect(conflicts('react', range)).toEqual([`react ${range} wanted, 19.3.1 provided`]);
    expect(conflicts('@storyloom/shared/ui', '^0.1.0')).toEqual([]);
    expect(conflicts('@storyloom/shared/ui', '^0.2.0')).toHaveLength(1);
    expect(conflicts('lodash', '^4')).toEqual([]);
  });

  it('names the exports that the page’s copy lacks, and compares no shares of other modules', () => {
    const ui = (name: string) => (name === '@storyloom/shared/ui' ? ['Button', 'Card'] : undefined);
    const uses = { '@storyloom/shared/ui': ['Button', 'GameBoard'], '@storyloom/shared/query': ['anything'] };
    expect(missingExports(uses, ui)).toEqual(['it needs ui.GameBoard, which this page does not have yet']);
  });
});
