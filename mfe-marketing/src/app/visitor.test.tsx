// @vitest-environment jsdom
import { withStyles } from '@storyloom/testing/quick-dom';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { prerenderPage } from '@storyloom/testing/prerendered-page';

withStyles();
afterEach(() => delete document.documentElement.dataset['session']);

/** Texts of a page for guests only, and for signed-in users only. */
const PAGES = {
  '/': [
    ['No account needed for your first 3 stories.', 'Keep the stories you make', 'Sign up for free'],
    ['My Stories'],
  ],
  '/pricing': [['Create a Free Account', 'Start Without Paying'], ['Write a Story']],
  '/features': [['Sign up for free'], ['My Stories']],
} as const;

const isVisible = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement));
/** Which of the texts are visible. */
const shown = (words: readonly string[]) =>
  words.filter((text) =>
    [...document.querySelectorAll('p, h2, a, span, strong')].some(
      (element) => element.textContent?.includes(text) && isVisible(element),
    ),
  );

it('shows a prerendered page’s words for guests or for users before the session is known', async () => {
  for (const [at, [guests, users]] of Object.entries(PAGES)) {
    document.body.innerHTML = await prerenderPage(remote, at);
    expect([shown(guests), shown(users)], at).toEqual([guests, []]);
    document.documentElement.dataset['session'] = '';
    expect([shown(guests), shown(users)], at).toEqual([[], users]);
    delete document.documentElement.dataset['session'];
    document.body.replaceChildren();
  }
});
