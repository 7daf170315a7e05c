import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { devConfig, developmentReleases } from './dev-site-plugin.mjs';

it('A development page knows every module that has a descriptor, at the port of its server', () => {
  const repository = mkdtempSync(join(tmpdir(), 'storyloom-dev-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  for (const folder of ['mfe-games', 'mfe-removed', 'shell']) mkdirSync(join(repository, folder));
  const descriptor = { id: 'games', name: 'Games', port: 5175, routes: ['/games'] };
  writeFileSync(join(repository, 'mfe-games/remote.json'), JSON.stringify(descriptor));
  expect(developmentReleases(repository)).toEqual({
    remotes: [{ id: 'games', name: 'Games', routes: ['/games'], entry: 'http://127.0.0.1:5175/mf-manifest.json' }],
  });
});

it('A development page waits for a backend that is starting, and then has its configuration', async () => {
  let calls = 0;
  const backend = createServer((_request, response) => {
    calls += 1;
    response.statusCode = calls < 3 ? 503 : 200;
    response.end(calls < 3 ? 'starting' : '{ "publishableKey": "sb_publishable_x" }');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backend.close());
  vi.stubEnv('PORT', String((backend.address() as AddressInfo).port));
  vi.stubEnv('HOST', '127.0.0.1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { transformIndexHtml } = devConfig() as unknown as {
    readonly transformIndexHtml: { handler(html: string): Promise<string> };
  };
  expect(await transformIndexHtml.handler('<head></head>')).toContain(
    'id="storyloom-config">{"publishableKey":"sb_publishable_x"}</script>',
  );
  expect(calls).toBe(3);
});
