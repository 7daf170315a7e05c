import { expect, it } from 'vitest';
import { leanHost } from './lean-host-plugin.mjs';

/** The hooks of the plugin, as the bundler calls them. */
interface Hooks {
  resolveId(source: string): string | null;
  load(id: string): string;
  transform(code: string, id: string): { readonly code: string } | null;
  outputOptions(options: object): {
    readonly codeSplitting: { readonly groups: readonly [{ name(id: string, context: object): string | null }] };
  };
}

const plugin = leanHost({
  root: '/repo/shell',
  shares: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
}) as unknown as Hooks;

it('The shell’s build takes the small runtime in place of the federation runtime', () => {
  expect(plugin.resolveId('@module-federation/runtime')).toBe('/repo/shell/src/federation/small-runtime.ts');
  expect(plugin.resolveId('react')).toBeNull();
});

it('The shell provides its own copy of each share before any of its code runs', () => {
  const code = plugin.transform('boot();', '/repo/shell/src/main.tsx')?.code ?? '';
  const shares = /import "([^"]+)";\nboot\(\);/.exec(code)?.[1] ?? '';
  const provided = plugin.load(plugin.resolveId(shares) ?? '');
  expect(provided).toContain('import * as share0 from "react";');
  expect(provided).toContain('"react": { version: "19.3.1", lib: () => share0');
  expect(provided).toContain('plugins: [releaseGuard()]');
  expect(plugin.transform('boot();', '/repo/shell/src/app/site.tsx')).toBeNull();
});

it('All that the shell’s entry imports is one file, and what is imported lazily is not in it', () => {
  const entry = '/repo/shell/src/main.tsx';
  const imports: Record<string, string[]> = {
    [entry]: ['/site.tsx'],
    '/site.tsx': ['react', '/site.tsx'],
    '/late.tsx': ['react'],
  };
  const getModuleInfo = (id: string) => ({ importedIds: imports[id] ?? [] });
  const [{ name }] = plugin.outputOptions({}).codeSplitting.groups;
  const groupOf = (id: string) => name(id, { getModuleInfo });
  expect(['/site.tsx', 'react', '/late.tsx', entry].map(groupOf)).toEqual(['shell', 'shell', null, null]);
});
