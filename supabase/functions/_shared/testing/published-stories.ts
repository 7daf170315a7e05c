import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unescape } from 'html-escaper';
import type { ServiceConfig } from '../deps.ts';
import { drawPicture, type DrawPicture } from '../published-stories/draw-picture.ts';
import { createSharePages } from '../published-stories/share-pages.ts';
import { serviceUnderTest } from './service-under-test.ts';

/** The shell's page before its head is filled. */
export const SITE_PAGE = readFileSync(new URL('../../../../shell/index.html', import.meta.url), 'utf8');

export const SHARE_ID = 'abcdefghijklmnopqrst-_';
export const ADDRESS = `https://storyloom.test/s/${SHARE_ID}`;

/** A published story as the database sends it. */
export const PUBLISHED = {
  title: 'The Quiet Fox',
  author: 'Mara',
  content: '# The Quiet Fox\n\nA fox said **nothing** at all.\n\n## Two\n\nThen she spoke.',
  generator_id: 'fantasy',
  is_public: true,
  demo: false,
};

/** The renderer's file as Node finds it. */
export const rendererFile = (): Promise<Buffer<ArrayBuffer>> =>
  readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));

/** Draws with that file. */
export const drawFromFile: DrawPicture = (story) => drawPicture(story, rendererFile);

/** A service whose database returns the rows of the last `publish` for every share link. */
export function publishedService(config: Partial<ServiceConfig> = {}) {
  const service = serviceUnderTest({ config, limits: { supabaseMs: 300 } });
  const publish = (...rows: readonly Partial<typeof PUBLISHED>[]) =>
    service.supabase.answers.set(
      'read_shared_link',
      rows.map((row) => ({ ...PUBLISHED, ...row })),
    );
  publish({});
  return { ...service, publish };
}

/** The pages of such a service. */
export function sharePages(draw = drawFromFile) {
  const service = publishedService();
  return { ...service, pages: createSharePages(service.deps, draw) };
}

/** A page's head as a browser reads it: the title, and the content of each name, property or relation. */
export function headOf(html: string): { readonly title: string | undefined; readonly [name: string]: unknown } {
  const said = Object.fromEntries(
    Array.from(
      html.matchAll(/<(?:meta|link)\b[^>]*?\b(?:name|property|rel)="([^"]*)"[^>]*?\b(?:content|href)="([^"]*)"[^>]*>/g),
      ([, name, content]) => [name, unescape(content ?? '')],
    ),
  );
  const titles = Array.from(html.matchAll(/<title\b[^>]*>([^<]*)<\/title>/g), ([, title]) => unescape(title ?? ''));
  return { ...said, title: titles.length === 1 ? titles[0] : undefined };
}

/** The names of a page's tags in order, which show a text that became markup. */
export const tagsOf = (html: string): readonly string[] => Array.from(html.matchAll(/<[!/]?[a-z-]+/gi), ([tag]) => tag);

/** The page of a published story whose row has these fields. */
export async function pageOf(row: Partial<typeof PUBLISHED>) {
  const { pages, publish } = sharePages();
  publish(row);
  const { status, html } = await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
  return { status, html, head: headOf(html) };
}
