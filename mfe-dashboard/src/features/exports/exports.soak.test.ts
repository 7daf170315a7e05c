import { LANGUAGES } from '@storyloom/shared/domain';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExportFormat, exportStory } from './model/export-story.ts';
import { EXTENSIONS } from './model/formats.ts';
import type { ExportedStory } from './model/story-content.ts';
import { fontsFromDisk } from './testing/fonts-from-disk.ts';
import { drawable, pdfText } from './testing/read-pdf.ts';
import { expectedText, hardStories, HOSTILE_STORIES, longStory, SAMPLE_STORIES, visible } from './testing/stories.ts';
import { epubcheck, libreOfficeTexts, pdftotext } from './testing/tools.ts';

// At full length other programs check the files: epubcheck, LibreOffice and pdftotext must be installed.
const whole = Boolean(process.env['SOAK']);

/** Five stories in each of the four languages; one in each in the short version. */
const stories: readonly ExportedStory[] = LANGUAGES.flatMap((language) => {
  const { marks, 'a long line': long, 'only headings': headings } = hardStories(language);
  const samples = SAMPLE_STORIES.filter((story) => story.language === language);
  const all = [marks, ...samples, long, headings, longStory(language)].filter((story) => story !== undefined);
  return whole ? all : all.slice(0, 1);
});

let folder: string;

beforeEach(() => void fontsFromDisk());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-exports-'));
});

afterAll(async () => rm(folder, { recursive: true, force: true }));

/** Writes a story's file and returns its path. */
async function write(story: ExportedStory, format: ExportFormat, name: string): Promise<string> {
  const { blob, missing } = await exportStory(story, format);
  expect(missing).toBe(0);
  const file = join(folder, `${name}.${EXTENSIONS[format]}`);
  await writeFile(file, new Uint8Array(await blob.arrayBuffer()));
  return file;
}

const writeAll = async (format: ExportFormat) =>
  Promise.all(stories.map(async (story, index) => write(story, format, String(index))));

/** Reads a file in-process, when no other program is used. */
const pdfTextOf = async (file: string) => pdfText(new Blob([await readFile(file)]));

describe(`${stories.length} stories in four languages`, () => {
  it('Stories are complete as text and as Markdown', async () => {
    for (const [index, story] of stories.entries()) {
      const text = await readFile(await write(story, 'text', String(index)), 'utf8');
      const markdown = await readFile(await write(story, 'markdown', String(index)), 'utf8');
      expect(visible(text)).toBe(expectedText({ ...story, author: '' }));
      // Besides marks, backslashes are the only characters that Markdown adds.
      expect(visible(markdown).replace(/[\\*#]/g, '')).toContain(expectedText({ ...story, author: '', title: '' }));
    }
  });

  it('Stories are complete as PDF, with their characters in order', async () => {
    for (const [index, story] of stories.entries()) {
      const file = await write(story, 'pdf', String(index));
      const text = await (whole ? pdftotext(file) : pdfTextOf(file));
      expect(drawable(text)).toBe(drawable(expectedText(story)));
    }
  });

  it('LibreOffice reads Word documents completely', async () => {
    const files = await writeAll('docx');
    const texts = whole ? await libreOfficeTexts(files, folder) : [];
    expect(texts.map(visible)).toEqual(whole ? stories.map(expectedText) : []);
  });

  it('Epubcheck reports nothing about the EPUB files, those of the hostile list included', async () => {
    const hostile = HOSTILE_STORIES.map(async (story, index) => write(story, 'epub', `hostile-${index}`));
    const files = [...(await writeAll('epub')), ...(await Promise.all(hostile))];
    const reports: string[] = [];
    for (const file of whole ? files : []) reports.push(...(await epubcheck(file)).map((said) => `${file} ${said}`));
    expect(reports).toEqual([]);
    expect(files).toHaveLength(stories.length + HOSTILE_STORIES.length);
  });
});
