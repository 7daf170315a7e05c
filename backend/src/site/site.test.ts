import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite, INLINE_SCRIPT, ORIGIN, type TestSite } from '../testing/test-site.ts';
import { preparePage } from './page.ts';
import { createSite } from './site.ts';

describe('the site', () => {
  let folder: string;
  let get: TestSite['get'];
  let write: TestSite['write'];
  beforeEach(async () => {
    ({ folder, get, write } = await createTestSite());
  });

  describe('paths', () => {
    it('A page is marked before its scripts arrive when the demo storyteller writes, and not otherwise', async () => {
      const file =
        '<!doctype html><html lang="en"><script type="application/json" id="storyloom-config">{}</script></html>';
      expect(preparePage(file, { demo: true }).html).toMatch(/^<!doctype html><html data-demo lang="en">/);
      expect(preparePage(file, { supabaseUrl: ORIGIN }).html).toMatch(/^<!doctype html><html lang="en">/);
    });

    it('Addresses in feeds, site maps and pages get the origin of the request', async () => {
      const told = 'https://storyloom.invalid/blog and https://storyloom.invalid';
      for (const name of ['sitemap.xml', 'robots.txt', 'rss.xml', 'told/index.html']) await write(name, told);
      for (const pathname of ['/sitemap.xml', '/robots.txt', '/rss.xml', '/told']) {
        const response = await get(pathname);
        expect(await response.text(), pathname).toBe(`${ORIGIN}/blog and ${ORIGIN}`);
        expect(response.headers.get('content-security-policy') !== null, pathname).toBe(pathname === '/told');
      }
    });

    it('A path without a file name is answered with 404 when the client accepts no HTML', async () => {
      expect((await get('/data', { accept: 'application/json' })).status).toBe(404);
    });

    it('Before the first build, the site is answered with a page that says what to run', async () => {
      await rm(folder, { recursive: true });
      const response = await get('/');
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('npm run build &amp;&amp; npm run assemble');
    });
  });

  describe('filled pages', () => {
    it('prepares a page once for all ports of its host', async () => {
      const configuration = vi.fn((supabaseUrl: string) => ({ supabaseUrl }));
      const serve = createSite(folder, configuration);
      for (const origin of ['http://127.0.0.1:4000', 'http://127.0.0.1:4001'])
        expect(await (await serve(new Request(origin), origin)).text()).toContain(`{"supabaseUrl":"${origin}"}`);
      expect(configuration).toHaveBeenCalledOnce();
    });

    it('The configuration in a page cannot close its element', async () => {
      const html = await (await get('/')).text();
      const [, json = ''] = /id="storyloom-config">(.*?)<\/script>/.exec(html) ?? [];
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ supabaseUrl: ORIGIN, publishableKey: '</script><b>' });
    });

    it('A script that comes into a page by filling it is not allowed by the policy of the page', async () => {
      const response = await createSite(folder, () => ({}))(new Request(`${ORIGIN}/s/abc`), ORIGIN, async (html) => ({
        status: 200,
        html: html.replace('</head>', '<script>alarm(1)</script></head>'),
      }));
      expect(await response.text()).toContain('alarm(1)');
      const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
      expect(policyOf(response)).toBe(policyOf(await get('/auth')));
    });

    it('The policy of a page allows exactly its own inline scripts and styles', async () => {
      const policy = (await get('/')).headers.get('content-security-policy')!;
      const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const directives = Object.fromEntries(
        policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
      );
      expect(directives).toEqual({
        'default-src': ["'self'"],
        'script-src': ["'self'", sha(INLINE_SCRIPT)],
        'style-src': ["'self'", sha(''), sha('.a{color:red}')],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['ProseMirrorClipboard'],
      });
    });

    it('The policy of a page allows code of modules from the origins that the page lists, and from nothing else it says', async () => {
      const listed = (content: string) =>
        write('listed/index.html', `<html><head><meta name="storyloom-origins" content="${content}" /></head></html>`);
      await listed('https://games.example https://cdn.example:8443');
      const policy = async () => (await get('/listed')).headers.get('content-security-policy');
      expect(await policy()).toContain("script-src 'self' https://games.example https://cdn.example:8443;");
      expect(await policy()).toContain("connect-src 'self' https://games.example https://cdn.example:8443;");
      await listed("http://games.example 'unsafe-inline' https://*; * ");
      expect(await policy()).toContain("script-src 'self';");
    });

    it('The policy of a page allows code, pictures and news of changes from the developers’ servers that the page lists', async () => {
      const policyWith = async (content: string) => {
        await write(
          'own/index.html',
          `<html><head><meta name="storyloom-overrides" content="${content}" /></head></html>`,
        );
        return (await get('/own')).headers.get('content-security-policy');
      };
      const policy = await policyWith('http://127.0.0.1:5172 https://dev.example');
      expect(policy).toContain("script-src 'self' http://127.0.0.1:5172 https://dev.example;");
      expect(policy).toContain(
        "connect-src 'self' http://127.0.0.1:5172 https://dev.example ws://127.0.0.1:5172 wss://dev.example;",
      );
      expect(policy).toContain("img-src 'self' data: http://127.0.0.1:5172 https://dev.example;");
      for (const none of ['', "http://evil.example 'unsafe-inline' http://localhost *"])
        expect(await policyWith(none)).toContain("script-src 'self';");
    });
  });
});
