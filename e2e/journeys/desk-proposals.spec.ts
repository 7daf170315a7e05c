import { announcements, listen } from '../fixtures/announcements.ts';
import { deskPath, DeskScreen, storedText } from '../fixtures/desk.ts';
import { keepStory } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const { second } = DeskScreen.paragraphs;
const PROPOSED = 'On the ninth night a tall stranger knocked and said that he had followed the lamp from the sea.';

test.describe('The tools for a passage', { tag: '@generator' }, () => {
  test.use({ story: PROPOSED });

  test('A proposal is saved only when accepted, and each step is announced once', async ({
    backend,
    person,
    openAs,
    provider,
  }) => {
    const id = await keepStory(backend, person, { title: 'The Lamp', prompt: 'A lamp', text: DeskScreen.text });
    const page = await openAs(person, '/about');
    await listen(page);
    await page.goto(deskPath(id));
    const desk = new DeskScreen(page);
    await expect(desk.text).toBeVisible();
    const stored = async () => (await storedText(backend, person, id)).story;
    const saved = async (text: string) => {
      await expect.poll(stored).toBe(text);
      await expect(desk.state('Saved')).toBeVisible();
    };
    let heard = 0;
    /** What was announced since it was asked last. */
    const news = async () => {
      const all = await announcements(page);
      const since = all.slice(heard);
      heard = all.length;
      return since;
    };
    expect(await news()).toEqual(['Loading Edit Story…', 'Loading your story…']);

    await desk.typeAfter(DeskScreen.paragraphs.last, ' Always.');
    const typed = `${DeskScreen.text} Always.`;
    await saved(typed);
    expect(await news(), 'an ordinary save').toEqual([]);

    provider.script = 'hold';
    await desk.choose('Rewrite');
    await expect(desk.inserted).toHaveText('tall ');
    await expect(desk.deleted).toHaveCount(0);
    provider.release();
    await expect(desk.bar).toContainText('1 word changed, 1 added.');
    await expect(desk.deleted).toHaveText('light');
    expect(await stored()).toBe(typed);
    await desk.accept.click();
    await expect(desk.bar).toBeHidden();
    await expect(desk.text).toBeFocused();
    await saved(typed.replace(second, PROPOSED));
    expect(await news()).toEqual([
      'Rewriting the passage…',
      'Proposal ready: 1 word changed, 1 added.',
      'Proposal accepted.',
    ]);
    await page.keyboard.press('ControlOrMeta+z');
    await saved(typed);
  });
});
