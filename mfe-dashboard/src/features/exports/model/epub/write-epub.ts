import { strToU8, type Zippable, zipSync } from 'fflate';
import { MEDIA_TYPES, type Writer } from '../formats.ts';
import { chapters } from './chapters.ts';
import { coverImage } from './cover-image.ts';
import { CONTAINER, packageDocument } from './package-document.ts';
import { chapterPage, coverPage, navPage } from './pages.ts';
import { BOOK_STYLE } from './style.ts';

/** The earliest date of a ZIP entry, in local time as ZIP requires, so that the same story gives the same bytes. */
const ENTRY_TIME = new Date(1980, 0, 1);

/** EPUB 3 with cover, chapters by headings, contents and language. */
export const writeEpub: Writer = async (content, { signal, onProgress, coverAsDrawn }) => {
  const cover = await coverImage(content, coverAsDrawn);
  signal?.throwIfAborted();
  onProgress?.(0.5);
  const parts = chapters(content);
  const names = parts.map((_, index) => `chapter-${index + 1}.xhtml`);
  const entries = parts.map(({ title, sections }, index) => {
    const href = names[index] ?? '';
    return {
      title,
      href,
      inside: sections.map((section) => ({ title: section.title, href: `${href}#${section.id}` })),
    };
  });
  const files: Zippable = {
    // First and uncompressed, so that the media type can be read from the first bytes.
    mimetype: [strToU8(MEDIA_TYPES.epub), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageDocument(content, cover, names)),
    'EPUB/nav.xhtml': strToU8(navPage(content, entries)),
    'EPUB/cover.xhtml': strToU8(coverPage(content, cover.name)),
    [`EPUB/${cover.name}`]: cover.data,
    'EPUB/style.css': strToU8(BOOK_STYLE),
  };
  for (const [index, part] of parts.entries()) {
    files[`EPUB/${names[index]}`] = strToU8(
      chapterPage(content, part, { isFirst: index === 0, isLast: index === parts.length - 1 }),
    );
  }
  return { data: zipSync(files, { mtime: ENTRY_TIME }) as Uint8Array<ArrayBuffer> };
};
