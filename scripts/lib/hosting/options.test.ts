import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { assembleOptions } from './options.mjs';

const SITE_URL = 'https://stories.example';

it('refuses a host that it does not know, and options without a host', () => {
  for (const host of ['apache', '', 'toString'])
    expect(() => assembleOptions(['--for', host], { SITE_URL })).toThrow(/There are nginx, caddy, cloudflare, netlify/);
  expect(() => assembleOptions(['--host', 'nginx'], { SITE_URL })).toThrow(/npm run assemble -- --for <nginx\|caddy/);
  for (const option of [['--root', '/srv'], ['--as-is'], ['--backend', 'http://127.0.0.1:4000']])
    expect(() => assembleOptions(option, { SITE_URL })).toThrow(/Say for which host/);
});

it('says how to set the address of the site when a host needs it', () => {
  for (const environment of [{}, { SITE_URL: '' }, { SITE_URL: 'stories.example' }, { SITE_URL: 'ftp://x' }])
    expect(() => assembleOptions(['--for', 'nginx'], environment)).toThrow(
      /SITE_URL=https:\/\/stories\.example npm run assemble -- --for nginx/,
    );
  expect(assembleOptions([], {})).toEqual({});
  const args = ['--for', 'caddy', '--root', '/srv/x', '--to', '/srv/site', '--as-is'];
  const options = { host: 'caddy', root: '/srv/x', site: '/srv/site', asIs: true };
  expect(assembleOptions(args, { SITE_URL })).toEqual(options);
});

it('takes several backends and servers of the functions, and refuses what is no address of a server', () => {
  const [one, other] = ['http://127.0.0.1:4000', 'http://backend.internal:4001'];
  const functions = 'http://[::1]:8000';
  const args = ['--for', 'nginx', '--backend', one, '--backend', `${other}/`, '--functions', functions];
  expect(assembleOptions(args, { SITE_URL })).toEqual({ host: 'nginx', backend: [one, other], functions: [functions] });
  const paths = [`${one}/rest`, `${one}?x`, 'http://a@x', 'http://x;y', 'http://x:99999'];
  for (const bad of ['', '4000', '127.0.0.1:4000', 'https://x', ...paths])
    for (const option of ['--backend', '--functions'])
      expect(() => assembleOptions(['--for', 'caddy', option, one, option, bad], { SITE_URL })).toThrow(
        `${option} ${bad} is no address of a server: write it with http, its host and its port, and without a path`,
      );
  expect(() => assembleOptions(['--for', 'netlify', '--functions', functions], { SITE_URL })).toThrow(
    '--functions is for nginx and caddy',
  );
  expect(() => assembleOptions(args, { SITE_URL, SUPABASE_URL: 'https://project.supabase.example' })).toThrow(
    'SUPABASE_URL is set',
  );
});

it('reads the command of the documentation for two backends and two servers of the functions', async () => {
  const documented = await readFile(join(root, 'docs/deploy.md'), 'utf8');
  const [, args = ''] = /npm run assemble -- (--for nginx [^`]*--functions[^`]*)```/.exec(documented) ?? [];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  expect(assembleOptions(args.split(/[\s\\]+/).filter(Boolean), { SITE_URL })).toEqual({
    host: 'nginx',
    root: '/srv/stories',
    backend: [at(4000), at(4001)],
    functions: [at(5000), at(5001)],
  });
});
