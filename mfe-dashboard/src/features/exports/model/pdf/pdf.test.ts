import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fontsFromDisk } from '../../testing/fonts-from-disk.ts';
import { drawable, openPdf, pdfText } from '../../testing/read-pdf.ts';
import { DIFFICULT_STORIES, expectedText, exportedStory } from '../../testing/stories.ts';
import { type ExportedStory, storyContent } from '../story-content.ts';
import { pages } from './page-layout.ts';
import { TextSetter } from './set-text.ts';
import { sheetOf } from './sheet.ts';

function set(text: string, kind: 'text' | 'emphasis' | 'strong' = 'text') {
  const runs = new TextSetter('en', new Set()).setParts([{ kind, text }]);
  return runs.map((run) => [run.text, run.slice.family, run.style, run.stressed] as const);
}

describe('setting a line of text', () => {
  it('sets each character in the typeface that has it', () => {
    expect(set('Lamp 灯 ❤️!')).toEqual([
      ['Lamp ', 'literata', 'normal', false],
      ['灯', 'chinese', 'normal', false],
      [' ', 'literata', 'normal', false],
      ['❤️', 'emoji', 'normal', false],
      ['!', 'literata', 'normal', false],
    ]);
    // A space that no font has becomes an ordinary one.
    expect(set('a\u1680b')).toEqual([['a b', 'literata', 'normal', false]]);
  });

  it('sets emphasis in italics or bold, and underlines it in a typeface without these styles', () => {
    expect(set('so灯', 'emphasis')).toEqual([
      ['so', 'literata', 'italics', false],
      ['灯', 'chinese', 'normal', true],
    ]);
    expect(set('so', 'strong')).toEqual([['so', 'literata', 'bold', false]]);
  });

  it('keeps an emoji of several characters together, and drops joiners that join nothing', () => {
    const texts = set('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣').map(([text]) => text);
    expect(texts.join('')).toBe('👩‍👩‍👧👨🏽‍🚀🇫🇷1️⃣');
    expect(texts).toContain('🇫🇷');
    expect(texts.filter((text) => /^\u200d|\u200d$/.test(text))).toEqual([]);
    expect(set('a\u00adb\u200bc\u2060d').map(([text]) => text)).toEqual(['abcd']);
  });

  it('breaks a word that is too long for a line', () => {
    const texts = set(`${'a'.repeat(60)} b`).map(([text]) => text);
    expect(texts.map((text) => text.length)).toEqual([24, 24, 14]);
    expect(texts.join('')).toBe(`${'a'.repeat(60)} b`);
  });
});

it('sets lines, paragraphs and scenes apart, but no paragraph from its heading', () => {
  const story = storyContent(exportedStory({ text: 'One.\nTwo.\n\nThree.\n\n\nFour.\n\n# Five\n\nSix.' }));
  const { content } = pages(story, new TextSetter('en', new Set()), sheetOf('A5'));
  const parts = JSON.stringify(content).matchAll(/"leadingIndent":[\d.]+,"margin":\[0,([\d.]+),0,0\]/g);
  const { none, line, scene } = sheetOf('A5').gaps;
  expect(Array.from(parts, ([, space]) => Number(space))).toEqual([0, none, line, scene, 0]);
});

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
    const sheets = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
    const acting = await Promise.all([
      file.getJSActions(),
      file.getOpenAction(),
      file.getAttachments(),
      file.getFieldObjects(),
      ...sheets.map((page) => page.getJSActions()),
      ...sheets.map(async (page) => (await page.getAnnotations())[0] ?? null),
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
