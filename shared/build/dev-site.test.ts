import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { developmentReleases } from './dev-site-plugin.mjs';

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
