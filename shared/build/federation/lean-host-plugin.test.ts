import { expect, it } from 'vitest';
import { leanHost } from './lean-host-plugin.mjs';

const plugin = leanHost({
  root: '/repo/shell',
  shares: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
}) as any;

it('The shell’s build takes the small runtime in place of the federation runtime', () => {
  expect(plugin.resolveId('@module-federation/runtime')).toBe('/repo/shell/src/federation/small-runtime.ts');
  expect(plugin.resolveId('react')).toBeNull();
});

it('The shell provides its own copy of each share before any of its code runs', () => {
  const { code } = plugin.transform('boot();', '/repo/shell/src/main.tsx');
  const [, shares] = /import "([^"]+)";\nboot\(\);/.exec(code)!;
  const provided: string = plugin.load(plugin.resolveId(shares));
  expect(provided).toContain('import * as share0 from "react";');
  expect(provided).toContain('"react": { version: "19.3.1", lib: () => share0');
  expect(provided).toContain('plugins: [releaseGuard()]');
  expect(plugin.transform('boot();', '/repo/shell/src/app/site.tsx')).toBeNull();
});
