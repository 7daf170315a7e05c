import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fontsFromDisk } from '../../testing/fonts-from-disk.ts';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { drawable, openPdf, pdfText } from '../../testing/read-pdf.ts';
import { exportedStory, expectedText, hardStories, SAMPLE_STORIES } from '../../testing/stories.ts';
import type { ExportedStory } from '../story-content.ts';

type Exports = typeof import('../export-story.ts');

let exportStory: Exports['exportStory'];
let asked: readonly string[];

beforeEach(async () => {
  asked = fontsFromDisk();
  ({ exportStory } = await import('../export-story.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Removes the fonts loaded by earlier exports. */
async function withoutFonts() {
  vi.resetModules();
  const { printer } = await import('./printer.ts');
  Object.assign(printer.virtualfs, { storage: {} });
  ({ exportStory } = await import('../export-story.ts'));
}

const pdf = (values: Partial<ExportedStory> = {}) => exportStory(exportedStory(values), 'pdf');
const names = () => asked.map((url) => /([^/]+)\.woff/.exec(url)?.[1]).sort();

/** The text drawn in a story's PDF, and the number of missing characters. */
async function drawn(story: ExportedStory) {
  const { blob, missing } = await exportStory(story, 'pdf');
  return { text: drawable(await pdfText(blob)), missing };
}

const whole = (story: ExportedStory) => ({ text: drawable(expectedText(story)), missing: 0 });

describe('the text of a PDF', () => {
  it.each(SAMPLE_STORIES.map((story) => [story.language, story] as const))(
    'The PDF of a story in %s contains all of its text',
    async (_, story) => {
      expect(await drawn(story)).toEqual(whole(story));
    },
  );

  // The other languages are in `exports.soak.test.ts`.
  it.each(Object.entries(hardStories('chinese')))(
    'The PDF of a difficult story contains all of its text: %s',
    async (_, story) => {
      expect(await drawn(story)).toEqual(whole(story));
    },
  );

  it('The PDF of the hostile list contains its text, and nothing active', async () => {
    const story = exportedStory({
      title: HOSTILE_TEXTS[0]!,
      prompt: HOSTILE_TEXTS.join(' '),
      author: HOSTILE_TEXTS[10]!,
      text: HOSTILE_TEXTS.join('\n'),
    });
    const { blob } = await exportStory(story, 'pdf');
    const file = await openPdf(blob);
    const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
    const acting = await Promise.all([
      file.getJSActions(),
      file.getOpenAction(),
      file.getAttachments(),
      file.getFieldObjects(),
      ...pages.map((page) => page.getJSActions()),
      ...pages.map(async (page) => (await page.getAnnotations())[0] ?? null),
    ]);
    expect(acting.filter((found) => found !== null)).toEqual([]);
    expect(drawable(await pdfText(blob))).toContain(drawable('<script>alarm(1)</script>'));
    expect(await blob.text()).not.toMatch(/\/(JavaScript|JS|URI|Launch|SubmitForm|EmbeddedFile)\b/);
  });
});

describe('a PDF', () => {
  it('A PDF fetches only the fonts that its text needs, each once', async () => {
    await withoutFonts();
    await pdf({ text: 'Plain.', author: '' });
    expect(names()).toEqual(['literata-latin-400-normal']);
    await pdf({ text: 'It *was* **late**.' });
    expect(names()).toEqual(['literata-latin-400-italic', 'literata-latin-400-normal', 'literata-latin-700-normal']);
    await pdf({ text: 'Lamp 灯' });
    expect(names().filter((name) => name?.startsWith('noto-sans-sc'))).toHaveLength(1);
  });

  it('Quotation marks are set in a Chinese font in Chinese stories only', async () => {
    await withoutFonts();
    await pdf({ text: '“Yes”', language: 'english' });
    expect(names()).toEqual(['literata-latin-400-normal']);
    await pdf({ text: '“Yes”', language: 'chinese' });
    expect(names()).toEqual(['literata-latin-400-normal', 'noto-sans-sc-117-400-normal']);
  });

  it('Characters that no font has are shown as boxes and counted', async () => {
    const { blob, missing } = await pdf({ text: 'Hieroglyph 𓀀, ornament ✦✦, then text.', author: '' });
    expect(missing).toBe(3);
    expect(drawable(await pdfText(blob))).toBe('TheLampHieroglyph□,ornament□□,thentext.');
  });

  it('Blank lines become space between the paragraphs of a PDF, with more of it between scenes', async () => {
    const { blob } = await pdf({ text: 'One.\nTwo.\n\nThree.\n\n\nFour.', author: '' });
    const { items } = await (await (await openPdf(blob)).getPage(1)).getTextContent();
    const heights = new Map(items.flatMap((item) => ('str' in item ? [[item.str, Number(item.transform[5])]] : [])));
    const between = (above: string, below: string) => (heights.get(above) ?? NaN) - (heights.get(below) ?? NaN);
    const line = between('One.', 'Two.');
    expect(between('Two.', 'Three.') / line).toBeCloseTo(1.5, 1);
    expect(between('Three.', 'Four.') / line).toBeCloseTo(2.5, 1);
  });

  it('A PDF contains the metadata of the story', async () => {
    const file = await openPdf((await pdf({ title: '灯 & <Lamp>', language: 'chinese' })).blob);
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({
      Title: '灯 & <Lamp>',
      Author: 'Ada Lovelace',
      Subject: 'A lamp that remembers.',
      Keywords: 'Fantasy',
      Language: 'zh-Hans',
    });
  });

  it.each([
    ['A4', 595, 842],
    ['LETTER', 612, 792],
    ['A5', 420, 595],
  ] as const)('A PDF has the page size %s, and at most 76 characters a line', async (pageSize, width, height) => {
    const story = exportedStory({
      text: 'The lamp in the window burned until the morning came. '.repeat(40),
      author: '',
    });
    const { blob } = await exportStory(story, 'pdf', { pageSize });
    const page = await (await openPdf(blob)).getPage(1);
    expect(page.view.slice(2).map(Math.round)).toEqual([width, height]);
    const { items } = await page.getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if ('str' in item) lines.set(item.transform[5], `${lines.get(item.transform[5]) ?? ''}${item.str}`);
    }
    const longest = Math.max(...[...lines.values()].map(({ length }) => length));
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(76);
  });

  it('The headings of a story are the bookmarks of its PDF', async () => {
    const file = await openPdf((await pdf({ text: '# One\nFirst.\n## *Inside*\nMore.\n# Two' })).blob);
    expect((await file.getOutline())?.map(({ title }) => title)).toEqual(['One', 'Inside', 'Two']);
  });

  it('The chapters of a story are the bookmarks of its PDF, also when their headings are equal', async () => {
    const file = await openPdf((await pdf({ text: '# The Lamp\n## Night\nOne.\n## Night\nTwo.\n## 第三夜' })).blob);
    expect((await file.getOutline())?.map(({ title }) => title)).toEqual(['Night', 'Night', '第三夜']);
  });

  it('A PDF whose fonts can’t be loaded is refused with an error, and made once they can', async () => {
    await withoutFonts();
    const disk = fetch;
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pdf()).rejects.toMatchObject({ name: 'ExportError', code: 'not-loaded' });
    // The body of an error response is ignored, even if it is a font.
    vi.stubGlobal(
      'fetch',
      async (...request: Parameters<typeof fetch>) => new Response((await disk(...request)).body, { status: 404 }),
    );
    await expect(pdf()).rejects.toMatchObject({ name: 'ExportError', code: 'not-loaded' });
    fontsFromDisk();
    expect((await pdf()).blob.size).toBeGreaterThan(1000);
  });

  it('The progress of a PDF grows with its code, each of its fonts and its layout, up to 1', async () => {
    await withoutFonts();
    const said: number[] = [];
    await exportStory(exportedStory({ text: '# One\n*First* words.' }), 'pdf', {
      onProgress: (done) => said.push(done),
    });
    expect(said).toEqual(said.toSorted((one, other) => one - other));
    // The code is there, two fonts, the layout, the end.
    expect(said).toHaveLength(5);
    expect(said.at(-1)).toBe(1);
  });

  it('Canceling a PDF stops the loading of fonts', async () => {
    await withoutFonts();
    const controller = new AbortController();
    const reason = new Error('enough');
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      controller.abort(reason);
      return Promise.reject(signal?.reason);
    });
    await expect(exportStory(exportedStory(), 'pdf', { signal: controller.signal })).rejects.toBe(reason);
  });
});
