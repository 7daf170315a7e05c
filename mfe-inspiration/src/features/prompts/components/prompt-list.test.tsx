// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, FAVORITES, count, counts, statuses } from '../testing/prompt-list.ts';

describe('the prompts of the community', () => {
  it('A guest sees every public prompt, can use it, and is asked to sign in to like or share', async () => {
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', difficulty: 'easy', likes_count: 1, uses_count: 1 }),
      promptRow(2, { title: 'The Map', user_id: BO, category: 'historical', difficulty: 'hard', likes_count: 1200 }),
      promptRow(3, { is_public: false }),
      promptRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await renderRemote(remote, { at: '/inspiration?category=all' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Map', 'The Lamp']));
    expect(document.title).toBe('Inspirations · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('Story prompts');
    expect(screen.getByRole('heading', { name: 'Inspirations' }).tagName).toBe('H1');
    await counts('2 prompts');

    const lamp = card('The Lamp', PROMPTS);
    expect(chips(lamp)).toEqual(['Fantasy', 'Easy']);
    expect(lamp.textContent).toContain('A lighthouse number 1');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(chips(card('The Map', PROMPTS))).toEqual(['Historical', 'Hard']);
    expect(facts(card('The Map', PROMPTS))).toEqual(['by Bo Li', '1,200 likes', '0 uses']);

    expect(screen.getByRole('button', { name: 'Generate Random Prompt' })).toBeVisible();
    expect(within(lamp).getByRole('link', { name: 'Use: The Lamp' })).toBeVisible();
    for (const name of ['Share Your Inspiration', 'Your Shared Inspirations', 'Edit: The Lamp', 'Delete “The Lamp”']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await user.click(within(lamp).getByRole('button', { name: 'Like: The Lamp' }));
    await expectToast('You must be signed in to like inspirations', 'Sign in');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(backend.sent('toggle_inspiration_like')).toEqual([]);

    await user.click(screen.getByRole('link', { name: 'sign in to share your own' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration?category=all' } });
  });

  it('A user can share prompts, like and report those of others, and edit and delete only their own', async () => {
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', likes_count: 2 }),
      promptRow(2, { title: 'Mine', user_id: ADA, likes_count: 1 }),
    ];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'Mine']));
    expect(screen.getByRole('button', { name: 'Share Your Inspiration' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'sign in to share your own' })).not.toBeInTheDocument();
    const [lamp, mine] = [card('The Lamp', PROMPTS), card('Mine', PROMPTS)];
    const offered = (part: HTMLElement, ...names: readonly string[]) =>
      names.filter((name) => within(part).queryByRole('button', { name }));
    const ways = (title: string) => [`Edit: ${title}`, `Delete “${title}”`, `Like: ${title}`, `Liked: ${title}`];
    expect(offered(lamp, ...ways('The Lamp'), 'Report “The Lamp”')).toEqual(['Liked: The Lamp', 'Report “The Lamp”']);
    expect(facts(mine)).toEqual(['by you', '1 like', '0 uses']);
    expect(offered(mine, ...ways('Mine'), 'Report “Mine”')).toEqual(['Edit: Mine', 'Delete “Mine”']);
    expect(within(mine).getByRole('link', { name: 'Use: Mine' })).toBeVisible();
  });

  it('Without prompts, the page shows no favorites and invites the visitor to share the first', async () => {
    await renderRemote(remote, { at: '/inspiration' });
    await screen.findByRole('heading', { name: 'No prompts yet' });
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('Be the first to share one.');
    expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument();
    expect([
      screen.queryByRole('button', { name: 'Clear Filters' }) !== null,
      screen.queryByRole('button', { name: 'Load More Prompts' }) !== null,
    ]).toEqual([false, false]);
    expect(count()).toBe('0 prompts');
  });
});

it('Titles and prompts are marked with their language wherever they are shown', async () => {
  const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
  backend.community.prompts = [
    promptRow(1, { title: 'El puente', prompt }),
    promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
  ];
  await renderRemote(remote, { at: '/inspiration', as: BO });
  await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente', 'Fantasy Inspiration']));
  /** The language in which each text is marked. */
  const read = (part: Element, ...texts: readonly string[]) =>
    texts.map((text) => {
      const found = [...part.querySelectorAll('*')].filter((element) => element.textContent === text);
      return found.at(-1)?.closest('[lang]')?.getAttribute('lang');
    });
  const bridge = card('El puente', PROMPTS);
  expect(read(bridge, 'El puente', prompt, 'Prompt: ')).toEqual(['es', 'es', undefined]);
  for (const way of [
    within(bridge).getByRole('link', { name: 'Use: El puente' }),
    within(bridge).getByRole('button', { name: 'Like: El puente' }),
  ]) {
    expect(read(way, 'El puente')).toEqual(['es']);
  }
  // A title that the page generated is English.
  const pont = card('Fantasy Inspiration', PROMPTS);
  expect(read(pont, 'Le pont est dans la brume.', 'Fantasy Inspiration')).toEqual(['fr', undefined]);
});

it('The number of prompts is announced after a search, and not after a prompt is deleted', async () => {
  backend.community.prompts = [promptRow(1, { user_id: ADA }), ...several(11, (n) => promptRow(n + 1))];
  const live = () =>
    screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.getAttribute('aria-live');
  await renderRemote(remote, { at: '/inspiration', as: ADA });
  await counts('12 prompts');
  expect([statuses(), live()]).toEqual([['12 prompts', ''], 'polite']);
  await user.click(
    within(card('Prompt 1', 'Your Shared Inspirations')).getByRole('button', { name: 'Delete “Prompt 1”' }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
  await counts('11 prompts');
  expect(live()).toBe('off');
  await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'zebra');
  await counts('0 prompts');
  expect(live()).toBe('polite');
});

it('The number of prompts is shown only once they are counted', async () => {
  backend.community.prompts = several(12, promptRow);
  const goOn = backend.hold('count_inspirations');
  await renderRemote(remote, { at: '/inspiration' });
  await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
  expect(count()).toBe('');
  goOn();
  await waitFor(() => expect(count()).toBe('12 prompts'));
});
