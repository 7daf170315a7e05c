import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSite } from '../site/site.ts';
import { temporaryFolder } from './test-server.ts';

export const ORIGIN = 'http://127.0.0.1:4000';
export const INLINE_SCRIPT = 'document.documentElement.dataset.theme = "dark";';

const PAGE = `<!doctype html><html><head><style>.a{color:red}</style>
<script type="application/json" id="storyloom-config">{}</script><script>${INLINE_SCRIPT}</script>
<script type="module" src="/assets/main-abcdef12.js"></script></head><body>shell</body></html>`;

const RELEASE = {
  id: 'generator',
  name: 'Story generator',
  contract: 1,
  entry: '/remotes/generator/mf-manifest.json',
  routes: ['/', '/about', '/generators/:generatorId'],
  nav: [],
};

const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'about/index.html': '<p>about</p>',
  'assets/main-abcdef12.js': 'main',
  'remotes/generator/remoteEntry.js': 'entry',
  'remotes.json': JSON.stringify({ remotes: [RELEASE] }),
  'favicon.svg': '<svg/>',
};

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** A small assembled site in a temporary folder. */
export async function createTestSite() {
  const folder = await temporaryFolder();
  const serve = createSite(folder, (origin) => ({ supabaseUrl: origin, publishableKey: '</script><b>' }));
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  return {
    folder,
    write,
    get: (pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
      serve(new Request(`${ORIGIN}${pathname}`, { headers, method }), ORIGIN),
  };
}
