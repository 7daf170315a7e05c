import { parseXml, readArchive } from './read-archive.ts';

/** The chapters of an EPUB in the order of its spine. */
export async function epubChapters(blob: Blob): Promise<readonly XMLDocument[]> {
  const files = await readArchive(blob);
  const opf = parseXml(files.get('EPUB/package.opf'));
  return [...opf.querySelectorAll('spine > itemref')]
    .map((reference) => opf.querySelector(`manifest > [id="${reference.getAttribute('idref')}"]`)?.getAttribute('href'))
    .filter((href) => href !== 'cover.xhtml')
    .map((href) => parseXml(files.get(`EPUB/${href}`)));
}

export async function epubText(blob: Blob): Promise<string> {
  return (await epubChapters(blob)).map((chapter) => chapter.querySelector('body')?.textContent).join('\n');
}

export async function docxText(blob: Blob): Promise<string> {
  const files = await readArchive(blob);
  return [...parseXml(files.get('word/document.xml')).getElementsByTagName('w:t')].map((t) => t.textContent).join('');
}

/** The text that a CommonMark reader shows: without front matter, marks and backslashes. */
export function markdownText(markdown: string): string {
  const [, , ...body] = markdown.split(/^---$/m);
  const paragraphs = body.join('---').trim().split('\n\n');
  const unmarked = paragraphs.map((paragraph) =>
    paragraph
      .replace(/^#{1,3} /, '')
      .replace(/\\\n/g, '\n')
      .replace(/(\\.)|\*+/g, (_, escaped: string | undefined) => escaped ?? '')
      .replace(/\\(.)/g, '$1'),
  );
  return unmarked.join('\n');
}
