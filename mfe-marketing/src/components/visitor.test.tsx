// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { storeSession } from '@storyloom/shared/testing/fake-auth';
import { withStyles } from '@storyloom/testing/quick-dom';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import FeaturesPage from '../features/features/components/features-page.tsx';
import HomePage from '../features/home/components/home-page.tsx';
import PricingPage from '../features/pricing/components/pricing-page.tsx';
import { renderPage, writePage } from '../testing/render-page.tsx';

withStyles();

interface Case {
  readonly at: string;
  readonly page: ReactNode;
  /** Words of guests alone, and of users who are signed in alone. */
  readonly guests: readonly string[];
  readonly users: readonly string[];
}

const CASES: readonly Case[] = [
  {
    at: '/',
    page: <HomePage />,
    guests: ['No account needed for your first 3 stories.', 'Keep the stories you make', 'Sign up for free'],
    users: ['My Stories'],
  },
  {
    at: '/pricing',
    page: <PricingPage />,
    guests: ['Create a Free Account', 'Start Without Paying'],
    users: ['Write a Story'],
  },
  { at: '/features', page: <FeaturesPage />, guests: ['Sign up for free'], users: ['My Stories'] },
];

/** Which of the words are on screen. */
const shown = (words: readonly string[]) =>
  words.filter((text) =>
    screen.queryAllByText(text, { exact: false, selector: 'main *, div *' }).some((element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (getComputedStyle(up).display === 'none') return false;
      }
      return true;
    }),
  );

/** Someone leaves or arrives, as in another tab. */
async function becomes(isSignedIn: boolean) {
  localStorage.clear();
  if (isSignedIn) storeSession();
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: null })));
  await waitFor(() => expect(sessionStore.getState()).toMatchObject({ loading: false }));
  await waitFor(() => expect(sessionStore.getState().user !== null).toBe(isSignedIn));
}

describe('a page that is written before anyone reads it', () => {
  afterEach(() => {
    delete document.documentElement.dataset['session'];
  });

  it.each(CASES)('at $at shows guests or users theirs before the session is known', ({ page, guests, users }) => {
    document.body.innerHTML = writePage(page);
    expect([shown(guests), shown(users)]).toEqual([guests, []]);
    document.documentElement.dataset['session'] = '';
    expect([shown(guests), shown(users)]).toEqual([[], users]);
  });

  it.each(CASES)('at $at follows who is signed in after that, whatever the page was opened with', async (one) => {
    await act(async () => void sessionStore.start());
    renderPage(one.page);
    await becomes(true);
    await waitFor(() => expect([shown(one.guests), shown(one.users)]).toEqual([[], one.users]));
    document.documentElement.dataset['session'] = '';
    await becomes(false);
    await waitFor(() => expect([shown(one.guests), shown(one.users)]).toEqual([one.guests, []]));
  });
});
