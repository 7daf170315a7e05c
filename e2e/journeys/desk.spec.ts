import type { Page } from '@playwright/test';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { deskPath, DeskScreen, revisions, storedText } from '../fixtures/desk.ts';
import { killTab } from '../fixtures/killed-tab.ts';
import { keepStory, type Person, signedIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = { title: 'The Lamp', prompt: 'A lamp.', text: '# The Lamp\n\nOne.\n\nTwo.\n\nThree.' };

/** The desk of a story in two browsers of its owner. */
async function inTwoBrowsers(
  openAs: (person: Person, path: string) => Promise<Page>,
  person: Person,
  id: string,
): Promise<[DeskScreen, DeskScreen]> {
  const mine = new DeskScreen(await openAs(person, deskPath(id)));
  const theirs = new DeskScreen(await openAs(person, deskPath(id)));
  await expect(mine.text).toBeVisible();
  return [mine, theirs];
}

test.describe('the writing desk', { tag: '@generator' }, () => {
  test('What is typed is saved by itself, survives a reload, and is what the story’s page shows', async ({
    backend,
    person,
    openAs,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const page = await openAs(person, `/story/${id}`);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    const desk = new DeskScreen(page);
    await desk.typeAfter('Two.', ' And a half.');
    const edited = STORY.text.replace('Two.', 'Two. And a half.');
    await expect.poll(async () => (await storedText(backend, person, id)).story).toBe(edited);
    await expect(desk.state('Saved')).toBeVisible();
    await page.reload();
    await expect(desk.text).toContainText('Two. And a half.');
    await desk.typeAfter('Three.', ' And more.');
    await page.getByRole('link', { name: 'Back to the story' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${id}$`));
    await expect(page.getByRole('article')).toContainText('Three. And more.');
    expect((await revisions(backend, person, id)).map(({ cause }) => cause)).toEqual(['typed', 'typed', 'written']);
  });

  test('Without a connection typing goes on, and is saved when the connection is back', async ({
    backend,
    person,
    openAs,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const page = await openAs(person, deskPath(id));
    const desk = new DeskScreen(page);
    await desk.typeAfter('One.', ' Before.');
    await expect(desk.state('Saved')).toBeVisible();
    await page.context().setOffline(true);
    await desk.typeAfter('Two.', ' Offline.');
    await expect(desk.state('Saved on this device. You’re offline.')).toBeVisible();
    await desk.typeAfter('Three.', ' Still.');
    await page.context().setOffline(false);
    await expect(desk.state('Saved')).toBeVisible();
    const expected = '# The Lamp\n\nOne. Before.\n\nTwo. Offline.\n\nThree. Still.';
    expect((await storedText(backend, person, id)).story).toBe(expected);
  });

  test('A second tab shows what the first one saves, and keeps its own caret', async ({ backend, person, openAs }) => {
    const id = await keepStory(backend, person, STORY);
    const first = new DeskScreen(await openAs(person, deskPath(id)));
    const second = new DeskScreen(await first.page.context().newPage());
    await second.page.goto(deskPath(id));
    await second.text.getByText('Three.').click();
    await second.page.keyboard.press('End');
    await first.typeAfter('One.', ' First tab.');
    await expect(second.text).toContainText('One. First tab.');
    await second.page.keyboard.type(' Second tab.');
    await expect(first.text).toContainText('Three. Second tab.');
    await expect(second.conflict).toBeHidden();
    const expected = '# The Lamp\n\nOne. First tab.\n\nTwo.\n\nThree. Second tab.';
    await expect.poll(async () => (await storedText(backend, person, id)).story).toBe(expected);
  });

  test('Two browsers that change one paragraph: both texts are shown and kept, whichever is chosen', async ({
    backend,
    person,
    openAs,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const [mine, theirs] = await inTwoBrowsers(openAs, person, id);
    await theirs.typeAfter('Two.', ' Theirs.');
    await expect(theirs.state('Saved')).toBeVisible();
    await mine.typeAfter('Two.', ' Mine.');
    await expect(mine.conflict).toBeVisible();
    expect((await storedText(backend, person, id)).story).toContain('Two. Theirs.');
    await mine.button('Compare and choose').click();
    const dialog = mine.page.getByRole('dialog');
    await expect(dialog.locator('ins').getByText('Theirs')).toBeVisible();
    await expect(dialog.locator('ins').getByText('Mine')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take all of the other one' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine.text).toContainText('Two. Theirs.');
    await expect(mine.conflict).toBeHidden();
    const texts = (await revisions(backend, person, id)).map(({ cause, story }) => [cause, story.split('\n')[4]]);
    expect(texts).toEqual([
      ['restored', 'Two. Theirs.'],
      ['typed', 'Two. Mine.'],
      ['typed', 'Two. Theirs.'],
      ['written', 'Two.'],
    ]);
  });

  test('Two browsers that change different paragraphs: both changes can be kept with one button', async ({
    backend,
    person,
    openAs,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const [mine, theirs] = await inTwoBrowsers(openAs, person, id);
    await theirs.typeAfter('One.', ' Theirs.');
    await expect(theirs.state('Saved')).toBeVisible();
    await mine.typeAfter('Three.', ' Mine.');
    await mine.button('Compare and choose').click();
    await mine.button('Keep both changes').click();
    await expect(mine.conflict).toBeHidden();
    const both = '# The Lamp\n\nOne. Theirs.\n\nTwo.\n\nThree. Mine.';
    await expect.poll(async () => (await storedText(backend, person, id)).story).toBe(both);
    await mine.page.keyboard.type(' Again.');
    await expect.poll(async () => (await storedText(backend, person, id)).story).toBe(`${both} Again.`);
  });

  test('A tab that is killed right after typing comes back with its text, and saves it', async ({
    backend,
    person,
    openAs,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const page = await openAs(person, deskPath(id));
    const context = page.context();
    const desk = new DeskScreen(page);
    await expect(desk.text).toBeVisible();
    // Of this tab alone: a killed one takes its routes with it.
    await page.route('**/rpc/save_story_text', (route) => route.abort());
    await desk.typeAfter('Two.', ' Not lost.');
    await expect(desk.state('Saved on this device. Storyloom can’t be reached just now.')).toBeVisible();
    await killTab(page);
    const again = new DeskScreen(await context.newPage());
    await again.page.goto(deskPath(id));
    await expect(again.text).toContainText('Two. Not lost.');
    await expect(again.page.getByText('were still on this device')).toBeVisible();
    await expect.poll(async () => (await storedText(backend, person, id)).story).toContain('Two. Not lost.');
  });

  test('While the server is away typing goes on, and each character is saved once when it is back', async ({
    backend,
    person,
    browser,
  }) => {
    const id = await keepStory(backend, person, STORY);
    const network = await CuttableNetwork.before(backend);
    const context = await browser.newContext(
      signedIn({ url: network.url, publishableKey: () => backend.publishableKey() }, person),
    );
    const desk = new DeskScreen(await context.newPage());
    await desk.page.goto(network.url + deskPath(id));
    await expect(desk.text).toBeVisible();
    let expected = 'Two.';
    for (const words of [' First.', ' Second.', ' Third.']) {
      network.cut();
      await desk.typeAfter(expected, words);
      expected += words;
      await expect(desk.state('Saved on this device. Storyloom can’t be reached just now.')).toBeVisible();
      network.mend();
      await expect(desk.state('Saved')).toBeVisible();
    }
    expect((await storedText(backend, person, id)).story).toBe(STORY.text.replace('Two.', expected));
    await context.close();
    await network.close();
  });
});
