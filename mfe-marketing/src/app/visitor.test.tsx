// @vitest-environment jsdom
import { ADA } from '@storyloom/testing/people';
import { withStyles } from '@storyloom/testing/quick-dom';
import { renderRemote } from '@storyloom/testing/render-remote';
import { signIn, signOut } from '@storyloom/testing/session';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../remote.ts';
import { prerenderPage } from '@storyloom/testing/prerendered-page';

withStyles();

interface Case {
  readonly at: string;
  /** Texts for guests only, and for signed-in users only. */
  readonly guests: readonly string[];
  readonly users: readonly string[];
}

const CASES: readonly Case[] = [
  {
    at: '/',
    guests: ['No account needed for your first 3 stories.', 'Keep the stories you make', 'Sign up for free'],
    users: ['My Stories'],
  },
  {
    at: '/pricing',
    guests: ['Create a Free Account', 'Start Without Paying'],
    users: ['Write a Story'],
  },
  { at: '/features', guests: ['Sign up for free'], users: ['My Stories'] },
];

/** Which of the texts are visible. */
const shown = (words: readonly string[]) =>
  words.filter((text) =>
    screen.queryAllByText(text, { exact: false, selector: 'main *, div *' }).some((element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (getComputedStyle(up).display === 'none') return false;
      }
      return true;
    }),
  );

describe('prerendered pages', () => {
  afterEach(() => {
    delete document.documentElement.dataset['session'];
  });

  it.each(CASES)(
    'The page $at shows the words for guests or for users before the session is known',
    async ({ at, guests, users }) => {
      document.body.innerHTML = await prerenderPage(remote, at);
      expect([shown(guests), shown(users)]).toEqual([guests, []]);
      document.documentElement.dataset['session'] = '';
      expect([shown(guests), shown(users)]).toEqual([[], users]);
    },
  );

  it.each(CASES)('The page $at follows later sign-ins and sign-outs, whatever it was opened with', async (one) => {
    await renderRemote(remote, { at: one.at });
    await signIn(ADA);
    await waitFor(() => expect([shown(one.guests), shown(one.users)]).toEqual([[], one.users]));
    document.documentElement.dataset['session'] = '';
    await signOut();
    await waitFor(() => expect([shown(one.guests), shown(one.users)]).toEqual([one.guests, []]));
  });
});
