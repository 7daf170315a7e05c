import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { test } from '../fixtures.ts';
import { by, byLabel, bySelector, byText } from '../page/query.ts';
import { words } from '../words.ts';

const PASSWORD = 'hedgehog tea';
const dialog = by('dialog');
const story = by('article');
const toMyStories = by('link', words.myStories, by('navigation', words.main));

test(
  'A saved story is found and shared, and a stranger reads it until it is private again',
  { tag: ['@generator', '@dashboard'] },
  async ({ visitor, arrive }) => {
    await test.step('sign up and sign in', async () => {
      await visitor.open('/signup');
      await visitor.fill(byLabel(words.name), 'Mina');
      await visitor.fill(byLabel(words.email), `mina-${randomUUID()}@example.com`);
      await visitor.fill(byLabel(words.password), PASSWORD);
      await visitor.press('Enter');
      await visitor.sees(byText(words.created));
      await visitor.sees(by('heading', words.welcome));
      await visitor.click(by('button', words.signIn, by('main')));
      await visitor.sees(by('heading', words.fantasy));
    });

    await test.step('generate and save', async () => {
      await visitor.fill(byLabel(words.prompt), 'A shy hedgehog wants to join the orchestra of the forest.');
      await visitor.click(by('button', words.generate));
      await visitor.sees(byText(words.generated));
      await visitor.click(by('button', words.save));
      await visitor.sees(byText(words.saved));
    });

    const lines = (await visitor.text(story)).split('\n').filter((line) => line !== '');
    const [title = ''] = lines;

    await test.step('find', async () => {
      await visitor.click(toMyStories);
      await visitor.fill(by('searchbox', undefined, by('main')), 'HEDGEHOG');
      await visitor.until('the search', () => location.search.includes('HEDGEHOG'), true);
      await visitor.misses(bySelector('[aria-busy="true"]', by('main')));
      await visitor.click(by('link', title, by('main')));
      await visitor.until('the story', () => location.pathname.startsWith('/story/'), true);
      await visitor.sees(by('heading', title));
    });

    const shared = await test.step('share', async () => {
      await visitor.click(by('button', words.share));
      await visitor.click(by('button', words.shareStory, dialog));
      await visitor.sees(byText(words.shared));
      const link = await visitor.value(bySelector('input[value*="/s/"]', dialog));
      return new URL(link).pathname;
    });

    const stranger = await arrive();
    await test.step('read as a stranger', async () => {
      await stranger.open(shared);
      await stranger.sees(by('heading', title));
      expect(await stranger.text(story)).toContain(lines.at(-1));
    });

    await test.step('take it back', async () => {
      await visitor.press('Escape');
      await visitor.misses(dialog);
      await visitor.click(toMyStories);
      await visitor.click(by('tab', words.publishedStories));
      await visitor.click(by('button', words.unshare));
      // It appears a moment after the dialog, which then grows.
      await visitor.sees(byText(words.alsoItsPrompt, by('alertdialog')));
      await visitor.click(by('button', words.unshareConfirm, by('alertdialog')));
      await visitor.sees(byText(words.unshared));
    });

    await test.step('the stranger finds nothing', async () => {
      // The page is answered with 404.
      stranger.expectProblems(/\b404\b/);
      await stranger.open(shared);
      await stranger.sees(by('heading', words.notFound));
      await stranger.misses(story);
    });
  },
);
