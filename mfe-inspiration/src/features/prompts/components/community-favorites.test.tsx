// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, facts, titles } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow, several } from '@storyloom/testing/rows';

const PROMPTS = 'Prompts';
const FAVORITES = 'Community Favorites';
/** Prompts with lower numbers have more likes. */
const prompts = (total: number) => several(total, (n) => promptRow(n, { likes_count: 100 - n }));
const favorites = (...expected: readonly string[]) => waitFor(() => expect(titles(FAVORITES)).toEqual(expected));
const none = () => waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());

describe('Community Favorites', () => {
  it('are the most liked prompts that are not in the list above, and keep order and likes', async () => {
    backend.community.prompts = prompts(24);
    const goOn = backend.hold('search_inspirations');
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    // They wait for the list above, so no card appears twice for a moment.
    await waitFor(() => expect(backend.sent('search_inspirations')).toMatchObject([{ p_limit: 11 }]));
    goOn();
    await favorites('Prompt 11', 'Prompt 12', 'Prompt 13');
    await user.click(within(card('Prompt 13', FAVORITES)).getByRole('button', { name: 'Like: Prompt 13' }));
    await waitFor(() => expect(facts(card('Prompt 13', FAVORITES))[1]).toBe('88 likes'));
    await atRest();
    expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await favorites('Prompt 21', 'Prompt 22', 'Prompt 23');
    expect(facts(card('Prompt 13', PROMPTS))[1]).toBe('88 likes');
    expect(within(card('Prompt 13', PROMPTS)).getByRole('button', { name: 'Liked: Prompt 13' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(24));
    await none();
  });

  it('follow the filters, and leave out the user’s own prompts that the section above shows', async () => {
    backend.community.prompts = [
      ...prompts(4),
      promptRow(5, { likes_count: 2, category: 'scifi' }),
      promptRow(50, { user_id: ADA, likes_count: 500 }),
    ];
    await renderRemote(remote, { at: '/inspiration?category=scifi', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 5']));
    await favorites('Prompt 1', 'Prompt 2', 'Prompt 3');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await none();
  });
});
