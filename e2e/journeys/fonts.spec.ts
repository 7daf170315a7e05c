import type { Page, Response } from '@playwright/test';
import { keepStories } from '../fixtures/people.ts';
import { isCjk, latinInCjk, renderedTexts } from '../fixtures/rendered-fonts.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled, standing, still } from '../fixtures/settled.ts';
import { holdFonts, shiftOf, tooLateForFonts, watchShifts } from '../fixtures/late-fonts.ts';
import { IN_MATRIX, LONGER_IN_SOAK, isSoak } from '../fixtures/rings.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const CHINESE_STORY = {
  title: '渡口的灯',
  prompt: '一盏每晚都要点亮的灯，和那个忘了一次的女孩。',
  text: '# 渡口的灯\n\n她说：“今晚的风真大。”于是她——像母亲一样——把灯点亮了。\n\n## 第九夜\n\n路过的人停下来，抬头看了看。',
  language: 'Chinese',
};

/** Texts longer than this are paragraphs and prompts, not titles or labels. */
const LONG = 150;

/** Limit for both files together, in bytes: enough for the theme's weights, not for the whole typeface. */
const MOST_BYTES = 60_000;

/** The fonts that a part of the page is rendered in. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await renderedTexts(page, selector);
  expect(texts.length, `${selector} has text`).toBeGreaterThan(0);
  return [...new Set(texts.flatMap(({ fonts }) => fonts))];
}

/** Reloads the page while Literata arrives too late for one of these parts, since it is cached after the first load. */
const expectLiterata = (page: Page, ...selectors: readonly string[]) =>
  expect(async () => {
    const fonts = await Promise.all(selectors.map((selector) => fontsOf(page, selector)));
    if (fonts.flat().some((name) => name !== 'Literata')) {
      await page.reload();
      await settled(page);
    }
    expect(fonts).toEqual(selectors.map(() => ['Literata']));
  }).toPass();

/** Long texts, such as paragraphs and prompts, that are not rendered in Literata. */
async function longTextsNotInLiterata(page: Page, selector: string): Promise<readonly string[]> {
  const texts = (await renderedTexts(page, selector)).filter(({ text }) => text.length > LONG);
  expect(texts.length, `${selector} has long texts`).toBeGreaterThan(1);
  return texts.filter(({ fonts }) => String(fonts) !== 'Literata').map(({ text }) => text);
}

test('Headings, quotes, cards, covers, posts and stories are set in Literata, and the interface is not', async ({
  visitors,
}) => {
  const home = await visitors.open({ path: '/', personal: false });
  await expectLiterata(home, 'h1', 'main h2', 'main q');
  const interfaceFonts = await fontsOf(home, 'footer nav');
  expect(interfaceFonts).not.toContain('Literata');
  expect(interfaceFonts.filter(isCjk)).toEqual([]);

  const post = await visitors.open({ path: '/blog/ai-storytelling-guide', personal: false });
  await expectLiterata(post, 'main h1, article h2, article blockquote');
  expect.soft(await longTextsNotInLiterata(post, 'article blockquote ~ p')).toEqual([]);

  const inspiration = await visitors.open({ path: '/inspiration', personal: false });
  await expectLiterata(inspiration, 'h1');
  expect.soft(await longTextsNotInLiterata(inspiration, 'main')).toEqual([]);

  const story = await visitors.open({ path: '/story/:storyId', personal: true });
  await expectLiterata(story, 'main h1, main svg text, article p, article h2');
});

test(
  'Marked Chinese text is set in a Chinese font where there is one, and the words around it are not',
  { tag: '@noto-cjk' },
  async ({ backend, person, openAs }) => {
    const [id] = await keepStories(backend, person, [CHINESE_STORY]);
    const page = await openAs(person, `/story/${id}`, { reducedMotion: 'reduce' });
    await settled(page);
    for (const part of ['main h1 [lang]', 'article h2', 'article p']) {
      expect.soft(await fontsOf(page, part), part).toEqual(['Noto Serif CJK SC']);
    }
    expect(latinInCjk(await renderedTexts(page))).toEqual([]);
  },
);

test('No page sets text in Latin letters in a Chinese font', { tag: '@noto-cjk' }, async ({ visitors }) => {
  test.slow();
  for (const route of DISTINCT_ROUTES) {
    const page = await visitors.open(route);
    const texts = await renderedTexts(page);
    expect(texts.length).toBeGreaterThan(10);
    expect.soft(latinInCjk(texts), route.path).toEqual([]);
  }
});

const once = [LONGER_IN_SOAK, IN_MATRIX, ...(isSoak ? [] : ['@once'])];
test('Nothing on a page moves when Literata arrives late', { tag: once }, async ({ browser }) => {
  test.slow();
  for (const width of [390, 1280]) {
    const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
    await watchShifts(page);
    for (const path of ['/', '/blog/world-building', '/about', '/terms', '/inspiration']) {
      const arrive = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await standing(page);
      await tooLateForFonts(page);
      const standIn = await fontsOf(page, 'h1');
      expect(standIn, path).not.toContain('Literata');
      const before = await shiftOf(page);
      await arrive();
      await still(page);
      expect.soft(await fontsOf(page, 'h1'), path).toEqual(standIn);
      expect.soft((await shiftOf(page)) - before, `${path} at ${width} px`).toBe(0);
    }
    await page.context().close();
  }
});

test(
  'A page that is reached by a link has the font that came too late for the first page',
  { tag: IN_MATRIX },
  async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    const arrive = await holdFonts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await standing(page);
    await tooLateForFonts(page);
    await arrive();
    await hydrate(page);
    expect(await fontsOf(page, 'h1')).not.toContain('Literata');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle(/Blog/);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Literata']);
    await page.context().close();
  },
);

test(
  'The whole site fetches one upright and one italic font file, which browsers may keep for good',
  { tag: ['@once', IN_MATRIX] },
  async ({ browser, visitors }) => {
    const page = await (await browser.newContext()).newPage();
    const fetched = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fetched.set(new URL(response.url()).pathname, response);
    });
    await page.goto('/');
    await settled(page);
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Blog' }).click();
    await settled(page);
    await page.goto(`/s/${visitors.shareId}`);
    await settled(page);
    await expectLiterata(page, 'article p');
    const names = [...fetched.keys()].map((path) => path.replace(/-[\w-]{8}\.woff2$/, ''));
    expect(names.toSorted()).toEqual(['/assets/literata', '/assets/literata-italic']);
    const lengths = await Promise.all(
      [...fetched].map(async ([path, response]) => {
        expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
        return (await (await fetch(`${visitors.backend.url}${path}`)).arrayBuffer()).byteLength;
      }),
    );
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(MOST_BYTES);
    await page.context().close();
  },
);
