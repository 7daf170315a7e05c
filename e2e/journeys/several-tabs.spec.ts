import { IN_MATRIX } from '../fixtures/rings.ts';
import { held, openTab } from '../fixtures/generator-tabs.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ pace: 4 });

test(
  'Two tabs that write in two genres at once each keep their own story and prompt, even after a reload',
  { tag: IN_MATRIX },
  async ({ provider, context }) => {
    Object.assign(provider, { script: 'hold', storyFor: (prompt: string) => longStory(prompt) });
    const tabs = [await openTab(context, 'fantasy'), await openTab(context, 'scifi')] as const;
    const prompts = ['The Lamp', 'The Second Voice'] as const;
    await tabs[0].write(prompts[0]);
    await tabs[1].write(prompts[1]);
    const before = await held(provider, tabs[0], 2);
    await tabs[0].page.reload();
    // It goes on by itself.
    await expect(tabs[0].stop).toBeVisible();
    expect(await tabs[0].text()).toBe(before);
    expect(provider.holding).toBe(2);
    provider.release();
    for (const [index, tab] of tabs.entries()) {
      await tab.told(longStory(prompts[index] ?? ''));
      await tab.page.reload();
      await tab.told(longStory(prompts[index] ?? ''));
      await expect(tab.prompt).toHaveValue(prompts[index] ?? '');
    }
  },
);

test('Two tabs of one genre keep both of their stories', async ({ provider, context }) => {
  Object.assign(provider, { script: 'hold', storyFor: (prompt: string) => longStory(prompt) });
  const tabs = [await openTab(context), await openTab(context)] as const;
  await tabs[0].write('The Lamp');
  await tabs[1].write('The Ferry');
  await held(provider, tabs[0], 2);
  provider.release();
  await tabs[0].told(longStory('The Lamp'));
  await tabs[1].told(longStory('The Ferry'));

  const later = await openTab(context);
  const shown: string[] = [];
  for (const [step, position] of [
    [later.previous, 'Story 1 of 2'],
    [later.next, 'Story 2 of 2'],
  ] as const) {
    // Has no effect on the first or last version.
    await step.press('Enter');
    await expect(later.version(position)).toBeVisible();
    shown.push(await later.text());
  }
  expect(shown.toSorted()).toEqual([longStory('The Ferry'), longStory('The Lamp')]);
});
