import { announcements, listen } from '../fixtures/announcements.ts';
import { expectNoViolations } from '../fixtures/axe.ts';
import { DeskScreen } from '../fixtures/desk.ts';
import { createPerson, keptStories, signedIn } from '../fixtures/people.ts';
import { expect, test as base } from '../fixtures/test.ts';

const { second } = DeskScreen.paragraphs;
const PROPOSED = 'On the ninth night a tall stranger knocked and said that he had followed the lamp from the sea.';
const ACCEPTED = DeskScreen.text.replace(second, PROPOSED);

const test = base.extend<{ desk: DeskScreen }>({
  desk: async ({ backend, person, openAs }, use) => {
    const desk = new DeskScreen(await openAs(person, await DeskScreen.storyOf(backend, person)));
    await expect(desk.text).toBeVisible();
    await use(desk);
  },
});

test.describe('The tools for a passage', { tag: '@generator' }, () => {
  test.use({ story: PROPOSED });

  test('A proposal grows over its passage, is saved only when it is accepted, and one undo reverts it', async ({
    desk,
    provider,
    backend,
    person,
  }) => {
    provider.script = 'hold';
    await desk.choose('Rewrite');
    await expect(desk.inserted).toHaveText('tall ');
    await expect(desk.deleted).toHaveCount(0);
    expect(await keptStories(backend, person)).toEqual([DeskScreen.text]);
    provider.release();
    await expect(desk.bar).toContainText('1 word changed, 1 added.');
    await expect(desk.deleted).toHaveText('light');
    expect(await keptStories(backend, person)).toEqual([DeskScreen.text]);
    await desk.accept.click();
    await expect(desk.bar).toBeHidden();
    await expect(desk.paragraph(PROPOSED)).toBeVisible();
    await expect.poll(() => keptStories(backend, person)).toEqual([ACCEPTED]);
    await expect(desk.text).toBeFocused();
    await desk.page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => keptStories(backend, person)).toEqual([DeskScreen.text]);
  });

  test('By keyboard alone, a proposal is asked for, tried again, discarded and accepted', async ({
    desk,
    provider,
  }) => {
    const { keyboard } = desk.page;
    await desk.placeCaret(second);
    await keyboard.press('Alt+Enter');
    await expect(desk.page.getByRole('menuitem', { name: 'Rewrite' })).toBeFocused();
    await expect(desk.text.locator('.passage-aim')).toHaveText(second);
    await keyboard.press('Enter');
    await expect(desk.accept).toBeVisible();
    await expect(desk.text).toBeFocused();
    await keyboard.press('Escape');
    await expect(desk.bar).toBeHidden();
    await expect(desk.paragraph(second)).toBeVisible();
    await keyboard.press('Alt+Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(desk.accept).toBeVisible();
    await desk.tryAgain.press('Enter');
    await expect.poll(() => provider.requests.length).toBe(3);
    await expect(desk.accept).toBeVisible();
    await desk.accept.press('ControlOrMeta+Enter');
    await expect(desk.paragraph(PROPOSED)).toBeVisible();
    await expect(desk.text).toBeFocused();
  });

  test('Each tool asks for its own change, and “Continue from here” adds a paragraph', async ({ desk, provider }) => {
    for (const [tool, words] of [
      ['Shorten', 'Shorten the passage'],
      ['Expand', 'Expand the passage'],
      ['Humorous', 'humorous tone'],
    ] as const) {
      await desk.choose(tool);
      await expect(desk.accept).toBeVisible();
      expect(provider.requests.at(-1)?.body).toContain(words);
      await desk.discard.click();
    }
    await desk.choose('Your own instruction…');
    await desk.page.getByRole('textbox', { name: 'What should change?' }).fill('Let it snow.');
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Change passage' }).click();
    await expect(desk.accept).toBeVisible();
    expect(provider.requests.at(-1)?.body).toContain('Let it snow.');
    await desk.discard.click();
    await desk.choose('Continue from here');
    await expect(desk.bar).toContainText('19 words added.');
    await desk.accept.click();
    await expect(desk.text.getByRole('paragraph')).toHaveCount(4);
  });

  test('A stopped proposal can be accepted as far as it arrived, and says that it is incomplete', async ({
    desk,
    provider,
  }) => {
    provider.script = 'hold';
    await desk.choose('Rewrite');
    await expect(desk.inserted).toHaveText('tall ');
    await desk.stop.click();
    await expect(desk.bar).toContainText('Stopped: the proposal is incomplete.');
    await expect.poll(() => provider.aborted).toBe(1);
    await desk.discard.click();
    await expect(desk.paragraph(second)).toBeVisible();
  });

  test('A proposal that fails in the middle keeps what arrived, and one that never begins says when to try again', async ({
    desk,
    provider,
  }) => {
    provider.script = 'broken';
    await desk.choose('Rewrite');
    await expect(desk.bar.getByRole('alert')).toContainText('The proposal broke off');
    await expect(desk.accept).toBeEnabled();
    await expect(desk.inserted).toHaveText('tall ');
    await desk.discard.click();
    provider.script = 'rate-limited';
    await desk.choose('Rewrite');
    await expect(desk.bar.getByRole('alert')).toContainText('There is no proposal for this passage');
    await expect(desk.tryAgain).toBeDisabled();
    await expect(desk.accept).toBeHidden();
    await desk.discard.click();
    await expect(desk.paragraph(second)).toBeVisible();
  });

  test('While a proposal is shown, its passage can’t be edited, and the rest can', async ({ desk }) => {
    await desk.choose('Rewrite');
    await expect(desk.accept).toBeVisible();
    await desk.text.locator('.passage-proposal').first().click();
    await desk.page.keyboard.type('x');
    await expect(desk.bar).toContainText('Accept or discard the proposal before you edit this passage.');
    await desk.paragraph(DeskScreen.paragraphs.last).click();
    await desk.page.keyboard.press('End');
    await desk.page.keyboard.type(' Always.');
    await expect(desk.paragraph('The road stayed lit. Always.')).toBeVisible();
    await desk.accept.click();
    await expect(desk.paragraph(PROPOSED)).toBeVisible();
  });

  test('A screen reader hears the start, the end and the fate of a proposal once, and axe finds nothing', async ({
    backend,
    person,
    openAs,
    provider,
  }) => {
    const page = await openAs(person, '/about');
    await listen(page);
    await page.goto(await DeskScreen.storyOf(backend, person));
    const desk = new DeskScreen(page);
    await expect(desk.text).toBeVisible();
    provider.script = 'hold';
    const before = (await announcements(page)).length;
    await desk.choose('Rewrite');
    await expect(desk.inserted).toHaveText('tall ');
    await expectNoViolations(page, 'a proposal that arrives');
    provider.release();
    await expect(desk.accept).toBeVisible();
    await expectNoViolations(page, 'a proposal that is ready');
    await desk.discard.click();
    await expect(desk.bar).toBeHidden();
    expect((await announcements(page)).slice(before)).toEqual([
      'Rewriting the passage…',
      'Proposal ready: 1 word changed, 1 added.',
      'Proposal discarded. The passage is as it was.',
    ]);
  });
});

base(
  'The demo storyteller says that it can’t change a text that it did not write',
  { tag: '@generator' },
  async ({ demo, browser }) => {
    const person = await createPerson(demo);
    const context = await browser.newContext({ ...signedIn(demo, person), baseURL: demo.url });
    const desk = new DeskScreen(await context.newPage());
    await desk.page.goto(await DeskScreen.storyOf(demo, person));
    await desk.choose('Rewrite');
    await expect(desk.bar.getByRole('alert')).toContainText('The demo storyteller knows only');
    await context.close();
  },
);
