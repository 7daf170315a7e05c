import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths, SHELL_PATTERNS } from './paths.ts';
import { parseReleaseMap } from './release-map.ts';
import { CONTRACT, REMOTE_IDS } from './remote-module.ts';

const generator = {
  id: 'generator',
  name: 'Story generator',
  contract: 1,
  entry: '/remotes/generator/mf-manifest.json',
  routes: ['/generators'],
  nav: [{ label: 'Generators', to: '/generators', order: 20 }],
};

const idsOf = (remotes: unknown) => parseReleaseMap(JSON.stringify({ remotes }))?.remotes.map(({ id }) => id);

describe('parseReleaseMap', () => {
  it('gives the releases as they are written, with what a later version may add', () => {
    const written = {
      ...generator,
      integrity: 'sha384-x',
      scripts: { 'remoteEntry.js': 'sha256-y' },
      since: '2026-11-20',
    };
    expect(parseReleaseMap(JSON.stringify({ remotes: [written], generated: 'today' }))).toEqual({ remotes: [written] });
  });

  it('gives the address of the people who run the site, and nothing else in its place', () => {
    const contactIn = (contact: unknown) => parseReleaseMap(JSON.stringify({ remotes: [], contact }))?.contact;
    expect(contactIn('help@stories.example')).toBe('help@stories.example');
    for (const wrong of [undefined, null, 7, '', 'help', 'a b@c', 'javascript:alert(1)', 'a@b?cc=x@y'])
      expect(contactIn(wrong)).toBeUndefined();
  });

  it('gives a map without remotes as such', () => {
    expect(parseReleaseMap('{"remotes":[]}')).toEqual({ remotes: [] });
  });

  it.each([
    undefined,
    null,
    '',
    '   ',
    '{',
    'null',
    '7',
    '"remotes"',
    '[]',
    '{}',
    '{"remotes":null}',
    '{"remotes":{}}',
    '<!doctype html><title>404</title>',
  ])('finds no map in %j', (text) => {
    expect(parseReleaseMap(text)).toBeUndefined();
  });

  it.each([
    ['no id', { ...generator, id: undefined }],
    ['no name', { ...generator, name: undefined }],
    ['a contract that is no number', { ...generator, contract: '1' }],
    ['no entry', { ...generator, entry: undefined }],
    ['no routes', { ...generator, routes: undefined }],
    ['a route that is no text', { ...generator, routes: ['/x', 7] }],
    ['a page’s name that is no text', { ...generator, pageNames: { '/x': 7 } }],
    ['names of pages that are none', { ...generator, pageNames: null }],
    ['no navigation', { ...generator, nav: undefined }],
    ['no shape at all', null],
    ['a text', 'generator'],
    ['a list', []],
  ])('leaves out an entry with %s and keeps the others', (_case, bad) => {
    expect(idsOf([bad, { ...generator, id: 'inspiration' }])).toEqual(['inspiration']);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Generators'],
    ['no label', { to: '/generators', order: 20 }],
    ['no target', { label: 'Generators', order: 20 }],
    ['an order that is no number', { label: 'Generators', to: '/generators', order: 'first' }],
  ])('leaves out an entry whose navigation holds %s, which would break every page', (_case, item) => {
    expect(
      idsOf([
        { ...generator, nav: [item] },
        { ...generator, id: 'inspiration' },
      ]),
    ).toEqual(['inspiration']);
  });
});

describe('the descriptions that the remotes bring', () => {
  const described = REMOTE_IDS.map((id) => ({
    ...(JSON.parse(readFileSync(new URL(`../../../mfe-${id}/remote.json`, import.meta.url), 'utf8')) as object),
    entry: `/remotes/${id}/mf-manifest.json`,
  }));
  const remotes = parseReleaseMap(JSON.stringify({ remotes: described }))?.remotes ?? [];
  const nav = remotes.flatMap((remote) => remote.nav);

  it('are releases of the contract as it is, under their own ids', () => {
    expect(remotes.map(({ id }) => id)).toEqual([...REMOTE_IDS]);
    expect(new Set(remotes.map(({ contract }) => contract))).toEqual(new Set([CONTRACT]));
  });

  it('answer every address of the contract that is not the shell’s own, each by one remote', () => {
    const own: readonly string[] = SHELL_PATTERNS;
    const others = Object.values(paths).filter(({ pattern }) => !own.includes(pattern));
    for (const { pattern } of others) {
      const address = pattern.replace(/:\w+/, 'x');
      const answering = remotes.filter(({ routes }) => routes.some((route) => matchPath(route, address)));
      expect([pattern, answering.length]).toEqual([pattern, 1]);
    }
    for (const pattern of own) {
      expect(remotes.flatMap(({ routes }) => routes).filter((route) => matchPath(route, pattern))).toEqual([]);
    }
  });

  it('link to pages of the contract, which the linking remote itself answers', () => {
    const known: readonly string[] = Object.values(paths).map(({ pattern }) => pattern);
    for (const remote of remotes) {
      for (const { to } of remote.nav) {
        expect(
          known.some((pattern) => matchPath(pattern, to)),
          to,
        ).toBe(true);
        expect(remote.routes.some((route) => matchPath(route, to))).toBe(true);
      }
    }
  });

  it('give the navigation one order and one meaning', () => {
    expect(new Set(nav.map(({ order }) => order)).size).toBe(nav.length);
    expect(new Set(nav.map(({ to }) => to)).size).toBe(nav.length);
    expect(new Set(nav.map(({ label }) => label)).size).toBe(nav.length);
  });

  it('offer the dashboard, called My Stories, to signed-in people only', () => {
    expect(nav.filter(({ to }) => to === paths.dashboard.pattern)).toEqual([
      expect.objectContaining({ label: 'My Stories', when: 'signed-in' }),
    ]);
    expect(nav.filter(({ when }) => when !== undefined)).toHaveLength(1);
  });
});
