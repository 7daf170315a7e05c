// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fontsFromDisk } from '../testing/fonts-from-disk.ts';
import '../testing/node-blob.ts';
import { parseXml, readArchive } from '../testing/read-archive.ts';
import { docxText, epubText } from '../testing/read-files.ts';
import { openPdf, pdfText } from '../testing/read-pdf.ts';
import { exportedStory } from '../testing/stories.ts';
import { type ExportFormat, exportStory } from './export-story.ts';

const NOTE = 'Written by the Storyloom demo storyteller, without AI.';
const TELLER = 'Storyloom demo storyteller';

/** The visible text of the file, and its metadata. */
async function fileOf(format: ExportFormat, demo: boolean | undefined) {
  // In another language than the note, with two chapters.
  const story = exportedStory({ text: 'Il était une fois.\n\n# La fin\n\nFin.', language: 'french', demo });
  const { blob } = await exportStory(story, format);
  switch (format) {
    case 'text':
      return { text: await blob.text(), about: await blob.text() };
    case 'markdown': {
      const [, about = '', ...body] = (await blob.text()).split(/^---$/m);
      return { text: body.join(''), about };
    }
    case 'epub':
      return { text: await epubText(blob), about: (await readArchive(blob)).get('EPUB/package.opf') ?? '' };
    case 'docx':
      return { text: await docxText(blob), about: (await readArchive(blob)).get('docProps/core.xml') ?? '' };
    case 'pdf': {
      const { info } = await (await openPdf(blob)).getMetadata();
      return { text: await pdfText(blob), about: JSON.stringify(info) };
    }
  }
}

describe('a story of the demo storyteller', () => {
  it.each(['text', 'markdown', 'epub', 'docx', 'pdf'] as const)(
    'A story of the demo storyteller says so at its end and in the metadata, as %s, and other stories don’t',
    async (format) => {
      fontsFromDisk();
      const { text, about } = await fileOf(format, true);
      expect(text.replace(/\s+/g, ' ').trimEnd().endsWith(NOTE)).toBe(true);
      expect(about).toContain(format === 'text' ? NOTE : TELLER);
      for (const demo of [false, undefined]) {
        const other = await fileOf(format, demo);
        expect(`${other.text}${other.about}`).not.toContain('storyteller');
      }
    },
  );

  it('The note in an EPUB is in English, once, in the last chapter', async () => {
    const { blob } = await exportStory(
      exportedStory({ text: 'Un.\n\n# Deux\n\nFin.', language: 'french', demo: true }),
      'epub',
    );
    const files = await readArchive(blob);
    expect(files.get('EPUB/chapter-1.xhtml')).not.toContain(NOTE);
    const colophon = parseXml(files.get('EPUB/chapter-2.xhtml')).querySelector('section[role="doc-colophon"]');
    expect(colophon?.textContent?.trim()).toBe(NOTE);
    expect(colophon?.getAttribute('lang')).toBe('en');
  });
});
