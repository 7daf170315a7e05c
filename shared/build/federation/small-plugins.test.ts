import { expect, it } from 'vitest';
import { withFirstPage } from './first-page.mjs';
import { leanHost } from './lean-host-plugin.mjs';
import { withoutRemoteSearch } from './without-remote-search.mjs';

/** The hooks of the plugin, as the bundler calls them. */
interface Hooks {
  outputOptions(options: object): {
    readonly codeSplitting: { readonly groups: readonly [{ name(id: string, context: object): string | null }] };
  };
}

const plugin = leanHost({
  root: '/repo/shell',
  shares: {},
}) as unknown as Hooks;

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

it('What the first page shares is one file, apart from what the module’s own copies of shares are made of', () => {
  const entry = '/app/remote.ts';
  const page = '/app/page.tsx';
  const COPIES = 'virtual:copies';
  const REACT = '\0virtual:react';

  const imports: Record<string, string[]> = {
    [entry]: ['/routes.ts'],
    [page]: ['/routes.ts', '/story.ts', '/button.tsx', '/words.ts', REACT],
    '/story.ts': ['/words.ts'],
    '/ui.ts': ['/button.tsx', '/words.ts'],
    '/button.tsx': [REACT],
    '/late.ts': ['/story.ts'],
  };

  const getModuleInfo = (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === COPIES ? ['/ui.ts'] : [],
  });
  const { groups } = withFirstPage(entry, page, () => COPIES);
  const name = groups?.[0]?.name as (id: string, context: object) => string | null;
  const fileOf = (id: string) => name(id, { getModuleInfo });
  expect(fileOf('/story.ts')).toBe('first-page');
  // It uses no share, so that a copy may import it before the shares are there.
  expect(fileOf('/words.ts')).toBe('plain');
  expect(['/button.tsx', '/routes.ts', '/late.ts', REACT].map(fileOf)).toEqual([null, null, null, null]);
});

it('The search for imports of remotes does nothing, and its absence is reported', () => {
  const started: string[] = [];
  const other = { name: 'other', buildStart: () => void started.push('other') };
  const entry = { name: 'proxyRemoteEntry', load: () => 'code', buildStart: () => void started.push('search') };
  const [first, second] = withoutRemoteSearch([[other], entry]) as unknown as [typeof other, typeof entry];
  expect(first).toBe(other);
  expect(second.load).toBe(entry.load);
  second.buildStart();
  expect(started).toEqual([]);
  expect(() => withoutRemoteSearch([other])).toThrow('Has it been upgraded?');
});
