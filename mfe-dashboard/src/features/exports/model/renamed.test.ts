// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fontsFromDisk } from '../testing/fonts-from-disk.ts';
import '../testing/node-blob.ts';
import { readArchive } from '../testing/read-archive.ts';
import { docxText, epubText } from '../testing/read-files.ts';
import { openPdf, pdfText } from '../testing/read-pdf.ts';
import { exportedStory } from '../testing/stories.ts';
import { type ExportFormat, exportStory } from './export-story.ts';

/** The visible text and the metadata of a file. */
const READ: Readonly<Record<ExportFormat, (blob: Blob) => Promise<string>>> = {
  text: (blob) => blob.text(),
  markdown: (blob) => blob.text(),
  docx: async (blob) => [await docxText(blob), (await readArchive(blob)).get('docProps/core.xml')].join('\n'),
  epub: async (blob) => {
    const files = await readArchive(blob);
    return [await epubText(blob), files.get('EPUB/nav.xhtml'), files.get('EPUB/package.opf')].join('\n');
  },
  pdf: async (blob) => {
    const file = await openPdf(blob);
    const about = [(await file.getMetadata()).info, await file.getOutline()];
    return `${await pdfText(blob)}\n${JSON.stringify(about)}`;
  },
};

describe('a renamed story', () => {
  it.each(['text', 'markdown', 'epub', 'docx', 'pdf'] as const)(
    'The file of a renamed story has only the author’s title, in the text and in its name, as %s',
    async (format) => {
      fontsFromDisk();
      const text = '# The **Lantern**\n\nOnce.\n\n## Night\n\nTwice.';
      const { blob, fileName } = await exportStory(exportedStory({ title: 'For Emma', text }), format);
      const read = await READ[format](blob);
      expect(read).toContain('For Emma');
      expect(read).not.toContain('Lantern');
      for (const kept of ['Once.', 'Night', 'Twice.']) expect(read).toContain(kept);
      expect(fileName).toMatch(/^For Emma\.\w+$/);
    },
  );

  it('The EPUB file of a renamed story keeps the picture of its cover', async () => {
    const cover = async (title: string) => {
      const { blob } = await exportStory(exportedStory({ title, text: '# The Lantern\n\nOnce.' }), 'epub');
      return (await readArchive(blob)).get('EPUB/cover.svg') ?? '';
    };
    const colors = (svg: string) => [...svg.matchAll(/<path [^>]*fill="([^"]+)"/g)].map(([, color]) => color);
    const renamed = await cover('The Lamp');
    expect(colors(renamed)).toEqual(colors(await cover('The Lantern')));
    expect(renamed).toContain('The Lamp');
  });
});
