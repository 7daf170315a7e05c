import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compatibleRange, shares } from './shares.mjs';

it('Parts of shared are required in their line of versions, libraries in the version that shared has', () => {
  expect(compatibleRange('1.4.2')).toBe('^1.0.0');
  const repository = mkdtempSync(join(tmpdir(), 'storyloom-shares-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  mkdirSync(join(repository, 'shared'));
  const manifest = { version: '0.3.7', dependencies: { react: '19.3.1' } };
  writeFileSync(join(repository, 'shared/package.json'), JSON.stringify(manifest));
  const names = ['react/jsx-runtime', '@storyloom/shared/ui'];
  expect(shares(join(repository, 'mfe-games'), names, { eager: false })).toEqual({
    'react/jsx-runtime': { singleton: true, eager: false, version: '19.3.1', requiredVersion: '^19.3.1' },
    '@storyloom/shared/ui': { singleton: true, eager: false, version: '0.3.7', requiredVersion: '^0.3.0' },
  });
});
