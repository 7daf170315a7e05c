import type { Page } from '@playwright/test';
import { keepStories } from '../fixtures/people.ts';
import { isCjk, latinInCjk, renderedTexts } from '../fixtures/rendered-fonts.ts';
import { isSoak, LONGER_IN_SOAK, WALKS } from '../fixtures/rings.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const CHINESE_STORY = {
  title: '渡口的灯',
  prompt: '一盏每晚都要点亮的灯，和那个忘了一次的女孩。',
  text: '# 渡口的灯\n\n她说：“今晚的风真大。”于是她——像母亲一样——把灯点亮了。\n\n## 第九夜\n\n路过的人停下来，抬头看了看。',
  language: 'Chinese',
};

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

test(
  'Headings, quotes, covers, posts and stories are in Literata, the interface is not',
  { tag: '@noto-cjk' },
  async ({ visitors }) => {
    const home = await visitors.open({ path: '/', personal: false });
    await expectLiterata(home, 'h1', 'main h2', 'main q');
    const interfaceFonts = await fontsOf(home, 'footer nav');
    expect(interfaceFonts).not.toContain('Literata');
    expect(interfaceFonts.filter(isCjk)).toEqual([]);
    const post = await visitors.open({ path: '/blog/ai-storytelling-guide', personal: false });
    await expectLiterata(post, 'main h1, article h2, article blockquote', 'article blockquote ~ p');
    const story = await visitors.open({ path: '/story/:storyId', personal: true });
    await expectLiterata(story, 'main h1, main svg text, article p, article h2');
  },
);

test(
  'Chinese text is in a Chinese font where available, and Latin letters never are',
  { tag: ['@noto-cjk', LONGER_IN_SOAK] },
  async ({ backend, person, openAs, visitors }) => {
    test.slow();
    const [id] = await keepStories(backend, person, [CHINESE_STORY]);
    const page = await openAs(person, `/story/${id}`, { reducedMotion: 'reduce' });
    await settled(page);
    for (const part of ['main h1 [lang]', 'article h2', 'article p']) {
      expect.soft(await fontsOf(page, part), part).toEqual(['Noto Serif CJK SC']);
    }
    expect(latinInCjk(await renderedTexts(page))).toEqual([]);
    for (const route of WALKS.flatMap(({ routes }, index) => (isSoak || index === 0 ? routes : []))) {
      const texts = await renderedTexts(await visitors.open(route));
      expect(texts.length).toBeGreaterThan(10);
      expect.soft(latinInCjk(texts), route.path).toEqual([]);
    }
  },
);
