// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, fill, titles, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, sharedRow, storyRow } from '@storyloom/testing/rows';

beforeEach(async () => {
  backend.library.rows = [storyRow(1)];
  backend.community.rows = [sharedRow(2, { user_id: ADA })];
});

const SHARED = '/dashboard?section=shared';
const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };

interface Failing {
  readonly call: string;
  readonly failed: string;
  /** The message when the session is over. */
  readonly signedOut: string;
  /** Prepares the change and returns the function that sends it. */
  readonly start: () => Promise<() => Promise<void>>;
}

async function startAt(address: string, title: string, action: string): Promise<void> {
  await renderRemote(remote, { at: address, as: ADA });
  await waitFor(() => expect(titles()).toEqual([title]));
  await user.click(screen.getByRole('button', { name: action }));
}

/** Waits until it is known whether the prompt is public. */
async function whenReady(action: string): Promise<() => Promise<void>> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: action })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  return () => user.click(screen.getByRole('button', { name: action }));
}

/** Every change on the dashboard, up to the press that sends it. */
const CHANGES: readonly Failing[] = [
  {
    call: 'delete_story',
    failed: 'Failed to delete story',
    signedOut: 'Your sign-in has expired. Please sign in again.',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Delete “Story 1”');
      return () => user.click(screen.getByRole('button', { name: 'Delete story' }));
    },
  },
  {
    call: 'PATCH user_stories',
    failed: 'Failed to rename story',
    signedOut: 'Your sign-in has expired. Please sign in again.',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Rename “Story 1”');
      await fill(screen.getByLabelText('Title'), 'Another');
      return () => user.click(screen.getByRole('button', { name: 'Save title' }));
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
      await user.click(screen.getByRole('radio', { name: 'Anyone with the link' }));
      return whenReady('Save');
    },
  },
  {
    call: 'POST user_shared_stories',
    failed: 'Failed to share story',
    signedOut: 'Please sign in to share this story',
    async start() {
      await startAt('/dashboard', 'Story 1', 'Share “Story 1”');
      await screen.findByRole('button', { name: 'Share Story' });
      return () => user.click(screen.getByRole('button', { name: 'Share Story' }));
    },
  },
];
/** The message when the backend does not answer, and when the database gives a reason. */
const REASONS = [
  ['the backend does not answer', (call: string) => backend.cutOff(call), UNREACHABLE],
  [
    'the database says why',
    (call: string) => backend.answerWith(call, { code: 'PT429', message: 'Please try again tomorrow.' }, 429),
    'Please try again tomorrow.',
  ],
] as const;

describe.each(CHANGES)('$call', ({ call, failed, signedOut, start }) => {
  it.each(REASONS)('A failed change shows what failed and what to do when %s', async (_why, fail, reason) => {
    const ask = await start();
    fail(call);
    await ask();
    await waitFor(() => expect(toasts()).toEqual([`${failed}\n${reason}`]));
  });

  it('A change refused for an expired session says so once, with a way to sign in', async () => {
    const ask = await start();
    backend.answerWith(call, EXPIRED, 401);
    await ask();
    const said = () => [...toasts(), screen.queryByRole('dialog')?.textContent ?? ''].join(' ');
    await waitFor(() => expect(said()).toContain(signedOut));
    expect(said().split(signedOut)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('shared stories without a saved one', () => {
  it('With an empty collection, stories that were shared without being saved are linked', async () => {
    backend.library.rows = [];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await screen.findByRole('heading', { name: 'No saved stories yet' });
    expect(screen.queryByRole('heading', { name: 'No stories yet' })).not.toBeInTheDocument();
    await user.click(document.querySelector('main section a[href="/dashboard?section=shared"]')!);
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
  });
});
