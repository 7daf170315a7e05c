import { describe, expect, it } from 'vitest';
import { parseReleaseMap } from './release-map.ts';

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
  it('The release map is parsed unchanged, including fields that a later version adds', () => {
    const written = {
      ...generator,
      integrity: 'sha384-x',
      scripts: { 'remoteEntry.js': 'sha256-y' },
      since: '2026-11-20',
      version: '0.1.0',
      commit: '0a1b',
      built: '2026-11-26T02:00:31Z',
    };
    expect(parseReleaseMap(JSON.stringify({ remotes: [written], generated: 'today' }))).toEqual({ remotes: [written] });
  });

  it('The contact of the release map is an email address or undefined', () => {
    const contactIn = (contact: unknown) => parseReleaseMap(JSON.stringify({ remotes: [], contact }))?.contact;
    expect(contactIn('help@stories.example')).toBe('help@stories.example');
    for (const wrong of [undefined, null, 7, '', 'help', 'a b@c', 'javascript:alert(1)', 'a@b?cc=x@y'])
      expect(contactIn(wrong)).toBeUndefined();
  });

  it('The version of the shell is part of the release map, unless it is of a wrong shape', () => {
    const shellIn = (shell: unknown) => parseReleaseMap(JSON.stringify({ remotes: [], shell }))?.shell;
    const shell = { version: '0.1.0', commit: '0a1b', built: '2026-11-26T02:00:31Z' };
    expect(shellIn(shell)).toEqual(shell);
    expect(shellIn({})).toEqual({});
    for (const wrong of [undefined, null, 'shell', { version: 1 }, { commit: null }, { built: {} }])
      expect(shellIn(wrong)).toBeUndefined();
  });

  it('A release map without remotes is valid', () => {
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
  ])('The text %j is not a release map', (text) => {
    expect(parseReleaseMap(text)).toBeUndefined();
  });

  it.each([
    ['no id', { ...generator, id: undefined }],
    ['no name', { ...generator, name: undefined }],
    ['a contract that is not a number', { ...generator, contract: '1' }],
    ['no entry', { ...generator, entry: undefined }],
    ['no routes', { ...generator, routes: undefined }],
    ['a route that is not a string', { ...generator, routes: ['/x', 7] }],
    ['a page name that is not a string', { ...generator, pageNames: { '/x': 7 } }],
    ['null for the page names', { ...generator, pageNames: null }],
    ['a hash of a page’s script that is not a string', { ...generator, pageScripts: { '/x': { 'a.js': 7 } } }],
    ['null for the scripts of pages', { ...generator, pageScripts: null }],
    ['no navigation', { ...generator, nav: undefined }],
    ['a version that is not a string', { ...generator, version: 1 }],
    ['a commit that is not a string', { ...generator, commit: null }],
    ['a time that is not a string', { ...generator, built: 1_795_658_431 }],
    ['null for an entry', null],
    ['a string for an entry', 'generator'],
    ['a list for an entry', []],
  ])('The release map omits an entry with %s and keeps the others', (_case, bad) => {
    expect(idsOf([bad, { ...generator, id: 'inspiration' }])).toEqual(['inspiration']);
  });

  it.each([
    ['null', null],
    ['a string', 'Generators'],
    ['no label', { to: '/generators', order: 20 }],
    ['no target', { label: 'Generators', order: 20 }],
    ['an order that is not a number', { label: 'Generators', to: '/generators', order: 'first' }],
  ])('The release map omits an entry whose navigation contains %s, which would break every page', (_case, item) => {
    expect(
      idsOf([
        { ...generator, nav: [item] },
        { ...generator, id: 'inspiration' },
      ]),
    ).toEqual(['inspiration']);
  });
});
