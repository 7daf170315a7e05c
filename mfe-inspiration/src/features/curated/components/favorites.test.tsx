// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, fill, titles } from '@storyloom/testing/page';
import { Site, atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow } from '@storyloom/testing/rows';
import { CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { useFavorites } from '../model/use-favorites.ts';
import { ALL, SEARCH, count, LIKED, MINE, TIDE, remove } from '../testing/curated-page.ts';

const SAMPLES = 'Four to start with';
const BEES = 'What the Bees Were Told';
const add = (title: string) => `Add “${title}” to favorites`;
const hasHearts = () => waitFor(() => expect(screen.getByRole('button', { name: add(TIDE) })).toBeEnabled());

describe('a person’s favorites', () => {
  it('are added and removed with a word that it is done, and are that person’s on the next visit', async () => {
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
    await hasHearts();
    expect(screen.queryByRole('link', { name: 'Sign in to view favorites' })).not.toBeInTheDocument();
    const goOn = backend.hold('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    // Before the database has answered.
    await screen.findByRole('button', { name: remove(TIDE) });
    goOn();
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: add(BEES) }));
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: remove(BEES) }));
    await expectToast('Removed from favorites');
    expect([...backend.favorites.kept]).toEqual(['ada insp-1']);

    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
    await renderRemote(remote, { at: '/inspiration-me', as: BO });
    await hasHearts();
  });

  it('cannot be changed while nobody knows them', async () => {
    backend.favorites.kept.add(`${ADA} insp-1`);
    const goOn = backend.hold('GET curated_favorites');
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
    expect(screen.getByRole('button', { name: add(TIDE) })).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: MINE }));
    expect(document.querySelector('[role="tabpanel"][data-state="active"]')?.textContent).toContain('Loading…');
    goOn();
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
  });

  it.each([
    ['adding', 'POST curated_favorites', [], add(TIDE)],
    ['removing', 'DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])('that fail when %s one are as they were, and it is said', async (_case, name, before, heart) => {
    for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
    await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
    backend.refuse(name, 'The database is resting.', 403);
    const goOn = backend.hold(name);
    await user.click(screen.getByRole('button', { name: heart }));
    await waitFor(() => expect(screen.queryByRole('button', { name: heart })).not.toBeInTheDocument());
    goOn();
    await expectToast('Failed to update favorite status', 'The database is resting.');
    await screen.findByRole('button', { name: heart });
    backend.recover(name);
    backend.cutOff(name);
    await user.click(screen.getByRole('button', { name: heart }));
    await expectToast('Failed to update favorite status', UNREACHABLE);
  });

  it('that another tab has added or removed already end as wished, and are said to be updated', async () => {
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
    await hasHearts();
    backend.favorites.kept.add(`${ADA} insp-1`);
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Favorite status updated');
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
    backend.favorites.kept.clear();
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await expectToast('Favorite status updated');
    await hasHearts();
    await atRest();
    expect([...backend.favorites.kept]).toEqual([]);
  });

  it('that were kept although the answer was lost are said to be updated at the next attempt', async () => {
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
    await hasHearts();
    backend.cutOff('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Failed to update favorite status', UNREACHABLE);
    backend.favorites.kept.add(`${ADA} insp-1`);
    backend.recover('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Favorite status updated');
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
  });

  it.each([
    ['POST curated_favorites', [], add(TIDE)],
    ['DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])(
    'that cannot be changed (%s) because the session has ended are as they were, and it is said',
    async (name, before, heart) => {
      for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
      await renderRemote(remote, { at: '/inspiration-me', as: ADA });
      await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
      backend.answerWith(name, { code: 'PGRST303', message: 'JWT expired' }, 401);
      await user.click(screen.getByRole('button', { name: heart }));
      await expectToast('You must be signed in to save favorites', 'Sign in');
      await screen.findByRole('button', { name: heart });
    },
  );

  it('can be the further ones, too', async () => {
    await renderRemote(remote, { at: '/inspiration-me?category=poetry', as: ADA });
    await waitFor(() => expect(screen.getByRole('button', { name: add('The Rhyme Collector') })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: add('The Rhyme Collector') }));
    await expectToast('Added to your favorites!');
    expect([...backend.favorites.kept]).toEqual(['ada insp-15']);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(MINE)).toEqual(['The Rhyme Collector']));
  });

  it.each(['The database is resting.', 'Check your connection'])(
    'that do not come say why (%s), until Retry brings them',
    async (reason) => {
      backend.favorites.kept.add(`${ADA} insp-1`);
      if (reason === 'The database is resting.') backend.refuse('GET curated_favorites', reason, 403);
      else backend.cutOff('GET curated_favorites');
      await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load favorite inspirations');
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      backend.recover('GET curated_favorites');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
      await waitFor(() => expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus());
    },
  );

  it('are searched like the others, and give the focus on when one of them leaves', async () => {
    for (const id of ['insp-1', 'insp-5']) backend.favorites.kept.add(`${ADA} ${id}`);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'zebra');
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await user.click(screen.getByRole('tab', { name: MINE }));
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await waitFor(() => expect(titles(MINE)).toEqual([BEES]));
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Removed from favorites');
    await atRest();
    expect([...backend.favorites.kept]).toEqual(['ada insp-5']);
  });

  it('have a page of their own name, and say when a search finds none of them', async () => {
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' })];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual([MINE, 'My Favorites · Storyloom']);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'zebra');
    await screen.findByRole('heading', { name: 'No inspirations found' });
    expect(count()).toBe('0 inspirations');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    expect([screen.queryByRole('heading', { name: 'No inspirations found' }) !== null, document.activeElement]).toEqual(
      [false, screen.getByRole('searchbox', { name: SEARCH })],
    );
    await user.click(screen.getByRole('tab', { name: ALL }));
    expect(document.querySelector('h1')?.textContent).toBe('Curated inspirations');
  });

  it('that are none yet say so, show four of the nine to start with, and lead to all', async () => {
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await screen.findByRole('heading', { name: 'No favorites yet' });
    const samples = titles(SAMPLES);
    expect(new Set(samples).size).toBe(4);
    const all = CURATED_INSPIRATIONS.map(({ title }) => title);
    expect(all.filter((title) => samples.includes(title))).toEqual(samples);
    await user.click(screen.getByRole('button', { name: 'Browse Inspirations' }));
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
    expect(document.querySelectorAll('article')).toHaveLength(18);
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();

    await user.click(screen.getByRole('tab', { name: MINE }));
    const [first = ''] = titles(SAMPLES);
    await user.click(screen.getByRole('button', { name: add(first) }));
    await waitFor(() => expect(titles(MINE)).toEqual([first]));
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: remove(first) }));
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Removed from favorites');
  });

  it('are kept by people who are signed in: a guest is told so, and nothing is sent', async () => {
    const { result } = renderHook(useFavorites, {
      wrapper: ({ children }) => (
        <Site>
          <MemoryRouter>{children}</MemoryRouter>
        </Site>
      ),
    });
    expect(result.current.ids).toBeUndefined();
    await act(async () => result.current.toggle('insp-1'));
    await expectToast('You must be signed in to save favorites', 'Sign in');
    expect(backend.requests).toEqual([]);
  });
});
