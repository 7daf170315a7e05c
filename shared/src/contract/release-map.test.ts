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
const parsed = (map: object) => parseReleaseMap(JSON.stringify({ remotes: [], ...map }));

describe('parseReleaseMap', () => {
  it('The release map is parsed unchanged, including fields that a later version adds', () => {
    const built = { version: '0.1.0', commit: '0a1b', built: '2026-11-26T02:00:31Z' };
    const written = {
      ...generator,
      ...built,
      integrity: 'sha384-x',
      scripts: { 'a.js': 'sha256-y' },
      since: '2026-11-20',
    };
    expect(parsed({ remotes: [written], generated: 'today' })).toEqual({ remotes: [written] });
    expect(parseReleaseMap('{"remotes":[]}')).toEqual({ remotes: [] });
  });

  it('A contact or shell version of a wrong shape is left out', () => {
    expect(parsed({ contact: 'help@stories.example' })?.contact).toBe('help@stories.example');
    for (const contact of [null, 7, '', 'help', 'a b@c', 'javascript:alert(1)', 'a@b?cc=x@y'])
      expect(parsed({ contact })?.contact, String(contact)).toBeUndefined();
    const shell = { version: '0.1.0', commit: '0a1b', built: '2026-11-26T02:00:31Z' };
    for (const right of [shell, {}]) expect(parsed({ shell: right })?.shell).toEqual(right);
    for (const wrong of [null, 'shell', { version: 1 }, { commit: null }, { built: {} }])
      expect(parsed({ shell: wrong })?.shell).toBeUndefined();
  });

  it('A text of another shape is not a release map', () => {
    const values = ['null', '7', '"remotes"', '[]', '{}', '{"remotes":null}', '{"remotes":{}}'];
    for (const text of [undefined, null, '', '{', '<!doctype html>', ...values])
      expect(parseReleaseMap(text), String(text)).toBeUndefined();
  });

  it('A release of a wrong shape is omitted, and the others are kept', () => {
    const item = generator.nav[0]!;
    const wrong = [
      ...['id', 'name', 'contract', 'entry', 'routes', 'nav'].map((field) => ({ [field]: undefined })),
      { contract: '1' },
      { entry: 'http://[' },
      { routes: ['/x', 7] },
      { prerendered: [7] },
      { scripts: null },
      { pageNames: { '/x': 7 } },
      { pageNames: null },
      { pageScripts: { '/x': { 'a.js': 7 } } },
      { pageScripts: null },
      { pageScripts: 'all' },
      { version: 1 },
      { commit: null },
      { built: 1_795_658_431 },
      ...[null, 'Generators', { ...item, label: undefined }, { ...item, to: undefined }].map((nav) => ({ nav: [nav] })),
      { nav: [{ ...item, to: 'javascript:alert(1)' }] },
      { nav: [{ ...item, order: 'first' }] },
    ].map((values) => ({ ...generator, ...values }));
    const other = { ...generator, id: 'inspiration' };
    for (const release of [...wrong, null, 'generator', []])
      expect(parsed({ remotes: [release, other] }), JSON.stringify(release)).toEqual({ remotes: [other] });
  });
});
