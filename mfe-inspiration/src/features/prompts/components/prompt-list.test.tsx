// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles } from '@storyloom/testing/page';
import { atRest, goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';

let user: UserEvent;

const PROMPTS = 'Prompts';
const FAVORITES = 'Community Favorites';
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search prompts' });
/** How many the page says there are. */
const count = () => screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.textContent;
/** What the list says by itself. */
const statuses = () =>
  [...(screen.getByRole('region', { name: PROMPTS })?.querySelectorAll('[role="status"]') ?? [])].map(
    ({ textContent }) => textContent,
  );
const counts = (text: string) => waitFor(() => expect(count()).toBe(text));
const chosenTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const ticked = () =>
  [...document.querySelectorAll('[role="menuitemcheckbox"][aria-checked="true"]')].map((item) => item.textContent);
async function openMenu(trigger: HTMLElement): Promise<void> {
  act(() => trigger.focus());
  await userEvent.keyboard('{Enter}');
}
/** Types at once, so that no pause of the test's own is one of the typing. */
const typeAll = (texts: readonly string[]) =>
  act(async () => {
    for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
  });

describe('the prompts of the community', () => {
  it('are all there for a guest, with what a guest can do', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', difficulty: 'easy', likes_count: 1, uses_count: 1 }),
      promptRow(2, { title: 'The Map', user_id: BO, category: 'historical', difficulty: 'hard', likes_count: 1200 }),
      promptRow(3, { is_public: false }),
      promptRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    ({ user } = await renderRemote(remote, { at: '/inspiration?category=all' }));
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
    const backend = new FakeBackend().install();
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', likes_count: 2 }),
      promptRow(2, { title: 'Mine', user_id: ADA, likes_count: 1 }),
    ];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'Mine']));
    expect(screen.getByRole('button', { name: 'Share Your Inspiration' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'sign in to share your own' })).not.toBeInTheDocument();
    const [lamp, mine] = [card('The Lamp', PROMPTS), card('Mine', PROMPTS)];
    expect(
      ['Liked: The Lamp', 'Report “The Lamp”'].map((name) => within(lamp).queryByRole('button', { name }) !== null),
    ).toEqual([true, true]);
    expect(
      ['Edit: The Lamp', 'Delete “The Lamp”'].map((name) => within(lamp).queryByRole('button', { name }) !== null),
    ).toEqual([false, false]);
    expect(facts(mine)).toEqual(['by you', '1 like', '0 uses']);
    expect(
      ['Edit: Mine', 'Delete “Mine”'].map((name) => within(mine).queryByRole('button', { name }) !== null),
    ).toEqual([true, true]);
    expect(within(mine).getByRole('link', { name: 'Use: Mine' })).toBeVisible();
    expect(
      ['Like: Mine', 'Liked: Mine', 'Report “Mine”'].map(
        (name) => within(mine).queryByRole('button', { name }) !== null,
      ),
    ).toEqual([false, false, false]);
  });

  it('have no favorites while there are none at all, and say that one’s own could be the first', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
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
  const backend = new FakeBackend().install();
  const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
  backend.community.prompts = [
    promptRow(1, { title: 'El puente', prompt }),
    promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
  ];
  ({ user } = await renderRemote(remote, { at: '/inspiration', as: BO }));
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

describe('Community Favorites', () => {
  /** Liked the more the lower their number. */
  const prompts = (total: number) => several(total, (n) => promptRow(n, { likes_count: 100 - n }));

  it('are the three liked most that the list above does not show, while more of them are loaded', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = prompts(24);
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']));
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 21', 'Prompt 22', 'Prompt 23']));
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(24));
    // All there are stand above.
    await waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());
  });

  it('are the three liked most of all where the list shows others, and change with what is searched for', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [
      ...prompts(4),
      promptRow(5, { likes_count: 2, category: 'scifi' }),
      promptRow(6, { category: 'romance', likes_count: 97 }),
    ];
    ({ user } = await renderRemote(remote, { at: '/inspiration?category=scifi' }));
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

  it('are none of your own that your section above shows', async () => {
    const backend = new FakeBackend().install();
    const mine = { user_id: ADA, likes_count: 500 };
    backend.community.prompts = [promptRow(50, mine), ...prompts(3), promptRow(60, { category: 'scifi' })];
    ({ user } = await renderRemote(remote, { at: '/inspiration?category=scifi', as: ADA }));
    await waitFor(() => expect(titles('Your Shared Inspirations')).toEqual(['Prompt 50']));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
  });

  it('wait for the list above, so that no card is there twice for a moment', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = prompts(3);
    const goOn = backend.hold('search_inspirations');
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(1));
    expect(backend.sent('search_inspirations')[0]).toMatchObject({ p_limit: 11 });
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(3));
    await atRest();
    expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument();
  });

  it('keep their order when one of them is liked, and show it liked where it moves above', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = prompts(13);
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']));
    await user.click(
      within(card('Prompt 13', FAVORITES)).getByRole('button', {
        name: 'Like: Prompt 13',
      }),
    );
    await waitFor(() => expect(facts(card('Prompt 13', FAVORITES))[1]).toBe('88 likes'));
    await atRest();
    expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());
    expect(facts(card('Prompt 13', PROMPTS))[1]).toBe('88 likes');
    expect(
      within(card('Prompt 13', PROMPTS)).getByRole('button', {
        name: 'Liked: Prompt 13',
      }),
    ).toBeVisible();
  });
});

it('says how many a search finds, and neither that more could be loaded nor what changes by itself', async () => {
  const backend = new FakeBackend().install();
  backend.community.prompts = [promptRow(1, { user_id: ADA }), ...several(11, (n) => promptRow(n + 1))];
  const live = () =>
    screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.getAttribute('aria-live');
  ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
  await counts('12 prompts');
  expect([statuses(), live()]).toEqual([['12 prompts', ''], 'polite']);
  await user.click(
    within(card('Prompt 1', 'Your Shared Inspirations')).getByRole('button', {
      name: 'Delete “Prompt 1”',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
  await counts('11 prompts');
  expect(live()).toBe('off');
  await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'zebra');
  await counts('0 prompts');
  expect(live()).toBe('polite');
});

it('says how many there are only once they are counted', async () => {
  const backend = new FakeBackend().install();
  backend.community.prompts = several(12, promptRow);
  const goOn = backend.hold('count_inspirations');
  ({ user } = await renderRemote(remote, { at: '/inspiration' }));
  await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
  expect(count()).toBe('');
  goOn();
  await waitFor(() => expect(count()).toBe('12 prompts'));
});

describe('Load More Prompts', () => {
  it('is not there for ten', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(10, promptRow);
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Load More Prompts' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('All 10 shown');
  });

  it('brings ten at a time, and none twice while others share and like', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(21, (n) => promptRow(n, { likes_count: 100 - n }));
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
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
    const backend = new FakeBackend().install();
    backend.community.prompts = several(11, promptRow);
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
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

describe('a search', () => {
  const rows = [
    promptRow(1, { title: 'The Lamp', likes_count: 4, difficulty: 'easy' }),
    promptRow(2, { title: 'A door', prompt: 'Lamplight under a door', category: 'scifi', likes_count: 3 }),
    promptRow(3, { title: 'A harbour', prompt: 'x'.repeat(101), category: 'romance', difficulty: 'hard' }),
    promptRow(4, { title: 'Long', prompt: 'y'.repeat(251), category: 'mystery', difficulty: 'hard', likes_count: 1 }),
  ];
  const all = ['The Lamp', 'A door', 'Long', 'A harbour'];

  it('looks for a word of title or prompt, once for all its letters, and stays in the address', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox()).toHaveAttribute('placeholder', 'Search prompts');
    await typeAll(['l', 'la', 'lam', 'lamp ']);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    await counts('2 prompts');
    expect(place().at).toBe('/inspiration?q=lamp');
    expect(searchBox().value).toBe('lamp ');
    const queries = ['search_inspirations', 'count_inspirations'].map((name) =>
      backend.sent(name).flatMap(({ p_query: query }) => query ?? []),
    );
    expect(queries).toEqual([['lamp'], ['lamp']]);

    await user.click(screen.getByRole('link', { name: 'Curated inspirations' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1'));
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    expect([place().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp']);

    await goTo('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox().value).toBe('');
  });

  it('has four tabs, which stay in the address', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const names = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(names).toEqual(['All', 'Fantasy', 'Sci-Fi', 'Romance']);
    for (const [name, category, found] of [
      ['Fantasy', 'fantasy', 'The Lamp'],
      ['Sci-Fi', 'scifi', 'A door'],
      ['Romance', 'romance', 'A harbour'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      await waitFor(() => expect(titles(PROMPTS)).toEqual([found]));
      expect(place().at).toBe(`/inspiration?category=${category}`);
    }
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(place().at).toBe('/inspiration');
  });

  it('has filters of difficulty and length, which stay in the address and survive a reload', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    await openMenu(screen.getByRole('button', { name: 'Filters' }));
    expect([...document.querySelectorAll('[role="menuitemcheckbox"]')].map((item) => item.textContent)).toEqual([
      'Easy',
      'Medium',
      'Hard',
      'Short (up to 100 characters)',
      'Medium (up to 250)',
      'Long (over 250)',
      'Mystery',
      'Adventure',
      'Historical',
      'Children’s',
      'English',
      'Spanish',
      'French',
      'Chinese',
    ]);
    expect([...document.querySelectorAll('[role="menu"] [role="group"]')].map(groupName)).toEqual([
      'Difficulty',
      'Prompt length',
      'More categories',
      'Language',
    ]);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Hard' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Medium (up to 250)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Short (up to 100 characters)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Long (over 250)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'Long', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    expect(ticked()).toEqual(['Hard', 'Short (up to 100 characters)', 'Medium (up to 250)', 'Long (over 250)']);
    expect(place().at).toBe('/inspiration?difficulty=hard&length=short.medium.long');
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();

    ({ user } = await renderRemote(remote, { at: `${place().at}&category=romance&q=harbour` }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    expect([chosenTab(), searchBox().value]).toEqual(['Romance', 'harbour']);
    await openMenu(screen.getByRole('button', { name: 'Filters (4)' }));
    expect(ticked()).toHaveLength(4);
  });

  it('has filters of every category without a tab and of every language, which stay in the address', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [
      ...rows,
      promptRow(5, { title: 'El puente', prompt: 'El puente deja pasar a todos.', category: 'children' }),
      promptRow(6, { title: '桥', prompt: '桥上有一个人。', category: 'mystery' }),
    ];
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await openMenu(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Mystery' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', '桥']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Children’s' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'El puente', '桥']));
    await counts('3 prompts');
    expect(place().at).toBe('/inspiration?category=mystery.children');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Spanish' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente']));
    expect([chosenTab(), place().at]).toEqual(['All', '/inspiration?category=mystery.children&language=spanish']);
    // A tab is one category, and takes the place of these.
    await user.click(screen.getByRole('tab', { name: 'Fantasy' }));
    await waitFor(() => expect(place().at).toBe('/inspiration?category=fantasy&language=spanish'));
    ({ user } = await renderRemote(remote, { at: '/inspiration?category=historical&language=chinese.french' }));
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
  });

  it('shows what it is narrowed to, and takes each of it away by a press, from the keyboard on to the next', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration?difficulty=hard&length=long&category=mystery' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long']));
    const active = () =>
      [...(document.querySelector('[aria-label="Active filters"]')?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(active()).toEqual(['Hard', 'Long (over 250)', 'Mystery']);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Long (over 250)' }));
    expect(screen.getByRole('button', { name: 'Remove filter: Mystery' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Mystery' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    expect(screen.getByRole('button', { name: 'Remove filter: Hard' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Hard' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect([document.activeElement, active(), place().at]).toEqual([searchBox(), [], '/inspiration']);
  });

  it('that finds nothing says so, and Clear Filters leads back into the search box', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration?q=zebra&difficulty=hard&category=romance' }));
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(count()).toBe('0 prompts');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    await counts('1 prompt');
    // The tab is in sight, and stays.
    expect([place().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(searchBox()).toHaveFocus();

    ({ user } = await renderRemote(remote, { at: '/inspiration?difficulty=easy&category=romance' }));
    await screen.findByRole('heading', { name: 'No prompts found' });
    // What was typed and is not searched for yet is cleared, too.
    await typeAll(['zebra']);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(searchBox().value).toBe('');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('that is still on its way leaves what was found before', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = rows;
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const goOn = backend.hold('search_inspirations');
    await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'harbour');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveAttribute('aria-busy', 'true'));
    expect(place().at).toBe('/inspiration?q=harbour');
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('that finds more than a thousand says no number', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(11, promptRow);
    backend.answerWith('count_inspirations', 1001);
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
    await counts('More than 1,000 prompts');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('10 shown'));
    expect(screen.getByRole('region', { name: PROMPTS })).not.toHaveTextContent(' of ');
  });
});

const groupName = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent;

describe('a list that does not come', () => {
  it.each([
    ['the database refuses', 'Failed to load inspirations', 'The database is resting.'],
    ['nobody answers', 'An error occurred while loading inspirations', 'Check your connection'],
  ])('because %s is said as “%s” and why, until Retry brings it', async (_case, message, reason) => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [promptRow(1)];
    if (reason === 'The database is resting.') backend.refuse('search_inspirations', reason);
    else backend.cutOff('search_inspirations');
    ({ user } = await renderRemote(remote, { at: '/inspiration' }));
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
