// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { outline } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, idOf, storyRow } from '@storyloom/testing/rows';
import { ADDRESS } from '../testing/story-page.ts';

describe('a missing story', () => {
  it.each([
    ['does not exist', `/story/${idOf(404)}`],
    ['has an invalid address', '/story/no-uuid'],
    ['is someone else’s', `/story/${idOf(2)}`],
    ['was deleted a moment ago', `/story/${idOf(3)}`],
  ])('A story that %s is not found, and the page leads on', async (_why, address) => {
    backend.library.rows = [storyRow(2, { user_id: BO }), storyRow(3, { deleted_at: Date.now() })];
    await renderRemote(remote, { at: address, as: ADA });
    await screen.findByRole('heading', { name: 'Story Not Found' });
    expect(screen.getByRole('heading', { name: 'Story Not Found' }).tagName).toBe('H1');
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body).toHaveTextContent('This story isn’t in your collection.');
    expect(screen.getByRole('link', { name: 'Back to My Stories' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/generators');
    expect(outline()).toEqual([1]);
  });

  it('The page shows a skeleton until it is known that there is no such story', async () => {
    const release = backend.hold('GET user_stories');
    const visit = renderRemote(remote, { at: `/story/${idOf(404)}`, as: ADA });
    await waitFor(() => expect(backend.sent('GET user_stories')).toHaveLength(1));
    expect(document.querySelector('main [role="status"]')?.textContent).toBe('Loading your story…');
    expect(document.title).toBe('Your story · Storyloom');
    expect(screen.queryByRole('heading', { name: 'Story Not Found' })).not.toBeInTheDocument();
    release();
    await visit;
    expect(screen.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  });
});

it.each([
  ['The database is resting.', 'Failed to load story: The database is resting.'],
  [
    'the backend does not answer',
    'Failed to load story: Storyloom can’t be reached just now. Check your connection and try again.',
  ],
])('A story that can’t be loaded (%s) shows “%s”, until Retry loads it', async (reason, message) => {
  backend.library.rows = [storyRow(1)];
  if (reason === 'the backend does not answer') backend.cutOff('GET user_stories');
  else backend.refuse('GET user_stories', reason);
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect([
    screen.queryByRole('heading', { name: 'Story Not Found' }) !== null,
    screen.getByRole('link', { name: 'Back to My Stories' }).getAttribute('href'),
  ]).toEqual([false, '/dashboard']);
  expect(outline()).toEqual([1]);
  // When Retry fails again, it stays in place with the focus.
  const before = backend.sent('GET user_stories').length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(backend.sent('GET user_stories').length).toBeGreaterThan(before + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
  backend.recover('GET user_stories');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Story 1' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Story 1' })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
