import { paths, type PublicFile } from '@storyloom/shared/contract';
import { escape as escapeXml } from 'html-escaper';
import { categoryOf } from '../model/categories.ts';
import type { Post } from '../model/posts.ts';
import { authorOf } from '../model/team.ts';

/** RSS needs a time for each post; ours have only a date. */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

function item({ slug, title, date, author, excerpt, category }: Post): string {
  const url = `{origin}${paths.blogPost.href(slug)}`;
  return [
    '    <item>',
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${url}</link>`,
    `      <guid isPermaLink="true">${url}</guid>`,
    `      <pubDate>${rssDate(date)}</pubDate>`,
    `      <dc:creator>${escapeXml(authorOf(author).name)}</dc:creator>`,
    `      <category>${escapeXml(categoryOf(category)?.name ?? '')}</category>`,
    `      <description>${escapeXml(excerpt)}</description>`,
    '    </item>',
  ].join('\n');
}

export const FEED_PATH = '/rss.xml';

/** The RSS 2.0 feed of the blog. */
export function feed(
  posts: readonly Post[],
  { title, description }: { title: string; description: string },
): PublicFile {
  const [newest] = posts;
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link>{origin}${paths.blog.href()}</link>`,
    `    <description>${escapeXml(description)}</description>`,
    '    <language>en</language>',
    ...(newest ? [`    <lastBuildDate>${rssDate(newest.date)}</lastBuildDate>`] : []),
    `    <atom:link href="{origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
  return { path: FEED_PATH, content };
}
