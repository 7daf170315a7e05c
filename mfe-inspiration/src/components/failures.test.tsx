// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, promptRow, several, sharedRow } from '@storyloom/testing/rows';

const OWN = 'Your Shared Inspirations';
const SEARCH = 'Search inspirations';
const STORY = `/community/${sharedRow(1).id}`;

async function openPage(at: string) {
  backend.community.prompts = [promptRow(1), promptRow(2, { user_id: ADA, likes_count: 5 })];
  backend.community.likes.inspiration.add(`${ADA} ${promptRow(1).id}`);
  backend.community.rows = [sharedRow(1)];
  await renderRemote(remote, { at, as: ADA });
}

describe('a list that cannot be loaded', () => {
  const favorites = '/inspiration-me?view=favorites';
  const hasFocus = (role: string, name: string) => () => screen.queryByRole(role, { name }) === document.activeElement;
  it.each([
    ['search_inspirations', '/inspiration', 'Failed to load inspirations', hasFocus('region', 'Prompts')],
    ['GET user_inspirations', '/inspiration', 'Failed to load your inspirations', hasFocus('heading', OWN)],
    ['GET curated_favorites', favorites, 'Failed to load favorite inspirations', hasFocus('searchbox', SEARCH)],
    ['liked_inspirations', favorites, 'Failed to load favorite inspirations', () => titles().includes('Prompt 1')],
    ['search_shared_stories', '/community', 'Failed to load stories', hasFocus('region', 'Stories')],
    ['read_shared_story', STORY, 'Failed to load story: ', () => place().at === '/s/link-1'],
  ] as const)('says once why %s failed, and is loaded by Retry', async (name, at, title, arrived) => {
    backend.refuse(name, 'The database is resting.', 403);
    await openPage(at);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('The database is resting.');
    await atRest();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(toasts()).toEqual([]);
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(arrived()).toBe(true));
  });

  it('says that an error occurred when no answer comes, after one retry, and shows Retry at work', async () => {
    backend.cutOff('search_inspirations');
    await openPage('/inspiration');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while loading inspirations');
    expect(alert).toHaveTextContent('Check your connection');
    expect(screen.queryByRole('heading', { name: 'No prompts yet' })).not.toBeInTheDocument();
    // One retry (spec 9) each for the list and for the favorites.
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));
    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Trying again…' });
    goOn();
  });

  it.each([
    ['/inspiration', 'search_inspirations', 'Prompts', 'Failed to load inspirations'],
    ['/community', 'search_shared_stories', 'Stories', 'Failed to load stories'],
  ])('keeps what %s shows when more of it cannot be loaded', async (at, name, list, title) => {
    backend.community.prompts = several(11, promptRow);
    backend.community.rows = several(11, (n) => sharedRow(n));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    backend.cutOff(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await expectToast(title, UNREACHABLE);
    expect(titles(list)).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await waitFor(() => expect(titles(list)).toHaveLength(11));
    expect(screen.queryByRole('button', { name: `Load More ${list}` })).not.toBeInTheDocument();
  });
});
