import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { keepStory } from '../fixtures/people.ts';
import { LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expectSoundInSoak } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

const PARAGRAPH = 'The lamp in the window burned until the morning came, and nobody had lit it. '.repeat(12);
const HEADINGS = ['The keeper', '第二章：灯塔', 'The keeper', 'Low water'];
const STORY = {
  title: 'The Keeper of Low Water',
  prompt: 'A lighthouse that remembers.',
  text: ['# The Keeper of Low Water', ...HEADINGS.flatMap((heading) => [`## ${heading}`, PARAGRAPH, PARAGRAPH])].join(
    '\n\n',
  ),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'The list of chapters leads to each of them, and Back returns',
  { tag: LONGER_IN_SOAK },
  async ({ backend, person, openAs }) => {
    const page = await openAs(person, `/story/${await keepStory(backend, person, STORY)}`);
    const list = page.getByRole('navigation', { name: 'Chapters' });
    await expect(page.getByText('Chapters', { exact: true })).toBeVisible();
    await expect(list).toBeHidden();
    await page.getByText('Chapters', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link')).toHaveText(HEADINGS);
    await expectSoundInSoak(page, 'chapters');

    await list.getByRole('link', { name: '第二章：灯塔' }).focus();
    const before = await page.evaluate(() => scrollY);
    const second = page.getByRole('heading', { name: '第二章：灯塔' });
    await list.getByRole('link', { name: '第二章：灯塔' }).press('Enter');
    await expect(second).toBeFocused();
    await expect.poll(async () => (await second.boundingBox())?.y).toBeGreaterThanOrEqual(56);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await expect(second).toBeInViewport();

    const shared = await shareStory(backend, person, STORY);
    const third = page.getByRole('heading', { name: 'The keeper', exact: true }).nth(1);
    await page.goto(`/s/${await shareIdOf(backend, person, shared)}#chapter-the-keeper-2`);
    await expect(third).toBeInViewport();
    await expect(third).toHaveAttribute('id', 'chapter-the-keeper-2');
  },
);
