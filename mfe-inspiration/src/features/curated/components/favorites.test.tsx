// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, titles } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow } from '@storyloom/testing/rows';
import { CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { ALL, SEARCH, count, LIKED, MINE, TIDE, add, hasHearts, remove } from '../testing/curated-page.ts';

const SAMPLES = 'Four to start with';
const BEES = 'What the Bees Were Told';

describe('a person’s favorites', () => {
  it('Adding or removing a favorite is confirmed, and kept for that user alone on the next visit', async () => {
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

  it('Favorites cannot be changed before they are loaded', async () => {
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

  it('One of the nine further inspirations can be a favorite, too', async () => {
    await renderRemote(remote, { at: '/inspiration-me?category=poetry', as: ADA });
    await waitFor(() => expect(screen.getByRole('button', { name: add('The Rhyme Collector') })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: add('The Rhyme Collector') }));
    await expectToast('Added to your favorites!');
    expect([...backend.favorites.kept]).toEqual(['ada insp-15']);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(MINE)).toEqual(['The Rhyme Collector']));
  });

  it('Favorites can be searched, and the list gets the focus when one of them is removed', async () => {
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

  it('My Favorites is the title of the favorites page, which says when a search finds none of them', async () => {
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

  it('Without favorites, the page says so, suggests four of the nine, and leads to all inspirations', async () => {
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
});
