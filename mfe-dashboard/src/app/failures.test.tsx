// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@storyloom/testing/fake-backend';
import {
  alertPanel,
  button,
  choose,
  comes,
  dialog,
  fill,
  has,
  open,
  press,
  shows,
  tidyUp,
  toasts,
  visit,
} from '../testing/render-dashboard.tsx';
import { sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA } from '@storyloom/testing/people';

let backend: FakeBackend;
beforeEach(async () => {
  backend = await visit(ADA);
  backend.library.rows = [storyRow(1)];
  backend.community.rows = [sharedRow(2, { user_id: ADA })];
});
afterEach(tidyUp);

const SHARED = '/dashboard?section=shared';
const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };

interface Failing {
  readonly call: string;
  readonly failed: string;
  /** What is said where the session is over. */
  readonly signedOut: string;
  /** Gives the press that sends it. */
  readonly start: () => Promise<() => Promise<void>>;
}

async function startAt(address: string, title: string, action: string): Promise<void> {
  await open(address);
  await shows(title);
  await press(button(action));
}

/** Once it is known what becomes of the prompt. */
async function whenReady(action: string): Promise<() => Promise<void>> {
  await waitFor(() => expect(button(action).getAttribute('aria-disabled')).not.toBe('true'));
  return () => press(button(action));
}

/** Every change that the dashboard can ask for, up to the last press. */
const CHANGES: readonly Failing[] = [
  {
    call: 'delete_story',
    failed: 'Failed to delete story',
    signedOut: 'Your sign-in has expired. Please sign in again.',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Delete “Story 1”');
      return () => press(button('Delete story'));
    },
  },
  {
    call: 'PATCH user_stories',
    failed: 'Failed to rename story',
    signedOut: 'Your sign-in has expired. Please sign in again.',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Rename “Story 1”');
      await fill('Title', 'Another');
      return () => press(button('Save title'));
    },
  },
  {
    call: 'DELETE user_shared_stories',
    failed: 'Failed to delete shared story',
    signedOut: 'User not authenticated.',
    async start() {
      await startAt(SHARED, 'Story 2', 'Delete the shared copy of “Story 2”');
      return whenReady('Delete shared story');
    },
  },
  {
    call: 'PATCH user_shared_stories',
    failed: 'Failed to change who can read it. Nothing has changed.',
    signedOut: 'Please sign in to share stories',
    async start() {
      await startAt(SHARED, 'Story 2', 'Who can read it: “Story 2”');
      await choose('unlisted');
      return whenReady('Save');
    },
  },
  {
    call: 'POST user_shared_stories',
    failed: 'Failed to share story',
    signedOut: 'Please sign in to share this story',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Share “Story 1”');
      await comes('Share Story');
      return () => press(button('Share Story'));
    },
  },
];
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';
/** What is said where nobody answers, and where the database has a sentence of its own. */
const REASONS = [
  ['nobody answers', (call: string) => backend.cutOff(call), UNREACHABLE],
  [
    'the database says why',
    (call: string) => backend.answerWith(call, { code: 'PT429', message: 'Please try again tomorrow.' }, 429),
    'Please try again tomorrow.',
  ],
] as const;

describe.each(CHANGES)('$call that fails', ({ call, failed, signedOut, start }) => {
  it.each(REASONS)('says so, and what to do, where %s', async (_why, fail, reason) => {
    const ask = await start();
    fail(call);
    await ask();
    await waitFor(() => expect(toasts()).toEqual([`${failed}\n${reason}`]));
  });

  it('leads to sign in where the session is over, and says so once', async () => {
    const ask = await start();
    backend.answerWith(call, EXPIRED, 401);
    await ask();
    const said = () => [...toasts(), dialog()?.textContent ?? ''].join(' ');
    await waitFor(() => expect(said()).toContain(signedOut));
    expect(said().split(signedOut)).toHaveLength(2);
    expect(has('Sign in')).toBe(true);
  });
});

describe.each([
  ['search_stories', '/dashboard', 'Failed to load your stories'],
  ['GET user_shared_stories', SHARED, 'Failed to load your shared stories'],
])('a list (%s) that does not come', (call, address, failed) => {
  it.each(REASONS)('says so, and why, with Retry, where %s', async (_why, fail, reason) => {
    fail(call);
    await open(address);
    await waitFor(() => expect(alertPanel()?.textContent).toContain(failed));
    expect([alertPanel()?.textContent?.includes(reason), has('Retry')]).toEqual([true, true]);
  });
});

describe('stories that were shared without being saved', () => {
  it('are named where the collection is empty, with the way to them', async () => {
    backend.library.rows = [];
    await open('/dashboard');
    await comes('No saved stories yet');
    expect(has('No stories yet')).toBe(false);
    await press(document.querySelector('main section a[href="/dashboard?section=shared"]')!);
    await shows('Story 2');
  });
});
