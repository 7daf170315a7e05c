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
import {
  DIFFICULT_STORIES,
  expectedText,
  HOSTILE_STORIES,
  longStory,
  markedStory,
  SAMPLE_STORIES,
  visible,
} from './testing/stories.ts';
import { epubcheck, libreOfficeTexts, pdftotext } from './testing/tools.ts';

// At full length other programs check the files: epubcheck, LibreOffice and pdftotext must be installed.
const whole = Boolean(process.env['SOAK']);

/** Stories in the four languages; one in each in the short version. */
const stories: readonly ExportedStory[] = whole
  ? [...DIFFICULT_STORIES, ...SAMPLE_STORIES, ...LANGUAGES.map(longStory)]
  : LANGUAGES.map(markedStory);

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

describe('stories in four languages', () => {
  it('are complete as PDF, with their characters in order', async () => {
    for (const [index, story] of stories.entries()) {
      const file = await write(story, 'pdf', String(index));
      const text = await (whole ? pdftotext(file) : pdfTextOf(file));
      expect(drawable(text), story.title).toBe(drawable(expectedText(story)));
    }
  });

  if (!whole) return;
  it('are read completely by LibreOffice as Word documents', async () => {
    const texts = await libreOfficeTexts(await writeAll('docx'), folder);
    expect(texts.map(visible)).toEqual(stories.map(expectedText));
  });

  it('have no message of Epubcheck as EPUB files, hostile texts included', async () => {
    const hostile = HOSTILE_STORIES.map(async (story, index) => write(story, 'epub', `hostile-${index}`));
    const files = [...(await writeAll('epub')), ...(await Promise.all(hostile))];
    const reports: string[] = [];
    for (const file of files) reports.push(...(await epubcheck(file)).map((said) => `${file} ${said}`));
    expect(reports).toEqual([]);
  });
});
