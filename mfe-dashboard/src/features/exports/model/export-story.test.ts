// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fontsFromDisk } from '../testing/fonts-from-disk.ts';
import '../testing/node-blob.ts';
import { readArchive } from '../testing/read-archive.ts';
import { docxText, epubText, markdownText } from '../testing/read-files.ts';
import { openPdf, pdfText } from '../testing/read-pdf.ts';
import { DIFFICULT_STORIES, exportedStory, expectedText, SAMPLE_STORIES, visible } from '../testing/stories.ts';
import { EXPORT_FORMATS, type ExportFormat, exportStory, pageSizeOf } from './export-story.ts';
import type { ExportedStory } from './story-content.ts';

type Readers = Readonly<Record<ExportFormat, (blob: Blob) => Promise<string>>>;

/** The text that a reader of the format shows. */
const TEXT: Readers = {
  text: (blob) => blob.text(),
  markdown: async (blob) => markdownText(await blob.text()),
  docx: docxText,
  epub: epubText,
  pdf: pdfText,
};

/** What else the file says about the story. */
const ABOUT: Readers = {
  text: (blob) => blob.text(),
  markdown: async (blob) => (await blob.text()).split(/^---$/m)[1] ?? '',
  docx: async (blob) => (await readArchive(blob)).get('docProps/core.xml') ?? '',
  async epub(blob) {
    const files = await readArchive(blob);
    return [files.get('EPUB/nav.xhtml'), files.get('EPUB/package.opf')].join('\n');
  },
  async pdf(blob) {
    const file = await openPdf(blob);
    return JSON.stringify([(await file.getMetadata()).info, await file.getOutline()]);
  },
};

const textOf = async (story: ExportedStory) => (await exportStory(story, 'text')).blob.text();

describe.each(EXPORT_FORMATS)('a %s file', (format) => {
  it('has only the author’s title after a renaming, in the text and in its name', async () => {
    fontsFromDisk();
    const text = '# The **Lantern**\n\nOnce.\n\n## Night\n\nTwice.';
    const { blob, fileName } = await exportStory(exportedStory({ title: 'For Emma', text }), format);
    const read = `${await TEXT[format](blob)}\n${await ABOUT[format](blob)}`;
    expect(read).toContain('For Emma');
    expect(read).not.toContain('Lantern');
    for (const kept of ['Once.', 'Night', 'Twice.']) expect(read).toContain(kept);
    expect(fileName).toMatch(/^For Emma\.\w+$/);
  });

  it('names the demo storyteller at its end and in its metadata, other stories don’t', async () => {
    fontsFromDisk();
    const read = async (demo: boolean) => {
      // In another language than the note, with two chapters.
      const story = exportedStory({ text: 'Il était une fois.\n\n# La fin\n\nFin.', language: 'french', demo });
      const { blob } = await exportStory(story, format);
      return { text: await TEXT[format](blob), about: await ABOUT[format](blob) };
    };
    const { text, about } = await read(true);
    expect(text.replace(/\s+/g, ' ').trimEnd()).toMatch(/Written by the Storyloom demo storyteller, without AI\.$/);
    expect(text.split('Written by')).toHaveLength(2);
    expect(about).toContain('Storyloom demo storyteller');
    const other = await read(false);
    expect(other.text + other.about).not.toContain('storyteller');
  });
});

// PDF files are read in `exports.soak.test.ts` and `pdf.test.ts`.
it.each(['text', 'markdown', 'epub', 'docx'] as const)(
  'keeps every character of a story in a %s file',
  async (format) => {
    for (const story of [...SAMPLE_STORIES, ...DIFFICULT_STORIES]) {
      const author = format === 'epub' || format === 'docx' ? story.author : '';
      const read = await TEXT[format]((await exportStory(story, format)).blob);
      expect(visible(read), story.title).toBe(expectedText({ ...story, author }));
    }
  },
);

describe('exporting', () => {
  it('gives each file its media type and a name made from the title', async () => {
    const story = exportedStory({ title: '../Lamp' });
    const named = await Promise.all(
      (['text', 'markdown', 'epub', 'docx'] as const).map(async (format) => {
        const { blob, fileName, missing } = await exportStory(story, format);
        return [fileName, blob.type, missing];
      }),
    );
    expect(named).toEqual([
      ['Lamp.txt', 'text/plain;charset=utf-8', 0],
      ['Lamp.md', 'text/markdown;charset=utf-8', 0],
      ['Lamp.epub', 'application/epub+zip', 0],
      ['Lamp.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 0],
    ]);
  });

  it('writes plain text without marks, with at most two blank lines and one around headings', async () => {
    const text = '# The Lamp\n\n\n\nIt *was* **late**.\r\nTwo.\n\nVery_late_.\n\n\n\nFour.\n\n\n\n#Noon\nFive.\n\n\n';
    expect(await textOf(exportedStory({ text }))).toBe(
      'The Lamp\n\nIt was late.\nTwo.\n\nVery_late_.\n\n\nFour.\n\nNoon\n\nFive.\n',
    );
    expect(await textOf(exportedStory({ title: '\u0000 ', text: 'Once.' }))).toBe(
      'Untitled AI-Generated Story\n\nOnce.\n',
    );
  });

  it('leaves out the characters that no format can contain, and no others', async () => {
    const story = exportedStory({ title: 'A\u0000B', text: 'x\u0008y\ud800z\ufffe\u{1f600}\u00a0é' });
    expect(await textOf(story)).toBe('AB\n\nxyz\u{1f600}\u00a0é\n');
  });

  it('reports its progress in ascending steps up to 1', async () => {
    const onProgress = vi.fn<(done: number) => void>();
    await exportStory(exportedStory(), 'epub', { onProgress });
    const said = onProgress.mock.calls.map(([done]) => done);
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said.at(-1)).toBe(1);
  });

  it('rejects with the reason of an aborted signal', async () => {
    for (const format of ['text', 'epub', 'docx'] as const) {
      const controller = new AbortController();
      const reason = new Error('enough');
      const file = exportStory(exportedStory(), format, { signal: controller.signal });
      controller.abort(reason);
      await expect(file, format).rejects.toBe(reason);
    }
  });

  it('suggests the page size of the printers in the user’s region', () => {
    for (const locale of ['en-US', 'fr-CA', 'en']) expect(pageSizeOf(locale), locale).toBe('LETTER');
    // Some browsers report no language, or an invalid tag.
    for (const locale of ['en-GB', 'de', 'zh-CN', '', 'c']) expect(pageSizeOf(locale), locale).toBe('A4');
  });
});
