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

test(
  'The whole site is assembled for a host, with its address and the policy of every page',
  { tag: IN_MATRIX },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storyloom-hosted-'));
    const site = join(folder, 'site');
    const env = { SITE_URL, SUPABASE_URL: 'https://project.supabase.example', SUPABASE_PUBLISHABLE_KEY: 'sb_key' };
    const { code, output } = await runScript(
      'assemble.mjs',
      ['--for', 'nginx', '--to', site, '--root', '/srv/stories'],
      env,
    );
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`Wrote ${site}.nginx.conf`) });
    const configuration = await readFile(`${site}.nginx.conf`, 'utf8');
    for (const part of [
      'root "/srv/stories";',
      '^/about/index',
      '^/blog/world-building/index',
      '~*^/generators/([^/]+)/*$',
    ])
      expect(configuration).toContain(part);
    const html = await readFile(join(site, 'about/index.html'), 'utf8');
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/about"`);
    expect(html).toContain('"publishableKey":"sb_key"');

    // A release writes pages anew; they and the server's file are made ready again, with the settings from before.
    const preview = ['generator', '--to', site, '--build', join(root, 'mfe-generator/dist'), '--preview', 'next'];
    expect(await runScript('release.mjs', preview, {})).toEqual({
      code: 0,
      output: expect.stringContaining(`Wrote ${site}.nginx.conf`),
    });
    expect(await readFile(join(site, 'remotes.json'), 'utf8')).toContain('"previews":{"next"');
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
