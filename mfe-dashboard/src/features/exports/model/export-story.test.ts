// @vitest-environment jsdom
import { LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it, vi } from 'vitest';
import '../testing/node-blob.ts';
import { docxText, epubText, markdownText } from '../testing/read-files.ts';
import { exportedStory, expectedText, hardStories, longStory, SAMPLE_STORIES, visible } from '../testing/stories.ts';
import { exportStory } from './export-story.ts';
import type { ExportedStory } from './story-content.ts';

const text = async (story: ExportedStory) => (await exportStory(story, 'text')).blob.text();
const markdown = async (story: ExportedStory) => (await exportStory(story, 'markdown')).blob.text();
const epub = async (story: ExportedStory) => (await exportStory(story, 'epub')).blob;
const docx = async (story: ExportedStory) => (await exportStory(story, 'docx')).blob;

const stories = [
  ...SAMPLE_STORIES.map((story) => [`${story.language}: ${story.title}`, story] as const),
  ...LANGUAGES.flatMap((language) =>
    Object.entries(hardStories(language)).map(([name, story]) => [`${language}: ${name}`, story] as const),
  ),
  ['Chinese: as long as a story may be', longStory('chinese')] as const,
];

describe('every character of a story', () => {
  it.each(stories)('Text, Markdown, EPUB and Word files contain every character of a story (%s)', async (_, story) => {
    const whole = expectedText(story);
    const withoutAuthor = expectedText({ ...story, author: '' });
    expect(visible(await text(story))).toBe(withoutAuthor);
    expect(visible(markdownText(await markdown(story)))).toBe(withoutAuthor);
    expect(visible(await epubText(await epub(story)))).toBe(whole);
    expect(visible(await docxText(await docx(story)))).toBe(whole);
  });
});

describe('exporting', () => {
  it('Each file has its media type, and a name made from the title', async () => {
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

  it('Plain text consists of the title, a blank line and the paragraphs without marks', async () => {
    const story = exportedStory({ text: '# The Lamp\n\n## One\nIt *was* **late**.\r\n\r\nVery_late_.' });
    expect(await text(story)).toBe('The Lamp\n\nOne\n\nIt was late.\n\nVery_late_.\n');
  });

  it('Plain text keeps none, one or two blank lines between paragraphs, and one around headings', async () => {
    const story = exportedStory({
      text: '# The Lamp\n\n\n\nOne.\nTwo.\n\nThree.\n\n\n\nFour.\n\n\n\n#Noon\nFive.\n\n\n',
    });
    expect(await text(story)).toBe('The Lamp\n\nOne.\nTwo.\n\nThree.\n\n\nFour.\n\nNoon\n\nFive.\n');
  });

  it('Progress is reported in ascending steps up to 1', async () => {
    const onProgress = vi.fn<(done: number) => void>();
    await exportStory(exportedStory(), 'epub', { onProgress });
    const said = onProgress.mock.calls.map(([done]) => done);
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said.at(-1)).toBe(1);
  });

  it.each(['text', 'epub', 'docx'] as const)(
    'An aborted signal rejects the export of a %s file with its reason',
    async (format) => {
      const controller = new AbortController();
      const reason = new Error('enough');
      const file = exportStory(exportedStory(), format, { signal: controller.signal });
      controller.abort(reason);
      await expect(file).rejects.toBe(reason);
    },
  );

  it('The file of a story without a title has a fallback title', async () => {
    expect(await text(exportedStory({ title: '\u0000 ', text: 'Once.' }))).toBe(
      'Untitled AI-Generated Story\n\nOnce.\n',
    );
  });

  it('Characters that no format can contain are left out, and no others', async () => {
    const story = exportedStory({ title: 'A\u0000B', text: 'x\u0008y\ud800z\ufffe\u{1f600}\u00a0é' });
    expect(await text(story)).toBe('AB\n\nxyz\u{1f600}\u00a0é\n');
    expect(visible(await epubText(await epub(story)))).toBe(visible('AB Ada Lovelace xyz\u{1f600}é'));
  });
});
