import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createPerson, keepStory, sessionKey } from '../../fixtures/people.ts';
import { test } from '../fixtures.ts';
import { by, byLabel, bySelector } from '../page/query.ts';
import { words } from '../words.ts';

const PAGE = '/generators/fantasy';
const main = by('main');

test(
  'A guest writes a story and saves it with a new account by keyboard',
  { tag: ['@generator', '@shell'] },
  async ({ visitor }) => {
    await visitor.open(PAGE);
    await visitor.sees(byLabel(words.prompt));

    await test.step('the skip link leads past the header', async () => {
      await visitor.tabTo(by('link', words.skip));
      await visitor.press('Enter');
      await visitor.hasFocus(by('main'));
      await visitor.press('Tab');
      await visitor.sees(bySelector(':focus', by('main')));
    });

    await test.step('tabs are changed with the arrows', async () => {
      const settings = by('tab', words.tabs.settings);
      await visitor.tabTo(by('tab', words.tabs.prompt));
      await visitor.press('ArrowRight');
      await visitor.hasFocus(settings);
      await visitor.tabTo(by('slider'));
      await visitor.press('Home');
      expect(await visitor.value(by('slider'))).toBe('500');
      await visitor.tabTo(settings, 'Shift+Tab');
      await visitor.press('ArrowLeft');
      await visitor.hasFocus(by('tab', words.tabs.prompt));
    });

    await test.step('a random prompt replaces what was typed, and the browser’s own undo brings that back', async () => {
      const typed = 'A lamplighter who is never late.';
      const prompt = () => visitor.value(byLabel(words.prompt));
      await visitor.tabTo(byLabel(words.prompt));
      await visitor.type(typed);
      await visitor.activate(by('button', words.random));
      await expect.poll(prompt).not.toContain(typed);
      await visitor.press('Control+Z');
      await expect.poll(prompt).toBe(typed);
      await visitor.hasFocus(byLabel(words.prompt));
    });

    await test.step('a story is asked for', async () => {
      await visitor.tabTo(by('button', words.generate));
      await visitor.press('Enter');
      await visitor.hasFocus(by('group', words.end));
    });

    await test.step('an account keeps it', async () => {
      const [title = ''] = (await visitor.text(by('article'))).split('\n');
      await visitor.activate(by('link', words.createAccount, main));
      await visitor.until('the form', () => location.pathname, '/signup');
      await visitor.enter(byLabel(words.name), 'Mina');
      await visitor.enter(byLabel(words.email), `keys-${randomUUID()}@example.com`);
      await visitor.enter(byLabel(words.password), 'hedgehog tea');
      await visitor.press('Enter');
      await visitor.sees(by('heading', words.welcome));
      expect(await visitor.value(byLabel(words.password)), 'the password for the sign-in').toBe('hedgehog tea');
      await visitor.tabTo(byLabel(words.password));
      await visitor.press('Enter');
      await visitor.until('the generator', () => location.pathname, '/generators/fantasy');
      await visitor.hasFocus(by('link', words.savedLink));
      await visitor.open('/dashboard');
      await visitor.sees(by('link', title, main));
    });
  },
);

test(
  'Menus and dialogs take the focus, keep it, and give it back on Escape',
  { tag: ['@shell', '@dashboard'] },
  async ({ visitor, backend }) => {
    const person = await createPerson(backend, `keys-${randomUUID()}`);
    const story = await keepStory(backend, person);
    await visitor.open('/about');
    await visitor.keep(sessionKey(backend), JSON.stringify(person.session));
    await visitor.open(`/story/${story}`);

    await test.step('the menu of the account', async () => {
      const account = bySelector('button[aria-haspopup="menu"]', by('banner'));
      await visitor.tabTo(account);
      await visitor.press('Enter');
      await visitor.hasFocus(by('menuitem', words.myStories));
      await visitor.press('ArrowDown');
      await visitor.hasFocus(by('menuitem', words.accountSettings));
      await visitor.press('Escape');
      await visitor.misses(by('menu'));
      await visitor.hasFocus(account);
    });

    await test.step('the dialog of sharing', async () => {
      const share = by('button', words.share);
      await visitor.tabTo(share);
      await visitor.press('Enter');
      await visitor.sees(by('button', words.shareStory, by('dialog')));
      const stops = new Set<string>();
      for (let presses = 0; presses < 12; presses += 1) {
        await visitor.press('Tab');
        await visitor.sees(bySelector(':focus', by('dialog')));
        stops.add(await visitor.evaluate(() => document.activeElement?.outerHTML ?? ''));
      }
      expect(stops.size).toBeGreaterThan(2);
      expect(stops.size).toBeLessThan(12);
      await visitor.press('Escape');
      await visitor.misses(by('dialog'));
      await visitor.hasFocus(share);
    });
  },
);
