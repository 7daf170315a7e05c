import type { Page } from '@playwright/test';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = longStory('The Lamp at Harrow Fen', 50);

test.use({ story: STORY });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scroll = (page: Page, by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);

test('On a phone, a bar at the foot of the window says that a story has finished out of sight, and leads to its end', async ({
  provider,
  page,
  generator,
}) => {
  provider.script = 'hold';
  const finished = page.getByText('Finished, not saved yet');
  const go = page.getByRole('button', { name: 'Go to the end' });
  const reading = page.getByRole('button', { name: 'Reading settings' });
  await generator.open();
  await generator.write('A lamp.');
  await generator.grown(STORY.length * 0.4);
  await scroll(page, -600);
  await expect(generator.jump).toBeVisible();
  provider.release();
  await generator.told(STORY);
  await expect(finished).toBeInViewport({ ratio: 1 });
  // The button of the reading settings floats above the bar.
  await scroll(page, -40);
  await expect(reading).toBeInViewport({ ratio: 1 });
  const isAbove = async () => {
    const [above, below] = [await reading.boundingBox(), await go.boundingBox()];
    return (above?.y ?? Infinity) + (above?.height ?? 0) < (below?.y ?? 0);
  };
  await expect.poll(isAbove).toBe(true);
  await go.tap();
  await expect(generator.end).toBeFocused();
  await expect(generator.end).toBeInViewport();
  await expect(finished).toBeHidden();
  await scroll(page, -900);
  await expect(finished).toBeHidden();
  // It floats in the corner of the window when nothing else is there.
  await expect(reading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await reading.boundingBox())?.y).toBeGreaterThan(844 - 70);
});

test('One press at the end of a story that is longer than the window leads to its beginning and focuses its title', async ({
  page,
  generator,
}) => {
  const again = page.getByRole('button', { name: 'Read from the beginning' });
  const title = page.getByRole('heading', { name: 'The Lamp at Harrow Fen' });
  await generator.open();
  await generator.write('A lamp.');
  await generator.told(STORY);
  await expect(again).toBeVisible();
  await again.tap();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(56);
  expect((await title.boundingBox())?.y).toBeLessThan(200);
});

test(
  'A story that fits into the window has no button that leads to its beginning',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    const short = longStory('The Ferry', 4);
    provider.storyFor = () => short;
    await generator.open();
    await generator.write('A ferry.');
    await generator.told(short);
    await expect(generator.another).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read from the beginning' })).toBeHidden();
  },
);

test('On a phone, an unfinished story continues from where it stops, and its newest line stays in sight', async ({
  provider,
  page,
  generator,
}) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write('A lamp.');
  await generator.grown(STORY.length * 0.1);
  await generator.stopWriting();
  await page.reload();
  await page.getByRole('button', { name: 'Go to where it stops' }).tap();
  await expect(generator.end).toBeFocused();
  await expect(generator.goOn).toBeInViewport({ ratio: 1 });
  Object.assign(provider, { script: 'normal', pace: 20 });
  await generator.goOn.tap();
  // In one step, because a finished line gets another element; and where the page shows it, not before it has followed it:
  // observers are told in the order of their creation.
  const bottom = () =>
    page.evaluate(
      () =>
        new Promise<number | undefined>((resolve) => {
          const last = () => [...document.querySelectorAll('article p')].at(-1);
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            resolve(last()?.getBoundingClientRect().bottom);
          });
          observer.observe(document.body);
        }),
    );
  const before = (await generator.text()).length;
  for (const part of [300, 600, 900]) {
    await generator.grown(before + part);
    const at = await bottom();
    expect(at, 'below the header').toBeGreaterThan(150);
    expect(at, 'above the bar').toBeLessThanOrEqual(844);
    await expect(generator.jump).toBeHidden();
  }
  await generator.stopWriting();
});
