import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fontsFromDisk } from '../../testing/fonts-from-disk.ts';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { drawable, openPdf, pdfText } from '../../testing/read-pdf.ts';
import { DIFFICULT_STORIES, exportedStory, expectedText } from '../../testing/stories.ts';
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

describe('a PDF', () => {
  // The other languages are in `exports.soak.test.ts`.
  it('contains all text of difficult stories', async () => {
    for (const story of DIFFICULT_STORIES.filter(({ title }) => /^[AOE]/.test(title))) {
      const { blob, missing } = await exportStory(story, 'pdf');
      expect(drawable(await pdfText(blob)), story.title).toBe(drawable(expectedText(story)));
      expect(missing).toBe(0);
    }
  });

  it('contains hostile texts as text, and nothing active', async () => {
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

  it('fetches only the fonts that its text needs, each once', async () => {
    await withoutFonts();
    await pdf({ text: '“Plain”', author: '' });
    expect(names()).toEqual(['literata-latin-400-normal']);
    // Quotation marks are Chinese in Chinese stories only.
    await pdf({ text: '“Plain”', author: '', language: 'chinese' });
    expect(names()).toEqual(['literata-latin-400-normal', 'noto-sans-sc-117-400-normal']);
    await pdf({ text: 'It *was* **late**.' });
    expect(names().slice(0, 3)).toEqual([
      'literata-latin-400-italic',
      'literata-latin-400-normal',
      'literata-latin-700-normal',
    ]);
    await pdf({ text: 'Lamp 灯' });
    expect(names().filter((name) => name?.startsWith('noto-sans-sc'))).toHaveLength(2);
  });

  it('shows characters that no font has as boxes, and counts them', async () => {
    const { blob, missing } = await pdf({ text: 'Hieroglyph 𓀀, ornament ✦✦, then text.', author: '' });
    expect(missing).toBe(3);
    expect(drawable(await pdfText(blob))).toBe('TheLampHieroglyph□,ornament□□,thentext.');
  });

  it('contains the metadata of the story, and its headings as bookmarks', async () => {
    const text = '# 灯\n## Night\nOne.\n### *Inside*\nMore.\n## Night\nTwo.\n## 第三夜';
    const file = await openPdf((await pdf({ title: '灯', prompt: '& <Lamp>', text, language: 'chinese' })).blob);
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({
      Title: '灯',
      Author: 'Ada Lovelace',
      Subject: '& <Lamp>',
      Keywords: 'Fantasy',
      Language: 'zh-Hans',
    });
    expect((await file.getOutline())?.map(({ title }) => title)).toEqual(['Night', 'Inside', 'Night', '第三夜']);
  });

  it('has the wanted page size, and at most 76 characters a line', async () => {
    const text = 'The lamp in the window burned until the morning came. '.repeat(40);
    for (const [pageSize, ...size] of [
      ['A4', 595, 842],
      ['LETTER', 612, 792],
      ['A5', 420, 595],
    ] as const) {
      const { blob } = await exportStory(exportedStory({ text, author: '' }), 'pdf', { pageSize });
      const page = await (await openPdf(blob)).getPage(1);
      expect(page.view.slice(2).map(Math.round)).toEqual(size);
      const lines = new Map<number, string>();
      for (const item of (await page.getTextContent()).items) {
        if ('str' in item) lines.set(item.transform[5], `${lines.get(item.transform[5]) ?? ''}${item.str}`);
      }
      const longest = Math.max(...[...lines.values()].map(({ length }) => length));
      expect(longest, pageSize).toBeGreaterThan(50);
      expect(longest, pageSize).toBeLessThanOrEqual(76);
    }
  });

  it('stops when canceled or without its fonts, then reports progress up to 1 once it has them', async () => {
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
    const controller = new AbortController();
    const reason = new Error('enough');
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      controller.abort(reason);
      return Promise.reject(signal?.reason);
    });
    await expect(exportStory(exportedStory(), 'pdf', { signal: controller.signal })).rejects.toBe(reason);

    const fetched = fontsFromDisk();
    const said: number[] = [];
    await exportStory(exportedStory({ text: '# One\n*First* words.' }), 'pdf', {
      onProgress: (done) => said.push(done),
    });
    expect(fetched).toHaveLength(2);
    expect(said).toEqual(said.toSorted((one, other) => one - other));
    // The code is there, two fonts, the layout, the end.
    expect(said).toHaveLength(5);
    expect(said.at(-1)).toBe(1);
  });
});
