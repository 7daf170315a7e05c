// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { GENRE_NAMES } from '@storyloom/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, several, sharedRow } from '@storyloom/testing/rows';

const STORIES = 'Stories';

describe('the stories of the community', () => {
  it('A guest sees every public story, with genre, language, beginning, author and counts', async () => {
    const content = '# The Light\n\n## One\n\nIt was *dark*.\n\nThen it was not.';
    backend.community.rows = [
      sharedRow(1, { title: 'The Light', content, views_count: 1200, likes_count: 1 }),
      sharedRow(2, { title: 'El faro', user_id: BO, generator_id: 'unknown', language: 'Spanish', prompt: '' }),
      sharedRow(3, { is_public: false }),
      sharedRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['El faro', 'The Light']));
    expect(document.title).toBe('Community · Storyloom');
    expect(screen.getByRole('heading', { name: 'Community' }).tagName).toBe('H1');
    const light = card('The Light', STORIES);
    expect(chips(light)).toEqual(['Fantasy', 'English']);
    expect(light.textContent).toContain('It was dark. Then it was not.');
    expect(light.textContent).not.toContain('One');
    expect(facts(light)).toEqual(['by Mina', '1,200 views', '1 like']);
    expect(chips(card('El faro', STORIES))).toEqual(['Story', 'Spanish']);
    expect(screen.getByRole('heading', { name: 'El faro' }).querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    // Without a prompt, there is nothing to write from.
    expect(screen.queryByRole('button', { name: 'Write your own from this prompt: El faro' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('All 2 shown');
    await user.click(within(light).getByRole('button', { name: 'Like: The Light' }));
    await expectToast('You must be signed in to like stories', 'Sign in');

    expect(screen.getByRole('link', { name: 'The Light' })).toHaveAttribute('href', '/s/link-1');
    await user.click(screen.getByRole('link', { name: 'The Light' }));
    await waitFor(() => expect(place().at).toBe('/s/link-1'));
    await goBack();
    await waitFor(() => expect(titles(STORIES)).toEqual(['El faro', 'The Light']));
    await user.click(screen.getByRole('link', { name: 'See community prompts' }));
    await waitFor(() => expect(place().at).toBe('/inspiration'));
  });

  it('Writing from a story’s prompt opens the generator of its genre with the prompt to be read first, and credits another author', async () => {
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

  it('A story by the demo storyteller says so', async () => {
    backend.community.rows = [sharedRow(1, { demo: true }), sharedRow(2)];
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 2', 'Story 1']));
    const isSaid = (title: string) => card(title, STORIES).textContent?.includes('Demo storyteller, no AI');
    expect([isSaid('Story 1'), isSaid('Story 2')]).toEqual([true, false]);
  });

  it('Stories are ordered by date or views and filtered by genre and language, as the address says', async () => {
    backend.community.rows = [
      sharedRow(1, { views_count: 7 }),
      sharedRow(2, { views_count: 9, generator_id: 'romance' }),
      sharedRow(3, { views_count: 8, language: 'French' }),
    ];
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toEqual(['Story 3', 'Story 2', 'Story 1']));
    expect(
      within(screen.getByLabelText('Order'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest', 'Most read']);
    expect(
      within(screen.getByLabelText('Genre'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any genre', ...Object.values(GENRE_NAMES)]);
    expect(
      within(screen.getByLabelText('Language'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any language', 'English', 'Spanish', 'French', 'Chinese']);
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
    await fill(screen.getByLabelText('Order'), 'views');
    expect(place().at).toBe('/community?order=views&genre=fantasy');
  });

  it.each(['', '?order=views'])(
    'Stories (/community%s) are loaded ten at a time, and none twice while others publish and read',
    async (search) => {
      backend.community.rows = several(21, (n) => sharedRow(n, { views_count: n }));
      await renderRemote(remote, { at: `/community${search}` });
      await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
      expect(titles(STORIES)[0]).toBe('Story 21');
      backend.community.rows.push(sharedRow(40, { views_count: 40 }));
      await user.click(screen.getByRole('button', { name: 'Load More Stories' }));
      await waitFor(() => expect(titles(STORIES)).toHaveLength(20));
      backend.cutOff('search_shared_stories');
      await user.click(screen.getByRole('button', { name: 'Load More Stories' }));
      await expectToast('Failed to load stories', UNREACHABLE);
      expect(titles(STORIES)).toHaveLength(20);
      backend.recover('search_shared_stories');
      await user.click(screen.getByRole('button', { name: 'Load More Stories' }));
      await waitFor(() => expect(titles(STORIES)).toEqual(several(21, (n) => `Story ${22 - n}`)));
      expect(screen.queryByRole('button', { name: 'Load More Stories' })).not.toBeInTheDocument();
    },
  );

  it('Ten stories have no Load More button', async () => {
    backend.community.rows = several(10, sharedRow);
    await renderRemote(remote, { at: '/community' });
    await waitFor(() => expect(titles(STORIES)).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Load More Stories' })).not.toBeInTheDocument();
  });

  it('Without stories, the page invites the visitor to write one', async () => {
    await renderRemote(remote, { at: '/community' });
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Write a story' }));
    expect(place().at).toBe('/generators');
  });

  it.each(['The database is resting.', 'Check your connection'])(
    'Stories that cannot be loaded say why (%s), and Retry loads them',
    async (reason) => {
      backend.community.rows = [sharedRow(1)];
      if (reason === 'The database is resting.') backend.refuse('search_shared_stories', reason);
      else backend.cutOff('search_shared_stories');
      await renderRemote(remote, { at: '/community' });
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load stories');
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      backend.recover('search_shared_stories');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(titles(STORIES)).toEqual(['Story 1']));
      await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
    },
  );
});
