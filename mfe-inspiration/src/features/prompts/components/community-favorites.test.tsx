// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, facts, fill, titles } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, FAVORITES } from '../testing/prompt-list.ts';

describe('Community Favorites', () => {
  /** Prompts with lower numbers have more likes. */
  const prompts = (total: number) => several(total, (n) => promptRow(n, { likes_count: 100 - n }));

  it('Community Favorites are the three most liked prompts that the list above does not show, also after more are loaded', async () => {
    backend.community.prompts = prompts(24);
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']));
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 21', 'Prompt 22', 'Prompt 23']));
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(24));
    // All prompts are in the list above.
    await waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());
  });

  it('Community Favorites of a filtered list are the three most liked prompts that it leaves out, and follow the filters', async () => {
    backend.community.prompts = [
      ...prompts(4),
      promptRow(5, { likes_count: 2, category: 'scifi' }),
      promptRow(6, { category: 'romance', likes_count: 97 }),
    ];
    await renderRemote(remote, { at: '/inspiration?category=scifi' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 5']));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
    await user.click(screen.getByRole('tab', { name: 'Romance' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 6']));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
    await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'zebra');
    await screen.findByRole('heading', { name: 'No prompts found' });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());
  });

  it('Community Favorites leave out the user’s own prompts that the section above shows', async () => {
    const mine = { user_id: ADA, likes_count: 500 };
    backend.community.prompts = [promptRow(50, mine), ...prompts(3), promptRow(60, { category: 'scifi' })];
    await renderRemote(remote, { at: '/inspiration?category=scifi', as: ADA });
    await waitFor(() => expect(titles('Your Shared Inspirations')).toEqual(['Prompt 50']));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
  });

  it('Community Favorites wait for the list above, so that no card appears twice for a moment', async () => {
    backend.community.prompts = prompts(3);
    const goOn = backend.hold('search_inspirations');
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(1));
    expect(backend.sent('search_inspirations')[0]).toMatchObject({ p_limit: 11 });
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(3));
    await atRest();
    expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument();
  });

  it('Community Favorites keep their order when one is liked, and the like is shown where the card moves above', async () => {
    backend.community.prompts = prompts(13);
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']));
    await user.click(within(card('Prompt 13', FAVORITES)).getByRole('button', { name: 'Like: Prompt 13' }));
    await waitFor(() => expect(facts(card('Prompt 13', FAVORITES))[1]).toBe('88 likes'));
    await atRest();
    expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());
    expect(facts(card('Prompt 13', PROMPTS))[1]).toBe('88 likes');
    expect(within(card('Prompt 13', PROMPTS)).getByRole('button', { name: 'Liked: Prompt 13' })).toBeVisible();
  });
});
