import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleOptions } from '../../scripts/lib/hosting/options.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const SITE_URL = 'https://stories.example';

/** Runs a script of the project with arguments. */
const runScript = (name: string, args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [join(root, 'scripts', name), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
    );
  });

test('A host that the assembly does not know is refused with the names of the four that it knows', () => {
  for (const host of ['apache', '', 'toString'])
    expect(() => assembleOptions(['--for', host], { SITE_URL })).toThrow(/There are nginx, caddy, cloudflare, netlify/);
  expect(() => assembleOptions(['--host', 'nginx'], { SITE_URL })).toThrow(/npm run assemble -- --for <nginx\|caddy/);
  expect(() => assembleOptions(['--root', '/srv'], { SITE_URL })).toThrow(/Say for which host/);
});

test('Without an address of the site, the assembly for a host says how to set it', () => {
  for (const environment of [{}, { SITE_URL: '' }, { SITE_URL: 'stories.example' }, { SITE_URL: 'ftp://x' }])
    expect(() => assembleOptions(['--for', 'nginx'], environment)).toThrow(
      /SITE_URL=https:\/\/stories\.example npm run assemble -- --for nginx/,
    );
  expect(assembleOptions([], {})).toEqual({});
  expect(assembleOptions(['--for', 'caddy', '--root', '/srv/x'], { SITE_URL })).toEqual({
    host: 'caddy',
    root: '/srv/x',
  });
});

test('Several backends and servers of the functions are named one by one, and what is no address is refused', () => {
  const [one, other] = ['http://127.0.0.1:4000', 'http://backend.internal:4001'];
  const functions = 'http://[::1]:8000';
  const args = ['--for', 'nginx', '--backend', one, '--backend', `${other}/`, '--functions', functions];
  expect(assembleOptions(args, { SITE_URL })).toEqual({ host: 'nginx', backend: [one, other], functions: [functions] });
  for (const option of ['--backend', '--functions'])
    for (const bad of [
      '',
      '4000',
      '127.0.0.1:4000',
      `${one}/rest`,
      `${one}?x`,
      'https://x',
      'http://a@x',
      'http://x;y',
      'http://x:99999',
    ])
      expect(() => assembleOptions(['--for', 'caddy', option, one, option, bad], { SITE_URL })).toThrow(
        `${option} ${bad} is no address of a server: write it with http, its host and its port, and without a path, such as ${option} http://127.0.0.1:4000`,
      );
  expect(() => assembleOptions(['--for', 'netlify', '--functions', functions], { SITE_URL })).toThrow(
    '--functions is for nginx and caddy',
  );
  expect(() => assembleOptions(args, { SITE_URL, SUPABASE_URL: 'https://project.supabase.example' })).toThrow(
    'SUPABASE_URL is set',
  );
});

test(
  'The whole site is assembled for a host, with its address and the policy of every page',
  { tag: IN_MATRIX },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storyloom-hosted-'));
    const site = join(folder, 'site');
    const env = { SITE_URL, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: 'sb_key' };
    const servers = [
      '--backend=http://127.0.0.1:4000',
      '--backend=http://127.0.0.1:4001',
      '--functions=http://127.0.0.1:5000',
    ];
    const { code, output } = await runScript(
      'assemble.mjs',
      ['--for', 'nginx', '--to', site, '--root', '/srv/stories', ...servers],
      env,
    );
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`Wrote ${site}.nginx.conf`) });
    const configuration = await readFile(`${site}.nginx.conf`, 'utf8');
    for (const part of [
      'root "/srv/stories";',
      'server 127.0.0.1:4001;',
      'proxy_pass http://127.0.0.1:5000;',
      '^/about/index',
      '^/blog/world-building/index',
      '~*^/generators/([^/]+)/*$',
    ])
      expect(configuration).toContain(part);
    const html = await readFile(join(site, 'about/index.html'), 'utf8');
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/about"`);
    expect(html).toContain('"publishableKey":"sb_key"');

    // A release writes pages again; they and the server's file are made ready again, with the settings from before.
    const preview = ['generator', '--to', site, '--build', join(root, 'mfe-generator/dist'), '--preview', 'next'];
    expect(await runScript('release.mjs', preview, {})).toEqual({
      code: 0,
      output: expect.stringContaining(`Wrote ${site}.nginx.conf`),
    });
    expect(await readFile(join(site, 'remotes.json'), 'utf8')).toContain('"previews":{"next"');
    const configurationAgain = await readFile(`${site}.nginx.conf`, 'utf8');
    for (const part of ['server 127.0.0.1:4001;', 'proxy_pass http://127.0.0.1:5000;'])
      expect(configurationAgain).toContain(part);
    const again = await readFile(join(site, 'about/index.html'), 'utf8');
    for (const part of [`<link rel="canonical" href="${SITE_URL}/about"`, '"publishableKey":"sb_key"'])
      expect({ part, isThere: again.includes(part) }).toEqual({ part, isThere: true });
    await rm(folder, { recursive: true });
  },
);

test('systemd accepts the unit of the backend', { tag: IN_MATRIX }, async () => {
  test.skip(!existsSync('/usr/bin/systemd-analyze'), 'systemd is not installed');
  const unit = join(root, 'docs/operate/storyloom.service');
  const said = await new Promise((resolve) =>
    execFile('/usr/bin/systemd-analyze', ['verify', unit], (error, stdout, stderr) =>
      resolve(`${error ? 'failed' : 'passed'}: ${stdout}${stderr}`),
    ),
  );
  expect(said).toBe('passed: ');
});
