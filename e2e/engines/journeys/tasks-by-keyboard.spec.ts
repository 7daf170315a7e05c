import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Backend } from '../../fixtures/backend.ts';
import { createPerson, keepStory, sessionKey } from '../../fixtures/people.ts';
import { test } from '../fixtures.ts';
import { by, byLabel, bySelector } from '../page/query.ts';
import type { Visitor } from '../page/visitor.ts';
import { words } from '../words.ts';

const dialog = by('dialog');
const confirmation = by('alertdialog');
const main = by('main');
const search = by('searchbox', undefined, main);
const toMyStories = by('link', words.myStories, by('navigation', words.main));

/** Signs the window in to a new account with a saved story. Returns the story's id. */
async function signIn(visitor: Visitor, backend: Backend): Promise<string> {
  const person = await createPerson(backend, `keys-${randomUUID()}`);
  const story = await keepStory(backend, person);
  await visitor.open('/about');
  await visitor.keep(sessionKey(backend), JSON.stringify(person.session));
  return story;
}

test('A story is shared and made private by keyboard', { tag: '@dashboard' }, async ({ visitor, backend }) => {
  const story = await signIn(visitor, backend);
  await visitor.open(`/story/${story}`);
  await visitor.activate(by('button', words.share));
  await visitor.activate(by('button', words.shareStory, dialog));
  const statusOfLink = async (link: string) => (await fetch(link)).status;
  const link = await visitor.value(bySelector('input[value*="/s/"]', dialog));
  expect(await statusOfLink(link)).toBe(200);
  await visitor.press('Escape');
  await visitor.misses(dialog);
  await visitor.tabTo(toMyStories, 'Shift+Tab');
  await visitor.press('Enter');
  await visitor.tabTo(by('tab', words.myStories));
  await visitor.press('ArrowRight');
  await visitor.hasFocus(by('tab', words.publishedStories));
  await visitor.activate(by('button', words.unshare));
  await visitor.activate(by('button', words.unshareConfirm, confirmation));
  await visitor.misses(confirmation);
  await expect.poll(() => statusOfLink(link)).toBe(404);
});

test(
  'A story is found, renamed, deleted and restored by keyboard alone',
  { tag: '@dashboard' },
  async ({ visitor, backend }) => {
    const title = 'The Lamp That Was Late';
    await signIn(visitor, backend);
    await visitor.open('/dashboard');
    await visitor.enter(search, 'HARROW');
    await visitor.until('the search', () => location.search.includes('HARROW'), true);
    await visitor.activate(by('button', words.rename));
    await visitor.enter(byLabel(words.title, dialog), title);
    await visitor.press('Enter');
    await visitor.misses(dialog);
    await visitor.tabTo(search, 'Shift+Tab');
    await visitor.enter(search, 'late');
    await visitor.until('the search', () => location.search.includes('late'), true);
    await visitor.misses(bySelector('[aria-busy="true"]', main));
    await visitor.sees(by('link', title, main));
    await visitor.activate(by('button', words.deleteStory));
    await visitor.activate(by('button', words.deleteConfirm, confirmation));
    await visitor.misses(by('link', title, main));
    await visitor.activate(by('button', words.undo));
    await visitor.sees(by('link', title, main));
  },
);

test(
  'Reading settings are changed by keyboard alone, and are kept',
  { tag: '@dashboard' },
  async ({ visitor, backend }) => {
    const story = await signIn(visitor, backend);
    await visitor.open(`/story/${story}`);
    const sizeOf = () => getComputedStyle(document.querySelector('article p') as Element).fontSize;
    await visitor.sees(by('article'));
    const before = await visitor.evaluate(sizeOf);
    await visitor.activate(by('button', words.readingSettings));
    await visitor.tabTo(bySelector(':checked', by('group', words.textSize)));
    await visitor.press('ArrowRight');
    await visitor.tabTo(bySelector(':checked', by('group', words.paper)));
    await visitor.press('ArrowRight');
    await visitor.press('ArrowRight');
    await visitor.hasFocus(by('radio', words.sepia));
    await visitor.press('Escape');
    await visitor.hasFocus(by('button', words.readingSettings));
    const larger = await visitor.evaluate(sizeOf);
    expect(Number.parseFloat(larger)).toBeGreaterThan(Number.parseFloat(before));

    await visitor.open(`/story/${story}`);
    await visitor.sees(by('article'));
    expect(await visitor.evaluate(sizeOf)).toBe(larger);
    await visitor.until('the paper', () => document.documentElement.dataset['paper'], 'sepia');
  },
);
