import { announcements, listen } from '../fixtures/announcements.ts';
import { deskPath, DeskScreen, storedText } from '../fixtures/desk.ts';
import { keepStory } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const { second } = DeskScreen.paragraphs;
const PROPOSED = 'On the ninth night a tall stranger knocked and said that he had followed the lamp from the sea.';

test.use({ story: PROPOSED });

test(
  'Over a session on the desk, a screen reader hears of everything once, and of no ordinary save',
  { tag: '@generator' },
  async ({ backend, person, openAs }) => {
    const id = await keepStory(backend, person, { title: 'The Lamp', prompt: 'A lamp', text: DeskScreen.text });
    const page = await openAs(person, '/about');
    await listen(page);
    await page.goto(deskPath(id));
    const desk = new DeskScreen(page);
    await expect(desk.text).toBeVisible();
    const saved = (text: string) => expect.poll(async () => (await storedText(backend, person, id)).story).toBe(text);
    let heard = 2;
    /** What was announced since it was asked last. */
    const news = async () => {
      const all = await announcements(page);
      const since = all.slice(heard);
      heard = all.length;
      return since;
    };
    expect(await announcements(page)).toEqual(['Loading Edit Story…', 'Loading your story…']);

    await desk.typeAfter(DeskScreen.paragraphs.last, ' Always.');
    const typed = `${DeskScreen.text} Always.`;
    await saved(typed);
    await expect(desk.state('Saved')).toBeVisible();
    expect(await news()).toEqual([]);

    await desk.choose('Rewrite');
    await desk.accept.click();
    await expect(desk.bar).toBeHidden();
    const accepted = typed.replace(second, PROPOSED);
    await saved(accepted);
    await expect(desk.state('Saved')).toBeVisible();
    expect(await news()).toEqual([
      'Rewriting the passage…',
      'Proposal ready: 1 word changed, 1 added.',
      'Proposal accepted.',
    ]);

    await page.keyboard.press('ControlOrMeta+z');
    await saved(typed);
    await expect(desk.state('Saved')).toBeVisible();
    expect(await news()).toEqual([]);

    await desk.button('Versions').click();
    await desk.dialog.getByRole('navigation', { name: 'Versions, newest first' }).getByRole('button').last().click();
    await expect(desk.dialog.getByRole('article', { name: /^The story/ })).toContainText('The road stayed lit.');
    expect(await news()).toEqual(['Loading the versions…', 'Loading this version…']);
    await desk.button('Restore').click();
    await saved(DeskScreen.text);
    await expect(desk.state('Saved')).toBeVisible();
    expect(await news()).toEqual(['Version restoredThe text you had before is kept in Versions, too.Undo restoring']);
  },
);
