import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cacheControl } from '../site/caching.ts';
import { readSettings } from '../settings.ts';
import { loadSecrets } from '../secrets.ts';
import { assembledFixture, hostedFixture } from '../testing/hosted-fixture.ts';
import { createNetlify } from '../testing/netlify-rules.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { cacheControlOf } from './rules.ts';
import { writeHosting } from './write-hosting.ts';

const ORIGIN = 'https://stories.example';
const settingsOf = (SITE_URL: string, STORYLOOM_DATA = '/nowhere') => readSettings({ SITE_URL, STORYLOOM_DATA });

describe('assembling for a host', () => {
  it('An unknown host, a missing address and a site without a release map are refused', async () => {
    const site = await assembledFixture();
    const before = await readFile(path.join(site, 'index.html'), 'utf8');
    await expect(writeHosting({ host: 'apache', site }, settingsOf(ORIGIN), {})).rejects.toThrow(
      '“apache” is no known host. There are nginx, caddy, cloudflare, netlify.',
    );
    await expect(writeHosting({ host: 'nginx', site }, readSettings({}), {})).rejects.toThrow('SITE_URL must be');
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(before);
    await rm(path.join(site, 'remotes.json'));
    await expect(writeHosting({ host: 'caddy', site }, settingsOf(ORIGIN), {})).rejects.toThrow('has no release map');
  });

  it('says what is missing', async () => {
    for (const [host, environment, expected] of [
      ['netlify', {}, ['SUPABASE_URL is not set', 'SUPABASE_PUBLISHABLE_KEY is not set']],
      ['nginx', {}, ['The backend has not been started here']],
      ['nginx', { SUPABASE_URL: 'https://project.supabase.example' }, ['SUPABASE_PUBLISHABLE_KEY is not set']],
      ['caddy', { SUPABASE_PUBLISHABLE_KEY: 'key' }, []],
    ] as const) {
      const { advice } = await writeHosting({ host, site: await assembledFixture() }, settingsOf(ORIGIN), environment);
      expect(advice, host).toEqual(expected.map((words) => expect.stringContaining(words) as string));
    }
  });

  it('The key of a backend that was started here is found by itself', async () => {
    const data = await temporaryFolder();
    const { publishableKey } = await loadSecrets(data);
    const site = await assembledFixture();
    expect(await writeHosting({ host: 'nginx', site }, settingsOf(ORIGIN, data), {})).toMatchObject({ advice: [] });
    expect(await readFile(path.join(site, 'about/index.html'), 'utf8')).toContain(publishableKey);
  });

  it('listens at the port of the address, and forwards from http only to the usual port', async () => {
    for (const [origin, said, notSaid] of [
      ['http://stories.example', ['listen 80;'], ['ssl_certificate', 'return 301 http']],
      ['http://stories.example:8080', ['listen 8080;'], ['ssl_certificate', 'return 301 http']],
      ['https://stories.example:8443', ['listen 8443 ssl http2;'], ['return 301 http']],
      ['https://stories.example', ['listen 443 ssl http2;', 'listen 80;'], []],
    ] as const) {
      const { site } = await hostedFixture('nginx', origin);
      const text = await readFile(`${site}.nginx.conf`, 'utf8');
      for (const line of said) expect(text, origin).toContain(line);
      for (const line of notSaid) expect(text, origin).not.toContain(line);
    }
  });

  it('What a server reads stands beside the site, what a platform reads inside', async () => {
    const { site } = await hostedFixture('nginx', ORIGIN, { root: '/srv/stories' });
    const text = await readFile(`${site}.nginx.conf`, 'utf8');
    expect(text).toContain('root "/srv/stories";');
    expect(text).toContain('ssl_certificate /etc/letsencrypt/live/stories.example/fullchain.pem;');
    expect(text).toContain('return 301 https://stories.example$request_uri;');
    expect(existsSync(path.join(site, 'nginx.conf'))).toBe(false);
    const { site: other } = await hostedFixture('cloudflare', ORIGIN);
    expect(existsSync(path.join(other, '_worker.js'))).toBe(true);
  });
});

describe('the rules for Netlify, read as its documentation says', () => {
  let get: ReturnType<typeof createNetlify>;
  beforeAll(async () => {
    get = createNetlify((await hostedFixture('netlify', ORIGIN)).site);
  });

  it('answer each address with its page', async () => {
    for (const [pathname, status, name] of [
      ['/', 200, 'home'],
      ['/about', 200, 'about'],
      ['/auth/confirm', 200, 'app'],
      ['/library/any/shelf', 200, 'app'],
      ['/nowhere', 404, 'unknown'],
      ['/blog/no-such-post', 404, 'unknown'],
    ] as const) {
      const answer = await get(pathname);
      expect([pathname, answer.status, answer.body.includes(`${name} page`)]).toEqual([pathname, status, true]);
      expect(answer.headers['x-content-type-options']).toEqual(['nosniff']);
      expect(answer.headers['strict-transport-security']).toEqual(['max-age=31536000']);
      const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(answer.body) ?? [];
      expect(policy).toContain("default-src 'self'; script-src 'self' 'sha256-");
      expect(policy).toContain('https://project.supabase.example');
      expect(answer.headers['content-security-policy']).toEqual(["frame-ancestors 'none'"]);
    }
  });

  it('have one rule about the caching of a file at most', async () => {
    const forEver = ['public, max-age=31536000, immutable'];
    expect((await get('/assets/main-abcdef12.js')).headers['cache-control']).toEqual(forEver);
    expect((await get('/remotes/generator/3f9a0c1d2b4e5f60/entry.js')).headers['cache-control']).toEqual(forEver);
    for (const file of ['/assets/page-abcdef12.html', '/remotes/generator/assets/remoteEntry-abcdef12.js'])
      expect(cacheControlOf(file), file).toBe(cacheControl(file));
    for (const pathname of [
      '/remotes/generator/remoteEntry.js',
      '/remotes.json',
      '/assets/missing-abcdef12.js',
      '/about',
    ])
      expect((await get(pathname)).headers['cache-control'], pathname).toBeUndefined();
  });

  it('The name of a file of a page redirects to the page', async () => {
    expect(await get('/about/index.html')).toMatchObject({ status: 301, headers: { location: ['/about'] } });
    expect(await get('/index.html')).toMatchObject({ status: 301, headers: { location: ['/'] } });
  });
});
