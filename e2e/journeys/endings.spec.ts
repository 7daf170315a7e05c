import { longStory } from '../fixtures/long-story.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

const BROKE_OFF = 'The story broke off';
const LOST = 'The connection was lost before the end';
const COSTS = 'Continuing uses one of your free stories.';
const FREE = 'Continuing is free.';

test.use({ story: STORY });

test('A story that ends early says why and keeps its text, and Continue or Try Again completes it', async ({
  provider,
  writer: generator,
}) => {
  async function expectEnd(title: string, offers: readonly string[]): Promise<void> {
    await expect(generator.notice(title)).toBeVisible();
    await expect(generator.page.getByText(COSTS)).toBeHidden();
    await expect(generator.offers).toHaveText(offers);
    expect(STORY.startsWith(await generator.text())).toBe(true);
    await expect(generator.another).toBeEnabled();
    await expect(generator.failure).toBeHidden();
  }
  async function expectRest(title: string): Promise<void> {
    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await expect(generator.notice(title)).toBeHidden();
  }

  provider.script = 'length';
  await generator.write(PROMPT);
  await expectEnd('The storyteller reached its length limit', ['Continue']);
  await expectRest('The storyteller reached its length limit');

  provider.script = 'cut';
  await generator.write(PROMPT);
  await expectEnd(LOST, ['Continue', 'Try Again']);
  await expectRest(LOST);

  provider.script = 'hold';
  await generator.write(PROMPT);
  await generator.grown(1);
  await generator.stopWriting();
  await expectEnd('Stopped', ['Continue']);
  await expectRest('Stopped');

  provider.script = 'filtered';
  await generator.write(PROMPT);
  await expectEnd('The storyteller’s content filter stopped the story', ['Try Again']);
  provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
});

test(
  'An error in the middle of a story keeps the text and costs one free story, and a guest continues it for free',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    provider.script = 'broken';
    await generator.write(PROMPT);
    await expect(generator.failure).toContainText(`${BROKE_OFF}The engine ran out of memory`);
    await expect(page.getByText('Failed to generate story: The engine ran out of memory')).toBeVisible();
    await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
    await expect(page.getByText(FREE)).toBeVisible();
    const kept = await generator.text();
    expect(STORY.startsWith(kept)).toBe(true);
    await generator.used(1);
    // A Continue that fails costs nothing and keeps the text.
    provider.script = 'down';
    await generator.goOn.click();
    await expect(generator.failure).toContainText('The engine is overloaded');
    expect(await generator.text()).toBe(kept);
    await generator.used(1);
    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await generator.used(1);
  },
);

test(
  'A guest who has continued a story twice for free is told that the next time uses one of the free stories',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    provider.script = 'cut';
    await generator.write(PROMPT);
    for (const words of [FREE, FREE, COSTS]) {
      await expect(generator.notice(LOST)).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await generator.used(1);
      const asked = provider.requests.length;
      await generator.goOn.click();
      await expect.poll(() => provider.requests.length).toBe(asked + 1);
    }
    await generator.used(2);
  },
);
