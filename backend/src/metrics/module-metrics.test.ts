import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { createServerMetrics } from './server-metrics.ts';

const GENERATOR = {
  id: 'generator',
  name: 'Story generator',
  contract: 1,
  entry: '/remotes/generator/00112233445566aa/mf-manifest.json',
  integrity: 'sha256-now',
  version: '0.1.0',
  commit: '0a1b2c',
  built: '2026-11-26T02:00:31Z',
  routes: ['/generators'],
  nav: [],
};
const SHELL = { version: '0.2.0', commit: 'fedcba', built: '2026-11-25T00:00:00Z' };

/** The gateway of a site with one module. */
async function startSite(remotes: readonly object[] = [GENERATOR]) {
  const folder = await temporaryFolder();
  const release = (map: object) => writeFile(path.join(folder, 'remotes.json'), JSON.stringify(map));
  await release({ remotes, shell: SHELL });
  const { text, moduleReports, versions } = createServerMetrics(folder);
  const gateway = await startGateway({ moduleReports, versions });
  const send = (body: string) =>
    gateway.call('/metrics/modules', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const report = async (...reports: readonly unknown[]) => (await send(JSON.stringify({ reports }))).status;
  return { ...gateway, send, report, text, release };
}

const loaded = { module: 'generator', release: 'sha256-now', kind: 'loaded', value: 300 };

describe('reports of modules', () => {
  it('Loads, failures and errors are counted by module, and those of an earlier release apart', async () => {
    const { report, text } = await startSite();
    expect(await report(loaded, { ...loaded, release: 'sha256-before', value: 3000 })).toBe(204);
    expect(await report({ module: 'generator', release: 'sha256-now', kind: 'timeout', value: 1 })).toBe(204);
    expect(await report({ module: 'generator', kind: 'threw', value: 2 })).toBe(204);
    expect(await report({ module: 'generator', release: 'sha256-now', kind: 'errors', value: 3 })).toBe(204);
    expect(await report({ module: 'shell', release: 'fedcba', kind: 'errors', value: 1 })).toBe(204);
    const lines = (await text()).split('\n');
    for (const line of [
      'storyloom_module_load_seconds_bucket{module="generator",release="current",le="0.5"} 1',
      'storyloom_module_load_seconds_sum{module="generator",release="earlier"} 3',
      'storyloom_module_failures_total{module="generator",release="current",kind="timeout"} 1',
      'storyloom_module_failures_total{module="generator",release="earlier",kind="threw"} 2',
      'storyloom_module_failures_total{module="generator",release="current",kind="altered"} 0',
      'storyloom_module_script_errors_total{module="generator",release="current"} 3',
      'storyloom_module_script_errors_total{module="shell",release="current"} 1',
    ])
      expect(lines).toContain(line);
  });

  it('The releases of a canary and of previews are counted and reported apart', async () => {
    const canary = { percent: 5, release: { ...GENERATOR, integrity: 'sha256-canary' } };
    const previews = { spring: { ...GENERATOR, integrity: 'sha256-spring' } };
    const { call, report, text } = await startSite([{ ...GENERATOR, canary, previews }]);
    const { modules } = (await (await call('/version')).json()) as { modules: readonly unknown[] };
    expect(modules).toMatchObject([
      { integrity: 'sha256-now', canary: { percent: 5, integrity: 'sha256-canary' }, previews: { spring: {} } },
    ]);
    expect(JSON.stringify(modules)).not.toContain('routes');
    for (const release of ['sha256-canary', 'sha256-spring', 'sha256-now']) await report({ ...loaded, release });
    for (const release of ['canary', 'preview', 'current'])
      expect(await text()).toContain(
        `storyloom_module_load_seconds_count{module="generator",release="${release}"} 1\n`,
      );
  });

  it('are refused as a whole when one has another form, and none is counted', async () => {
    const { call, report, send, text } = await startSite();
    for (const [what, wrong] of Object.entries({
      'a module that the site does not have': { ...loaded, module: 'elsewhere' },
      'a shell that was loaded like a module': { ...loaded, module: 'shell' },
      'a kind that is not known': { ...loaded, kind: 'slow' },
      'a number that is not whole': { ...loaded, value: 0.5 },
      'a time beyond the limit': { ...loaded, value: 120_001 },
      'a release that is long': { ...loaded, release: 'x'.repeat(101) },
      'a further field': { ...loaded, url: 'https://stories.example/s/secret' },
      null: null,
    }))
      expect(await report(loaded, wrong), what).toBe(400);
    for (const body of ['', '{', 'null', '[]', '{"reports":{}}', '{"reports":[]}'])
      expect((await send(body)).status, body).toBe(400);
    expect((await send(JSON.stringify({ reports: [loaded], user: 'x' }))).status).toBe(400);
    expect(await report(...Array.from({ length: 21 }, () => loaded))).toBe(400);
    expect((await send(' '.repeat(4097))).status).toBe(413);
    expect((await call('/metrics/modules')).status).toBe(405);
    expect(await text()).not.toContain('storyloom_module_load_seconds_count{');
  });

  it('Without a release map no report is counted, and there are no versions', async () => {
    const { call, report, release } = await startSite();
    await release({});
    expect(await report(loaded)).toBe(400);
    expect((await call('/version')).status).toBe(404);
  });
});

describe('/version', () => {
  it('The versions of the shell and the modules are those of the release map, also after it was replaced', async () => {
    const { call, text, release } = await startSite();
    const { id, name, version, commit, built, contract, integrity } = GENERATOR;
    const module = { id, name, release: '00112233445566aa', version, commit, built, contract, integrity };
    expect(await (await call('/version')).json()).toEqual({ shell: SHELL, modules: [module] });
    expect(await text()).toContain('storyloom_module_info{module="generator",version="0.1.0",commit="0a1b2c"} 1\n');
    await release({ remotes: [{ ...GENERATOR, commit: undefined, version: '0.2.0' }], generated: 'later' });
    const later = await (await call('/version')).json();
    expect(later).toEqual({ shell: {}, modules: [{ ...module, version: '0.2.0', commit: undefined }] });
    const lines = (await text()).split('\n').filter((line) => line.startsWith('storyloom_module_info'));
    expect(lines).toEqual([
      'storyloom_module_info{module="shell",version="",commit=""} 1',
      'storyloom_module_info{module="generator",version="0.2.0",commit=""} 1',
    ]);
  });
});
