import type { Page, Response } from '@playwright/test';
import { keepStories } from '../fixtures/people.ts';
import { isCjk, latinInCjk, renderedTexts } from '../fixtures/rendered-fonts.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled, standing, still } from '../fixtures/settled.ts';
import { holdFonts, shiftOf, tooLateForFonts, watchShifts } from '../fixtures/late-fonts.ts';
import { IN_MATRIX, isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const CHINESE_STORY = {
  title: '渡口的灯',
  prompt: '一盏每晚都要点亮的灯，和那个忘了一次的女孩。',
  text: '# 渡口的灯\n\n她说：“今晚的风真大。”于是她——像母亲一样——把灯点亮了。\n\n## 第九夜\n\n路过的人停下来，抬头看了看。',
  language: 'Chinese',
};

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

test('Headings, quotes, cards, covers, posts and stories are set in Literata, and the interface is not', async ({
  visitors,
}) => {
  const home = await visitors.open({ path: '/', personal: false });
  await expectLiterata(home, 'h1', 'main h2', 'main q');
  const interfaceFonts = await fontsOf(home, 'footer nav');
  expect(interfaceFonts).not.toContain('Literata');
  expect(interfaceFonts.filter(isCjk)).toEqual([]);
  const post = await visitors.open({ path: '/blog/ai-storytelling-guide', personal: false });
  await expectLiterata(post, 'main h1, article h2, article blockquote', 'article blockquote ~ p');
  const story = await visitors.open({ path: '/story/:storyId', personal: true });
  await expectLiterata(story, 'main h1, main svg text, article p, article h2');
});

test(
  'Chinese text is set in a Chinese font where there is one, and Latin letters never are',
  { tag: '@noto-cjk' },
  async ({ backend, person, openAs, visitors }) => {
    test.slow();
    const [id] = await keepStories(backend, person, [CHINESE_STORY]);
    const page = await openAs(person, `/story/${id}`, { reducedMotion: 'reduce' });
    await settled(page);
    for (const part of ['main h1 [lang]', 'article h2', 'article p']) {
      expect.soft(await fontsOf(page, part), part).toEqual(['Noto Serif CJK SC']);
    }
    expect(latinInCjk(await renderedTexts(page))).toEqual([]);
    for (const route of DISTINCT_ROUTES) {
      const texts = await renderedTexts(await visitors.open(route));
      expect(texts.length).toBeGreaterThan(10);
      expect.soft(latinInCjk(texts), route.path).toEqual([]);
    }
  },
);

const once = isSoak ? [] : ['@once'];

test(
  'Nothing on a page moves when Literata arrives late, and the next page has it',
  { tag: [LONGER_IN_SOAK, IN_MATRIX, ...once] },
  async ({ browser }) => {
    test.slow();
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await watchShifts(page);
    for (const path of isSoak
      ? ['/terms', '/inspiration', '/blog/world-building', '/']
      : ['/blog/world-building', '/']) {
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
      expect.soft((await shiftOf(page)) - before, path).toBe(0);
    }
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle(/Blog/);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Literata']);
    await page.context().close();
  },
);

test(
  'The whole site fetches one upright and one italic font file, which browsers may keep for good',
  { tag: [IN_MATRIX, ...once] },
  async ({ browser, visitors }) => {
    const page = await (await browser.newContext()).newPage();
    const fetched = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fetched.set(new URL(response.url()).pathname, response);
    });
    for (const path of ['/', '/blog', `/s/${visitors.shareId}`]) {
      await page.goto(path);
      await settled(page);
    }
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
