// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  button,
  card,
  chips,
  facts,
  field,
  fill,
  has,
  heading,
  isAtRest,
  isTold,
  link,
  open,
  press,
  section,
  shows,
  tab,
  tidyUp,
  titles,
  visit,
  where,
  UNREACHABLE,
} from '../../../testing/render-inspiration.tsx';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';

afterEach(tidyUp);

const PROMPTS = 'Prompts';
const FAVORITES = 'Community Favorites';
const searchBox = () => field('Search prompts');
/** How many the page says there are. */
const count = () => section(PROMPTS)?.querySelector('[role="status"]')?.textContent;
/** What the list says by itself. */
const statuses = () =>
  [...(section(PROMPTS)?.querySelectorAll('[role="status"]') ?? [])].map(({ textContent }) => textContent);
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
    const backend = await visit();
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', difficulty: 'easy', likes_count: 1, uses_count: 1 }),
      promptRow(2, { title: 'The Map', user_id: BO, category: 'historical', difficulty: 'hard', likes_count: 1200 }),
      promptRow(3, { is_public: false }),
      promptRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await open('/inspiration?category=all');
    await shows(PROMPTS, ['The Map', 'The Lamp']);
    expect(document.title).toBe('Inspirations · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('Story prompts');
    expect(heading('Inspirations').tagName).toBe('H1');
    await counts('2 prompts');

    const lamp = card('The Lamp', PROMPTS);
    expect(chips(lamp)).toEqual(['Fantasy', 'Easy']);
    expect(lamp.textContent).toContain('A lighthouse number 1');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(chips(card('The Map', PROMPTS))).toEqual(['Historical', 'Hard']);
    expect(facts(card('The Map', PROMPTS))).toEqual(['by Bo Li', '1,200 likes', '0 uses']);

    expect(has('Generate Random Prompt')).toBe(true);
    expect(has('Use: The Lamp', lamp)).toBe(true);
    for (const name of ['Share Your Inspiration', 'Your Shared Inspirations', 'Edit: The Lamp', 'Delete “The Lamp”']) {
      expect(has(name)).toBe(false);
    }
    await press(button('Like: The Lamp', lamp));
    await isTold('You must be signed in to like inspirations', 'Sign in');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(backend.sent('toggle_inspiration_like')).toEqual([]);

    await press(link('sign in to share your own'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/inspiration?category=all' } });
  });

  it('are there for a person, who can share one, and likes and edits nobody’s but their own', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', likes_count: 2 }),
      promptRow(2, { title: 'Mine', user_id: ADA, likes_count: 1 }),
    ];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    await open('/inspiration');
    await shows(PROMPTS, ['The Lamp', 'Mine']);
    expect(has('Share Your Inspiration')).toBe(true);
    expect(has('sign in to share your own')).toBe(false);
    const [lamp, mine] = [card('The Lamp', PROMPTS), card('Mine', PROMPTS)];
    expect(['Liked: The Lamp', 'Report “The Lamp”'].map((name) => has(name, lamp))).toEqual([true, true]);
    expect(['Edit: The Lamp', 'Delete “The Lamp”'].map((name) => has(name, lamp))).toEqual([false, false]);
    expect(facts(mine)).toEqual(['by you', '1 like', '0 uses']);
    expect(['Use: Mine', 'Edit: Mine', 'Delete “Mine”'].map((name) => has(name, mine))).toEqual([true, true, true]);
    expect(['Like: Mine', 'Liked: Mine', 'Report “Mine”'].map((name) => has(name, mine))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('have no favorites while there are none at all, and say that one’s own could be the first', async () => {
    await visit();
    await open('/inspiration');
    await waitFor(() => expect(has('No prompts yet')).toBe(true));
    expect(section(PROMPTS)?.textContent).toContain('Be the first to share one.');
    expect(section(FAVORITES)).toBeNull();
    expect([has('Clear Filters'), has('Load More Prompts')]).toEqual([false, false]);
    expect(count()).toBe('0 prompts');
  });
});

it('a title and a prompt say what language they are in, wherever they are read', async () => {
  const backend = await visit(BO);
  const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
  backend.community.prompts = [
    promptRow(1, { title: 'El puente', prompt }),
    promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
  ];
  await open('/inspiration');
  await shows(PROMPTS, ['El puente', 'Fantasy Inspiration']);
  /** Texts of a place with the language that they are read in. */
  const read = (place: Element, ...texts: readonly string[]) =>
    texts.map((text) => {
      const found = [...place.querySelectorAll('*')].filter((element) => element.textContent === text);
      return found.at(-1)?.closest('[lang]')?.getAttribute('lang');
    });
  const bridge = card('El puente', PROMPTS);
  expect(read(bridge, 'El puente', prompt, 'Prompt: ')).toEqual(['es', 'es', undefined]);
  for (const way of [link('Use: El puente', bridge), button('Like: El puente', bridge)]) {
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
    const backend = await visit();
    backend.community.prompts = prompts(24);
    await open('/inspiration');
    await shows(FAVORITES, ['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await press(button('Load More Prompts'));
    await shows(FAVORITES, ['Prompt 21', 'Prompt 22', 'Prompt 23']);
    await press(button('Load More Prompts'));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(24));
    // All there are stand above.
    await waitFor(() => expect(section(FAVORITES)).toBeNull());
  });

  it('are the three liked most of all where the list shows others, and change with what is searched for', async () => {
    const backend = await visit();
    backend.community.prompts = [
      ...prompts(4),
      promptRow(5, { likes_count: 2, category: 'scifi' }),
      promptRow(6, { category: 'romance', likes_count: 97 }),
    ];
    await open('/inspiration?category=scifi');
    await shows(PROMPTS, ['Prompt 5']);
    await shows(FAVORITES, ['Prompt 1', 'Prompt 2', 'Prompt 3']);
    await press(tab('Romance'));
    await shows(PROMPTS, ['Prompt 6']);
    await shows(FAVORITES, ['Prompt 1', 'Prompt 2', 'Prompt 3']);
    await fill('Search prompts', 'zebra');
    await waitFor(() => expect(has('No prompts found')).toBe(true));
    await press(button('Clear Filters'));
    await press(tab('All'));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await waitFor(() => expect(section(FAVORITES)).toBeNull());
  });

  it('are none of your own that your section above shows', async () => {
    const backend = await visit(ADA);
    const mine = { user_id: ADA, likes_count: 500 };
    backend.community.prompts = [promptRow(50, mine), ...prompts(3), promptRow(60, { category: 'scifi' })];
    await open('/inspiration?category=scifi');
    await shows('Your Shared Inspirations', ['Prompt 50']);
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
  });

  it('wait for the list above, so that no card is there twice for a moment', async () => {
    const backend = await visit();
    backend.community.prompts = prompts(3);
    const goOn = backend.hold('search_inspirations');
    await open('/inspiration');
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(1));
    expect(backend.sent('search_inspirations')[0]).toMatchObject({ p_limit: 11 });
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(3));
    await isAtRest();
    expect(section(FAVORITES)).toBeNull();
  });

  it('keep their order when one of them is liked, and show it liked where it moves above', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = prompts(13);
    await open('/inspiration');
    await shows(FAVORITES, ['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await press(button('Like: Prompt 13', card('Prompt 13', FAVORITES)));
    await waitFor(() => expect(facts(card('Prompt 13', FAVORITES))[1]).toBe('88 likes'));
    await isAtRest();
    expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await press(button('Load More Prompts'));
    await waitFor(() => expect(section(FAVORITES)).toBeNull());
    expect(facts(card('Prompt 13', PROMPTS))[1]).toBe('88 likes');
    expect(has('Liked: Prompt 13', card('Prompt 13', PROMPTS))).toBe(true);
  });
});

it('says how many a search finds, and neither that more could be loaded nor what changes by itself', async () => {
  const backend = await visit(ADA);
  backend.community.prompts = [promptRow(1, { user_id: ADA }), ...several(11, (n) => promptRow(n + 1))];
  const live = () => section(PROMPTS)?.querySelector('[role="status"]')?.getAttribute('aria-live');
  await open('/inspiration');
  await counts('12 prompts');
  expect([statuses(), live()]).toEqual([['12 prompts', ''], 'polite']);
  await press(button('Delete “Prompt 1”', card('Prompt 1', 'Your Shared Inspirations')));
  await press(button('Delete inspiration'));
  await counts('11 prompts');
  expect(live()).toBe('off');
  await fill('Search prompts', 'zebra');
  await counts('0 prompts');
  expect(live()).toBe('polite');
});

it('says how many there are only once they are counted', async () => {
  const backend = await visit();
  backend.community.prompts = several(12, promptRow);
  const goOn = backend.hold('count_inspirations');
  await open('/inspiration');
  await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
  expect(count()).toBe('');
  goOn();
  await waitFor(() => expect(count()).toBe('12 prompts'));
});

describe('Load More Prompts', () => {
  it('is not there for ten', async () => {
    const backend = await visit();
    backend.community.prompts = several(10, promptRow);
    await open('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(has('Load More Prompts')).toBe(false);
    expect(section(PROMPTS)?.textContent).toContain('All 10 shown');
  });

  it('brings ten at a time, and none twice while others share and like', async () => {
    const backend = await visit();
    backend.community.prompts = several(21, (n) => promptRow(n, { likes_count: 100 - n }));
    await open('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(section(PROMPTS)?.textContent).toContain('10 of 21 shown');
    const first = titles(PROMPTS);
    expect([first[0], first[9]]).toEqual(['Prompt 1', 'Prompt 10']);

    backend.community.prompts.push(promptRow(90, { likes_count: 500 }), promptRow(91, { likes_count: 400 }));
    // One that was read already falls to where the next page is, which brings nine others with it.
    backend.community.change(promptRow(10).id, { likes_count: 85 });
    const goOn = backend.hold('search_inspirations');
    await press(button('Load More Prompts'));
    await waitFor(() => expect(button('Loading…').getAttribute('aria-busy')).toBe('true'));
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(19));
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[10]);
    expect(statuses()).toContain('9 more. 19 of 21 shown.');
    await press(button('Load More Prompts'));
    await waitFor(() => expect(has('Load More Prompts')).toBe(false));
    expect(titles(PROMPTS).toSorted()).toEqual(several(21, (n) => `Prompt ${n}`).toSorted());
    expect(titles(PROMPTS).slice(0, 10)).toEqual(first);
    expect(backend.sent('search_inspirations').map(({ p_limit: limit }) => limit)).toEqual([11, 14, 11, 11, 11]);
    expect(document.activeElement?.textContent).toBe(titles(PROMPTS)[19]);
    expect(statuses()).toContain('2 more. All 21 shown.');
  });

  it('that brings nothing says so, keeps what is there, and can be tried again', async () => {
    const backend = await visit();
    backend.community.prompts = several(11, promptRow);
    await open('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    backend.cutOff('search_inspirations');
    await press(button('Load More Prompts'));
    await isTold('Failed to load inspirations', UNREACHABLE);
    expect(titles(PROMPTS)).toHaveLength(10);
    expect(alertPanel()).toBeNull();
    backend.recover('search_inspirations');
    await press(button('Load More Prompts'));
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
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration');
    await shows(PROMPTS, all);
    expect(searchBox().placeholder).toBe('Search prompts');
    await typeAll(['l', 'la', 'lam', 'lamp ']);
    await shows(PROMPTS, ['The Lamp', 'A door']);
    await counts('2 prompts');
    expect(where().at).toBe('/inspiration?q=lamp');
    expect(searchBox().value).toBe('lamp ');
    const queries = ['search_inspirations', 'count_inspirations'].map((name) =>
      backend.sent(name).flatMap(({ p_query: query }) => query ?? []),
    );
    expect(queries).toEqual([['lamp'], ['lamp']]);

    await press(link('Curated inspirations'));
    await waitFor(() => expect(heading('Curated inspirations').tagName).toBe('H1'));
    await press(button('Go back'));
    await shows(PROMPTS, ['The Lamp', 'A door']);
    expect([where().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp']);

    await press(link('To the prompts'));
    await shows(PROMPTS, all);
    expect(searchBox().value).toBe('');
  });

  it('has four tabs, which stay in the address', async () => {
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration');
    await shows(PROMPTS, all);
    const names = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(names).toEqual(['All', 'Fantasy', 'Sci-Fi', 'Romance']);
    for (const [name, category, found] of [
      ['Fantasy', 'fantasy', 'The Lamp'],
      ['Sci-Fi', 'scifi', 'A door'],
      ['Romance', 'romance', 'A harbour'],
    ] as const) {
      await press(tab(name));
      await shows(PROMPTS, [found]);
      expect(where().at).toBe(`/inspiration?category=${category}`);
    }
    await press(tab('All'));
    await shows(PROMPTS, all);
    expect(where().at).toBe('/inspiration');
  });

  it('has filters of difficulty and length, which stay in the address and survive a reload', async () => {
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration');
    await shows(PROMPTS, all);
    await openMenu(button('Filters'));
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
    await press(button('Hard'));
    await shows(PROMPTS, ['Long', 'A harbour']);
    await press(button('Easy'));
    await press(button('Medium (up to 250)'));
    await shows(PROMPTS, ['A harbour']);
    await press(button('Short (up to 100 characters)'));
    await shows(PROMPTS, ['The Lamp', 'A harbour']);
    await press(button('Long (over 250)'));
    await shows(PROMPTS, ['The Lamp', 'Long', 'A harbour']);
    await press(button('Easy'));
    await shows(PROMPTS, ['Long', 'A harbour']);
    expect(ticked()).toEqual(['Hard', 'Short (up to 100 characters)', 'Medium (up to 250)', 'Long (over 250)']);
    expect(where().at).toBe('/inspiration?difficulty=hard&length=short.medium.long');
    expect(has('Filters (4)')).toBe(true);

    await open(`${where().at}&category=romance&q=harbour`);
    await shows(PROMPTS, ['A harbour']);
    expect([chosenTab(), searchBox().value]).toEqual(['Romance', 'harbour']);
    await openMenu(button('Filters (4)'));
    expect(ticked()).toHaveLength(4);
  });

  it('has filters of every category without a tab and of every language, which stay in the address', async () => {
    const backend = await visit();
    backend.community.prompts = [
      ...rows,
      promptRow(5, { title: 'El puente', prompt: 'El puente deja pasar a todos.', category: 'children' }),
      promptRow(6, { title: '桥', prompt: '桥上有一个人。', category: 'mystery' }),
    ];
    await open('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await openMenu(button('Filters'));
    await press(button('Mystery'));
    await shows(PROMPTS, ['Long', '桥']);
    await press(button('Children’s'));
    await shows(PROMPTS, ['Long', 'El puente', '桥']);
    await counts('3 prompts');
    expect(where().at).toBe('/inspiration?category=mystery.children');
    await press(button('Spanish'));
    await shows(PROMPTS, ['El puente']);
    expect([chosenTab(), where().at]).toEqual(['All', '/inspiration?category=mystery.children&language=spanish']);
    // A tab is one category, and takes the place of these.
    await press(tab('Fantasy'));
    await waitFor(() => expect(where().at).toBe('/inspiration?category=fantasy&language=spanish'));
    await open('/inspiration?category=historical&language=chinese.french');
    await waitFor(() => expect(has('No prompts found')).toBe(true));
    expect(has('Filters (3)')).toBe(true);
    await press(button('Clear Filters'));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
  });

  it('shows what it is narrowed to, and takes each of it away by a press, from the keyboard on to the next', async () => {
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration?difficulty=hard&length=long&category=mystery');
    await shows(PROMPTS, ['Long']);
    const active = () =>
      [...(document.querySelector('[aria-label="Active filters"]')?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(active()).toEqual(['Hard', 'Long (over 250)', 'Mystery']);
    await press(button('Remove filter: Long (over 250)'));
    expect(document.activeElement).toBe(button('Remove filter: Mystery'));
    await press(button('Remove filter: Mystery'));
    await shows(PROMPTS, ['Long', 'A harbour']);
    expect(document.activeElement).toBe(button('Remove filter: Hard'));
    await press(button('Remove filter: Hard'));
    await shows(PROMPTS, all);
    expect([document.activeElement, active(), where().at]).toEqual([searchBox(), [], '/inspiration']);
  });

  it('that finds nothing says so, and Clear Filters leads back into the search box', async () => {
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration?q=zebra&difficulty=hard&category=romance');
    await waitFor(() => expect(has('No prompts found')).toBe(true));
    expect(count()).toBe('0 prompts');
    await press(button('Clear Filters'));
    await shows(PROMPTS, ['A harbour']);
    await counts('1 prompt');
    // The tab is in sight, and stays.
    expect([where().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(document.activeElement).toBe(searchBox());

    await open('/inspiration?difficulty=easy&category=romance');
    await waitFor(() => expect(has('No prompts found')).toBe(true));
    // What was typed and is not searched for yet is cleared, too.
    await typeAll(['zebra']);
    await press(button('Clear Filters'));
    expect(searchBox().value).toBe('');
    await shows(PROMPTS, ['A harbour']);
  });

  it('that is still on its way leaves what was found before', async () => {
    const backend = await visit();
    backend.community.prompts = rows;
    await open('/inspiration');
    await shows(PROMPTS, all);
    const goOn = backend.hold('search_inspirations');
    await fill('Search prompts', 'harbour');
    await waitFor(() => expect(section(PROMPTS)?.getAttribute('aria-busy')).toBe('true'));
    expect(where().at).toBe('/inspiration?q=harbour');
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await shows(PROMPTS, ['A harbour']);
  });

  it('that finds more than a thousand says no number', async () => {
    const backend = await visit();
    backend.community.prompts = several(11, promptRow);
    backend.answerWith('count_inspirations', 1001);
    await open('/inspiration');
    await counts('More than 1,000 prompts');
    await waitFor(() => expect(section(PROMPTS)?.textContent).toContain('10 shown'));
    expect(section(PROMPTS)?.textContent).not.toContain(' of ');
  });
});

const groupName = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent;

describe('a list that does not come', () => {
  it.each([
    ['the database refuses', 'Failed to load inspirations', 'The database is resting.'],
    ['nobody answers', 'An error occurred while loading inspirations', 'Check your connection'],
  ])('because %s is said as “%s” and why, until Retry brings it', async (_case, message, reason) => {
    const backend = await visit();
    backend.community.prompts = [promptRow(1)];
    if (reason === 'The database is resting.') backend.refuse('search_inspirations', reason);
    else backend.cutOff('search_inspirations');
    await open('/inspiration');
    await waitFor(() => expect(alertPanel()).toBeTruthy());
    expect(alertPanel()?.textContent).toContain(message);
    expect(alertPanel()?.textContent).toContain(reason);
    expect(has('No prompts yet')).toBe(false);
    // One more try than was asked for (spec 9), for the list and for the favorites.
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));

    const goOn = backend.hold('search_inspirations');
    await press(button('Retry'));
    await waitFor(() => expect(has('Trying again…')).toBe(true));
    backend.recover('search_inspirations');
    goOn();
    await shows(PROMPTS, ['Prompt 1']);
    expect(alertPanel()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(section(PROMPTS)));
  });
});
