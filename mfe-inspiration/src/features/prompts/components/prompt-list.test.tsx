// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, FAVORITES, count, counts } from '../testing/prompt-list.ts';

/** What the list says by itself. */
const statuses = () =>
  [...(screen.getByRole('region', { name: PROMPTS })?.querySelectorAll('[role="status"]') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the prompts of the community', () => {
  it('are all there for a guest, with what a guest can do', async () => {
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

  it('are there for a person, who can share one, and likes and edits nobody’s but their own', async () => {
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

  it('have no favorites while there are none at all, and say that one’s own could be the first', async () => {
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

it('a title and a prompt say what language they are in, wherever they are read', async () => {
  const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
  backend.community.prompts = [
    promptRow(1, { title: 'El puente', prompt }),
    promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
  ];
  await renderRemote(remote, { at: '/inspiration', as: BO });
  await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente', 'Fantasy Inspiration']));
  /** Texts of a place with the language that they are read in. */
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
  // A title that the page has made up is English.
  const pont = card('Fantasy Inspiration', PROMPTS);
  expect(read(pont, 'Le pont est dans la brume.', 'Fantasy Inspiration')).toEqual(['fr', undefined]);
});

it('says how many a search finds, and neither that more could be loaded nor what changes by itself', async () => {
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

it('says how many there are only once they are counted', async () => {
  backend.community.prompts = several(12, promptRow);
  const goOn = backend.hold('count_inspirations');
  await renderRemote(remote, { at: '/inspiration' });
  await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
  expect(count()).toBe('');
  goOn();
  await waitFor(() => expect(count()).toBe('12 prompts'));
});

describe('Load More Prompts', () => {
  it('is not there for ten', async () => {
    backend.community.prompts = several(10, promptRow);
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Load More Prompts' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('All 10 shown');
  });

  it('brings ten at a time, and none twice while others share and like', async () => {
    backend.community.prompts = several(21, (n) => promptRow(n, { likes_count: 100 - n }));
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('10 of 21 shown');
    const first = titles(PROMPTS);
    expect([first[0], first[9]]).toEqual(['Prompt 1', 'Prompt 10']);

    backend.community.prompts.push(promptRow(90, { likes_count: 500 }), promptRow(91, { likes_count: 400 }));
    // One that was read already falls to where the next page is, which brings nine others with it.
    backend.community.change(promptRow(10).id, { likes_count: 85 });
    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true'));
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(19));
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[10]);
    expect(statuses()).toContain('9 more. 19 of 21 shown.');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More Prompts' })).not.toBeInTheDocument());
    expect(titles(PROMPTS).toSorted()).toEqual(several(21, (n) => `Prompt ${n}`).toSorted());
    expect(titles(PROMPTS).slice(0, 10)).toEqual(first);
    expect(backend.sent('search_inspirations').map(({ p_limit: limit }) => limit)).toEqual([11, 14, 11, 11, 11]);
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[19]);
    expect(statuses()).toContain('2 more. All 21 shown.');
  });

  it('that brings nothing says so, keeps what is there, and can be tried again', async () => {
    backend.community.prompts = several(11, promptRow);
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    backend.cutOff('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await expectToast('Failed to load inspirations', UNREACHABLE);
    expect(titles(PROMPTS)).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.recover('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(11));
  });
});

describe('a list that does not come', () => {
  it.each([
    ['the database refuses', 'Failed to load inspirations', 'The database is resting.'],
    ['nobody answers', 'An error occurred while loading inspirations', 'Check your connection'],
  ])('because %s is said as “%s” and why, until Retry brings it', async (_case, message, reason) => {
    backend.community.prompts = [promptRow(1)];
    if (reason === 'The database is resting.') backend.refuse('search_inspirations', reason);
    else backend.cutOff('search_inspirations');
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('heading', { name: 'No prompts yet' })).not.toBeInTheDocument();
    // One more try than was asked for (spec 9), for the list and for the favorites.
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));

    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Trying again…' });
    backend.recover('search_inspirations');
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveFocus());
  });
});
