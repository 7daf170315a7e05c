import { CONTRACT, parseReleaseMap, paths, type RemoteRelease, SHELL_PATTERNS } from '@storyloom/shared/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageName } from './page-name.ts';
import { releaseFor } from './releases.ts';

const repository = join(import.meta.dirname, '../../..');
/** Contents of the `remote.json` of each module of the repository, by folder. */
const DESCRIPTORS = Object.fromEntries(
  readdirSync(repository)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((folder) => {
      try {
        return [[folder, JSON.parse(readFileSync(join(repository, folder, 'remote.json'), 'utf8')) as object]];
      } catch {
        // A folder that a removed module has left behind.
        return [];
      }
    }),
);
const described = Object.values(DESCRIPTORS).map((descriptor) => ({ ...descriptor, entry: '/mf-manifest.json' }));
const remotes: readonly RemoteRelease[] = parseReleaseMap(JSON.stringify({ remotes: described }))?.remotes ?? [];
const routes = remotes.flatMap((remote) => remote.routes);
const nav = remotes.flatMap((remote) => remote.nav);

/** Values that occur more than once. */
const twice = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('has a valid descriptor of the current contract for each module, with its own id and port', () => {
  expect(remotes.map(({ id }) => `mfe-${id}`)).toEqual(Object.keys(DESCRIPTORS));
  expect(remotes.length).toBeGreaterThan(3);
  expect(new Set(remotes.map(({ contract }) => contract))).toEqual(new Set([CONTRACT]));
  const ports = Object.values(DESCRIPTORS).map((descriptor) => ('port' in descriptor ? descriptor.port : undefined));
  expect(ports.filter((port) => !Number.isInteger(port))).toEqual([]);
  expect(twice(ports)).toEqual([]);
});

it('answers every path of the contract by the shell or by exactly one module', () => {
  const own: readonly string[] = SHELL_PATTERNS;
  const others = Object.values(paths).filter(({ pattern }) => !own.includes(pattern));
  for (const { pattern } of others) {
    const address = pattern.replace(/:\w+/, 'x');
    const answering = remotes.filter((remote) => remote.routes.some((route) => matchPath(route, address)));
    expect(answering, pattern).toHaveLength(1);
  }
  for (const pattern of own) expect(routes.filter((route) => matchPath(route, pattern))).toEqual([]);
  expect(twice(routes)).toEqual([]);
});

it('links from each module’s navigation to its own pages, in an order without ties', () => {
  for (const remote of remotes)
    for (const { to } of remote.nav)
      expect(
        remote.routes.some((route) => matchPath(route, to)),
        to,
      ).toBe(true);
  for (const key of ['order', 'to', 'label'] as const) expect(twice(nav.map((item) => item[key])), key).toEqual([]);
  expect(nav.filter(({ to }) => to === paths.dashboard.pattern)).toEqual([
    expect.objectContaining({ label: 'My Stories', when: 'signed-in' }),
  ]);
});

it('names each page after its own name, its link, the link of its parent or its module', () => {
  const names = {
    '/': 'Home',
    '/blog/world-building': 'World Building',
    '/generators/scifi': 'Generators',
    '/inspiration-me': 'Curated Inspirations',
    '/dashboard': 'My Stories',
  };
  for (const [path, name] of Object.entries(names))
    expect(pageName(releaseFor({ remotes }, path)!, path), path).toBe(name);
  const extras = { id: 'x', name: 'Extras', contract: 1, entry: '/x', routes: ['/x'], nav: [] };
  expect(pageName(extras, '/x')).toBe('Extras');
});
