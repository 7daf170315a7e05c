import { CONTRACT, parseReleaseMap, paths, type RemoteRelease, SHELL_PATTERNS } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DESCRIPTORS } from '../testing/remote-descriptors.ts';

const described = Object.values(DESCRIPTORS).map((descriptor) => ({ ...descriptor, entry: '/mf-manifest.json' }));
const remotes: readonly RemoteRelease[] = parseReleaseMap(JSON.stringify({ remotes: described }))?.remotes ?? [];
const routes = remotes.flatMap((remote) => remote.routes);
const nav = remotes.flatMap((remote) => remote.nav);

/** Values that occur more than once. */
const twice = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('Each module has a valid descriptor with the current contract number and the id of its folder', () => {
  expect(remotes.map(({ id }) => `mfe-${id}`)).toEqual(Object.keys(DESCRIPTORS));
  expect(remotes.length).toBeGreaterThan(3);
  expect(new Set(remotes.map(({ contract }) => contract))).toEqual(new Set([CONTRACT]));
});

it('Every path of the contract is answered by the shell or by exactly one module', () => {
  const own: readonly string[] = SHELL_PATTERNS;
  const others = Object.values(paths).filter(({ pattern }) => !own.includes(pattern));
  for (const { pattern } of others) {
    const address = pattern.replace(/:\w+/, 'x');
    const answering = remotes.filter((remote) => remote.routes.some((route) => matchPath(route, address)));
    expect([pattern, answering.length]).toEqual([pattern, 1]);
  }
  for (const pattern of own) expect(routes.filter((route) => matchPath(route, pattern))).toEqual([]);
});

it('No route is claimed twice', () => {
  expect(twice(routes)).toEqual([]);
});

it('A module’s navigation leads to its own pages', () => {
  for (const remote of remotes) {
    for (const { to } of remote.nav) {
      expect(
        remote.routes.some((route) => matchPath(route, to)),
        to,
      ).toBe(true);
    }
  }
});

it('Navigation items differ in order, target and label', () => {
  expect(twice(nav.map(({ order }) => order))).toEqual([]);
  expect(twice(nav.map(({ to }) => to))).toEqual([]);
  expect(twice(nav.map(({ label }) => label))).toEqual([]);
});

it('The development servers of the modules have ports of their own', () => {
  const ports = Object.values(DESCRIPTORS).map((descriptor) => ('port' in descriptor ? descriptor.port : undefined));
  expect(ports.filter((port) => !Number.isInteger(port))).toEqual([]);
  expect(twice(ports)).toEqual([]);
});

it('The dashboard is called My Stories and is shown to signed-in users only', () => {
  expect(nav.filter(({ to }) => to === paths.dashboard.pattern)).toEqual([
    expect.objectContaining({ label: 'My Stories', when: 'signed-in' }),
  ]);
});
