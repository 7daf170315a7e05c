import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type HostingOptions, writeHosting } from '../hosting/write-hosting.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from './test-server.ts';

/** Long enough for a compressed copy. */
const CODE = `export const words = ${JSON.stringify('once upon a time '.repeat(200))};\n`;

const page = (name: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<style>.${name} { color: red }</style>
<script type="application/json" id="storyloom-config">{}</script>
<script>document.documentElement.dataset.page = '${name}';</script>
</head><body><p>${name} page</p><p>${'Once upon a time. '.repeat(100)}</p></body></html>
`;

const MAP = {
  remotes: [
    {
      id: 'generator',
      name: 'Generator',
      contract: 1,
      entry: '/remotes/generator/mf-manifest.json',
      routes: ['/', '/about', '/generators/:generatorId', '/story/:storyId', '/library/*', '/blog/:postSlug'],
      prerendered: ['/blog/:postSlug'],
      nav: [],
    },
  ],
};

const RELEASE = '/remotes/generator/3f9a0c1d2b4e5f60';

const FILES: Readonly<Record<string, string | Buffer>> = {
  '/index.html': page('home'),
  '/about/index.html': page('about'),
  '/blog/world-building-for-people-who-have-never-built-a-world/index.html': page('post'),
  '/app.html': page('app'),
  '/404.html': page('unknown'),
  '/remotes.json': JSON.stringify(MAP),
  '/assets/main-abcdef12.js': CODE,
  '/assets/main-abcdef12.js.br': brotliCompressSync(CODE),
  '/assets/main-abcdef12.js.gz': gzipSync(CODE),
  '/assets/small-abcdef12.js': 'export {};\n',
  '/assets/style-abcdef12.css': '.a { color: red }\n',
  '/assets/font-abcdef12.woff2': Buffer.from([1, 2, 3]),
  '/remotes/generator/mf-manifest.json': '{"id":"generator"}',
  '/remotes/generator/remoteEntry.js': 'export const entry = 1;\n',
  '/remotes/generator/assets/remoteEntry-abcdef12.js': 'export const entry = 2;\n',
  '/remotes/generator/assets/routes-C-d_f012.js': 'export const routes = [];\n',
  [`${RELEASE}/entry.js`]: 'export const entry = 3;\n',
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  '/sitemap.xml': '<?xml version="1.0"?><urlset/>\n',
  '/robots.txt': 'User-agent: *\n',
  '/.env': 'secret',
  '/assets/.hidden': 'secret',
};

/** An assembled site in a folder of its own, before it is made ready for a host. */
export async function assembledFixture(): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'site');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** An assembled site that is ready for a host, with its data on hosted Supabase unless there is a backend. */
export async function hostedFixture(
  host: string,
  siteUrl: string,
  options: Partial<HostingOptions> & { key?: string; data?: string } = {},
): Promise<{ site: string; advice: readonly string[] }> {
  const site = options.site ?? (await assembledFixture());
  const key = options.key ?? 'sb_publishable_of_the_fixture';
  const settings = readSettings({ SITE_URL: siteUrl, STORYLOOM_DATA: path.join(site, '..', 'data') });
  const environment = {
    SUPABASE_PUBLISHABLE_KEY: key,
    ...(!options.backends && { SUPABASE_URL: options.data ?? 'https://project.supabase.example' }),
  };
  const { advice } = await writeHosting({ ...options, host, site }, settings, environment);
  return { site, advice };
}
