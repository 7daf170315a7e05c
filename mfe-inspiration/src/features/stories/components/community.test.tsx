// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, MINA, sharedRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

const STORIES = 'Stories';

describe('the stories of the community', () => {
  it('are shown to a guest with genre, language, beginning, author and counts', async () => {
    const content = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was not.';
    backend.community.rows = [
      sharedRow(1, { title: 'The Light', content, views_count: 1200, likes_count: 1, demo: true }),
      sharedRow(2, { title: 'El faro', user_id: BO, generator_id: 'unknown', language: 'Spanish', prompt: '' }),
      sharedRow(3, { is_public: false }),
      sharedRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['El faro', 'The Light']));
    expect(document.title).toBe('Community · Storyloom');
    const light = card('The Light', STORIES);
    expect(chips(light)).toEqual(['Fantasy', 'English']);
    expect(light.textContent).toContain('It was dark. Then it was not.');
    expect(light.textContent).not.toContain('One');
    expect(facts(light)).toEqual(['by Mina', '1,200 views', '1 like']);
    expect(light).toHaveTextContent('Demo storyteller, no AI');
    expect(card('El faro', STORIES)).not.toHaveTextContent('Demo storyteller');
    expect(chips(card('El faro', STORIES))).toEqual(['Story', 'Spanish']);
    // Without a prompt, there is nothing to write from.
    expect(screen.queryByRole('button', { name: 'Write your own from this prompt: El faro' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('All 2 shown');
    await user.click(within(light).getByRole('button', { name: 'Like: The Light' }));
    await expectToast('You must be signed in to like stories', 'Sign in');

    await user.click(screen.getByRole('link', { name: 'The Light' }));
    await waitFor(() => expect(place().at).toBe('/s/link-1'));
  });

  it('open the generator of their genre with their prompt, and credit another author', async () => {
    const row = sharedRow(1, { title: 'The Light', generator_id: 'scifi', prompt: 'A "lamp" <b>on</b> Mars' });
    backend.community.rows = [row, sharedRow(2, { user_id: ADA, title: 'Mine' })];
    await renderRemote(remote, { at: '/community', as: ADA });
    await waitFor(() => expect(titles(STORIES)).toEqual(['Mine', 'The Light']));
    await user.click(screen.getByRole('link', { name: 'Write your own from this prompt: The Light' }));
    const source = { kind: 'story', id: row.id, title: 'The Light', author: 'Mina' };
    expect(place()).toMatchObject({ at: '/generators/scifi', state: { prompt: row.prompt, source } });
    await goBack();
    await waitFor(() => expect(titles(STORIES)).toEqual(['Mine', 'The Light']));
    const mine = card('Mine', STORIES);
    expect(facts(mine)[0]).toBe('by you');
    expect([
      within(mine).queryByRole('button', { name: 'Like: Mine' }) !== null,
      within(mine).queryByRole('button', { name: 'Report “Mine”' }) !== null,
    ]).toEqual([false, false]);
    await user.click(screen.getByRole('link', { name: 'Write your own from this prompt: Mine' }));
    expect(place().state).toEqual({ prompt: 'A harbour number 2' });
  });

  it('are ordered by date or views, and filtered by genre and language', async () => {
    backend.community.rows = [
      sharedRow(1, { views_count: 7 }),
      sharedRow(2, { views_count: 9, generator_id: 'romance' }),
      sharedRow(3, { views_count: 8, language: 'French' }),
    ];
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3', 'Story 2', 'Story 1']));
    await fill(screen.getByLabelText('Order'), 'views');
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 2', 'Story 3', 'Story 1']));
    await fill(screen.getByLabelText('Genre'), 'fantasy');
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3', 'Story 1']));
    await fill(screen.getByLabelText('Language'), 'french');
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3']));
    expect(place().at).toBe('/community?order=views&genre=fantasy&language=french');

    await user.click(screen.getByRole('link', { name: 'Story 3' }));
    await waitFor(() => expect(place().at).toBe('/s/link-3'));
    await goBack();
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3']));
    expect(['Order', 'Genre', 'Language'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      ['views', 'fantasy', 'french'],
    );
    await fill(screen.getByLabelText('Genre'), 'romance');
    await screen.findByRole('heading', { name: 'No stories found' });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 2', 'Story 3', 'Story 1']));
    // The order hides nothing, and stays.
    expect(place().at).toBe('/community?order=views');
    expect(screen.getByLabelText('Order')).toHaveFocus();

    await renderRemote(remote, { at: '/community?order=worst&genre=fantasy&language=dutch' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3', 'Story 1']));
  });

  it('are missing at first, and the visitor is invited to write one', async () => {
    await renderRemote(remote, { at: '/community' });
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Write a story' }));
    expect(place().at).toBe('/generators');
  });
});

const row = sharedRow(1, { title: 'The Light' });
const address = `/community/${row.id}`;
const PRIVATE = { is_public: false, share_id: null };
const HIDDEN = { hidden_at: '2026-03-05T12:00:00+00:00' };

describe('the address of a story', () => {
  it.each([
    ['a guest', null, {}],
    ['its author, even when it is hidden', MINA, HIDDEN],
  ])('leads %s to where it is read, and Back does not return to it', async (_case, person, values) => {
    backend.community.rows = [{ ...row, ...values }];
    await renderRemote(remote, { at: address, as: person });
    await waitFor(() => expect(place().at).toBe('/s/link-1'));
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('leads the author of a private story to it by its id, since it has no link', async () => {
    backend.community.rows = [{ ...row, ...PRIVATE, user_id: ADA }];
    await renderRemote(remote, { at: address, as: ADA });
    await waitFor(() => expect(place().at).toBe(`/s/${row.id}`));
    expect(backend.sent('read_shared_story')).toEqual([{ p_id: row.id }]);
  });

  it.each([
    ['is private to another user', address, PRIVATE],
    ['has a malformed id', '/community/nonsense', {}],
  ])('finds no story that %s', async (_case, at, values) => {
    backend.community.rows = [{ ...row, ...values }];
    await renderRemote(remote, { at: at, as: ADA });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Story Not Found' }).tagName).toBe('H1'));
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body).not.toHaveTextContent('The Light');
    expect(place().at).toBe(at);
  });
});
