import { GENRE_NAMES } from '@storyloom/shared/domain';
import { escape as escapeXml } from 'html-escaper';
import { strings } from '../../strings.ts';
import type { StoryContent } from '../story-content.ts';
import { XML_DECLARATION } from './xml.ts';

export const CONTAINER = `${XML_DECLARATION}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

export interface CoverFile {
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/svg+xml';
}

const ACCESSIBILITY = {
  accessMode: ['textual', 'visual'],
  accessModeSufficient: ['textual'],
  accessibilityFeature: ['structuralNavigation', 'tableOfContents', 'alternativeText', 'readingOrder'],
  accessibilityHazard: ['none'],
};

function metadata({ id, title, author, lang, genre, prompt, createdAt, isByDemo }: StoryContent): string {
  const date = `${createdAt.toISOString().slice(0, 19)}Z`;
  const lines = [
    `<dc:identifier id="id">urn:uuid:${escapeXml(id)}</dc:identifier>`,
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:language>${lang}</dc:language>`,
    `<dc:date>${date}</dc:date>`,
    ...(author ? [`<dc:creator>${escapeXml(author)}</dc:creator>`] : []),
    ...(isByDemo ? [`<dc:contributor>${escapeXml(strings.demoStoryteller)}</dc:contributor>`] : []),
    ...(genre ? [`<dc:subject>${escapeXml(GENRE_NAMES[genre])}</dc:subject>`] : []),
    ...(prompt === '' ? [] : [`<dc:description>${escapeXml(prompt)}</dc:description>`]),
    `<meta property="dcterms:modified">${date}</meta>`,
    ...Object.entries(ACCESSIBILITY).flatMap(([name, values]) =>
      values.map((value) => `<meta property="schema:${name}">${value}</meta>`),
    ),
    '<meta name="cover" content="cover-image"/>',
  ];
  return `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n${lines.join('\n')}\n</metadata>`;
}

/** The EPUB package document: metadata, files and reading order. `pages` are the names of the chapters' files. */
export function packageDocument(content: StoryContent, cover: CoverFile, pages: readonly string[]): string {
  const chapters = pages.map((name, index) => ({ id: `chapter-${index + 1}`, name }));
  const xhtml = 'media-type="application/xhtml+xml"';
  const manifest = [
    `<item id="nav" href="nav.xhtml" ${xhtml} properties="nav"/>`,
    `<item id="cover-image" href="${cover.name}" media-type="${cover.mediaType}" properties="cover-image"/>`,
    `<item id="cover" href="cover.xhtml" ${xhtml}/>`,
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...chapters.map(({ id, name }) => `<item id="${id}" href="${name}" ${xhtml}/>`),
  ];
  const spine = ['cover', ...chapters.map(({ id }) => id)].map((id) => `<itemref idref="${id}"/>`);
  return `${XML_DECLARATION}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${content.lang}">
${metadata(content)}
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}
