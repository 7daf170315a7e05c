import type { Gap, Inline } from '@storyloom/shared/domain';
import { escape as escapeXml } from 'html-escaper';
import { strings } from '../../strings.ts';
import type { ContentBlock, StoryContent } from '../story-content.ts';
import type { Chapter } from './chapters.ts';
import { XML_DECLARATION } from './xml.ts';

function page(lang: string, title: string, body: string): string {
  return `${XML_DECLARATION}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
${body}
</html>
`;
}

function inline({ kind, text }: Inline): string {
  const escaped = escapeXml(text);
  if (kind === 'text') return escaped;
  return kind === 'strong' ? `<strong>${escaped}</strong>` : `<em>${escaped}</em>`;
}

/** The most common gap has no class. */
const GAP_CLASSES: Readonly<Record<Gap, string>> = { none: ' class="next"', line: '', scene: ' class="scene"' };

function block({ kind, level, gap, parts }: ContentBlock, id: string | undefined): string {
  const tag = kind === 'paragraph' ? 'p' : `h${level}`;
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<${tag}${named}${GAP_CLASSES[gap]}>${parts.map(inline).join('')}</${tag}>`;
}

function titleHeader({ title, author }: StoryContent): string {
  const by = author ? `\n<p>${escapeXml(author)}</p>` : '';
  return `<header>\n<h1>${escapeXml(title)}</h1>${by}\n</header>\n`;
}

/** In English, whatever the language of the story. */
const COLOPHON = `
<section epub:type="colophon" role="doc-colophon" lang="en" xml:lang="en">
<p>${escapeXml(strings.byDemo)}</p>
</section>`;

interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A chapter's page; the first one begins with the title, the last one may end with the note about the demo storyteller. */
export function chapterPage(content: StoryContent, chapter: Chapter, { isFirst, isLast }: Place): string {
  const head = isFirst ? titleHeader(content) : '';
  const foot = isLast && content.isByDemo ? COLOPHON : '';
  const blocks = chapter.blocks.map((each) => block(each, chapter.ids.get(each)));
  const body = `<body epub:type="bodymatter">\n${head}${blocks.join('\n')}${foot}\n</body>`;
  return page(content.lang, chapter.title, body);
}

export function coverPage({ lang, title }: StoryContent, image: string): string {
  const alt = escapeXml(title);
  return page(
    lang,
    title,
    `<body class="cover" epub:type="cover">\n<div><img src="${image}" alt="${alt}"/></div>\n</body>`,
  );
}

interface Entry {
  readonly href: string;
  readonly title: string;
  readonly inside?: readonly Entry[];
}

function list(entries: readonly Entry[]): string {
  const items = entries.map(({ href, title, inside = [] }) => {
    const below = inside.length > 0 ? `\n${list(inside)}\n` : '';
    return `<li><a href="${href}">${escapeXml(title)}</a>${below}</li>`;
  });
  return `<ol>\n${items.join('\n')}\n</ol>`;
}

/** The table of contents that EPUB 3 requires. */
export function navPage({ lang, title }: StoryContent, entries: readonly Entry[]): string {
  const nav = `<nav epub:type="toc" id="toc">\n<h1>${escapeXml(title)}</h1>\n${list(entries)}\n</nav>`;
  return page(lang, title, `<body>\n${nav}\n</body>`);
}
