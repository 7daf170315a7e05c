// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { SEARCH, LIKED, MINE, TIDE, remove } from '../testing/curated-page.ts';

describe('a person’s favorites', () => {
  it('Liked prompts of the community are favorites, too, and one heart changes both, wherever it is pressed', async () => {
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' }), promptRow(2, { title: 'The Map' }), promptRow(3)];
    backend.favorites.kept.add(`${ADA} insp-1`);
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp', 'The Map', 'Prompt 3']));
    for (const title of ['The Lamp', 'The Map']) {
      await user.click(
        within(card(title, 'Prompts')).getByRole('button', {
          name: `Like: ${title}`,
        }),
      );
      await expectToast('Added to your favorites!');
    }
    await user.click(screen.getByRole('link', { name: 'My Favorites' }));
    await waitFor(() => expect(place().at).toBe('/inspiration-me?view=favorites'));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    expect(titles(MINE)).toEqual([TIDE, 'The Map', 'The Lamp']);
    expect([
      screen.getByRole('heading', { name: LIKED }).tagName,
      screen.getByRole('heading', { name: 'The Map' }).tagName,
    ]).toEqual(['H2', 'H3']);

    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'lamp');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await fill(screen.getByRole('searchbox', { name: SEARCH }), '');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    await fill(screen.getByLabelText('Category'), 'poetry');
    await waitFor(() => expect(screen.queryByRole('region', { name: LIKED })).not.toBeInTheDocument());
    await fill(screen.getByLabelText('Category'), 'fiction');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));

    await user.click(within(card('The Map', LIKED)).getByRole('button', { name: 'Liked: The Map' }));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await expectToast('Removed from favorites');
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await expectToast('Removed from favorites');
    expect([titles(MINE), screen.queryByRole('heading', { name: 'No favorites yet' }) !== null]).toEqual([
      ['The Lamp'],
      false,
    ]);
    await user.click(within(card('The Lamp', LIKED)).getByRole('button', { name: 'Liked: The Lamp' }));
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect([...backend.community.likes.inspiration]).toEqual([]);
  });

  it('Liked prompts of the community are loaded ten at a time, and say when they cannot be loaded', async () => {
    backend.community.prompts = several(12, promptRow);
    for (const { id } of backend.community.prompts) backend.community.likes.inspiration.add(`${ADA} ${id}`);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Load More Favorites' }));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(12));
    expect(document.activeElement?.textContent).toBe('Prompt 2');
    backend.refuse('liked_inspirations', 'The database is resting.', 403);
    await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load favorite inspirations'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    backend.recover('liked_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
  });
});
