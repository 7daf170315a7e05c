// @vitest-environment jsdom
import { GENRE_NAMES, LANGUAGE_NAMES } from '@storyloom/shared/domain';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  askAnew,
  button,
  card,
  choices,
  comes,
  field,
  fill,
  has,
  heading,
  hrefOf,
  isAt,
  isAtRest,
  isFocused,
  link,
  open,
  outline,
  press,
  section,
  shows,
  tidyUp,
  titles,
  visit,
  where,
} from '../../../testing/render-dashboard.tsx';
import { idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';

afterEach(tidyUp);

const STORIES = 'Your stories';
const SEARCH = 'Search your stories';
const count = () => [...section(STORIES).querySelectorAll('p > [role="status"]')].map((one) => one.textContent).at(-1);

describe('the stories that a person has kept', () => {
  it('are cards with title, prompt, genre, date and cover, the newest first, and nobody else’s', async () => {
    const backend = await visit(ADA);
    const lamp = { title: 'La Lampe', language: 'French', generator_id: 'scifi', prompt: 'une lampe '.repeat(500) };
    backend.library.rows = [storyRow(2, { title: ' ' }), storyRow(9, lamp), storyRow(5), storyRow(7, { user_id: BO })];
    await open('/dashboard');
    await shows('La Lampe', 'Story 5', 'Untitled Story');
    await waitFor(() => expect(count()).toBe('3 stories'));

    const story = card('La Lampe');
    expect(hrefOf('La Lampe', story)).toBe(`/story/${idOf(9)}`);
    expect(heading('La Lampe', story).querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(hrefOf('Sci-Fi', story)).toBe('/generators/scifi');
    expect(story.querySelector('time')?.textContent).toBe('March 9, 2026');
    expect(story.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-09T12:00:00.000Z');
    const cover = [...story.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(cover.toLowerCase()).toContain('la lampe');
    const prompt = [...story.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('une lampe'))!;
    expect(prompt.lang).toBe('fr');
    expect(getComputedStyle(prompt).getPropertyValue('-webkit-line-clamp')).toBe('3');
    expect([has('Rename “La Lampe”', story), has('Delete “La Lampe”', story)]).toEqual([true, true]);
  });

  it('say of each that was saved before its end that it is unfinished', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1), storyRow(2, { options: { unfinished: true } })];
    await open('/dashboard');
    await shows('Story 2', 'Story 1');
    expect(card('Story 2').textContent).toContain('Unfinished');
    expect(card('Story 1').textContent).not.toContain('Unfinished');
  });

  it('say who can read what is shared of them, the copy that most can read, and nothing of what only its owner can', async () => {
    const backend = await visit(ADA);
    backend.library.rows = several(4, storyRow);
    const copyOf = (story: number, copy: number, values: object) =>
      sharedRow(copy, { user_id: ADA, story_id: idOf(story), is_public: false, ...values });
    backend.community.rows = [
      copyOf(1, 11, { is_unlisted: true }),
      copyOf(1, 12, { is_public: true }),
      copyOf(2, 13, { is_unlisted: true }),
      copyOf(3, 14, {}),
    ];
    await open('/dashboard');
    await shows('Story 4', 'Story 3', 'Story 2', 'Story 1');
    await waitFor(() => expect(card('Story 1').textContent).toContain('Shared with everyone'));
    expect(card('Story 2').textContent).toContain('Shared by link');
    for (const title of ['Story 3', 'Story 4']) expect(card(title).textContent).not.toContain('Shared');
  });

  it.each(['unknown', 'westerns'])('link no generator for a story of %s, and show no date that is none', async (id) => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1, { generator_id: id, created_at: '' })];
    await open('/dashboard');
    await shows('Story 1');
    expect(card('Story 1').textContent).toContain('Unknown genre');
    expect(card('Story 1').querySelectorAll('a')).toHaveLength(1);
    expect(card('Story 1').querySelector('time')).toBeNull();
    await waitFor(() => expect(count()).toBe('1 story'));
  });

  it('that are none yet say so, after a skeleton, and invite to write the first', async () => {
    const backend = await visit(ADA);
    const release = backend.hold('search_stories');
    await open('/dashboard');
    expect(section(STORIES).textContent).toContain('Loading your stories…');
    expect(has('No stories yet')).toBe(false);
    release();
    await comes('No stories yet');
    expect(outline()).toEqual([1, 2]);
    expect(hrefOf('Write your first story')).toBe('/generators');
    expect(section(STORIES).textContent).not.toContain('Loading your stories…');
    // There is nothing to search in.
    expect(section(STORIES).querySelector('form')).toBeNull();
  });

  it.each([
    ['The database is resting.', 'refuses'],
    ['Storyloom can’t be reached just now. Check your connection and try again.', 'does not answer'],
  ])('that do not come say “%s” where the backend %s, until Retry brings them', async (reason, how) => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(3)];
    if (how === 'refuses') backend.refuse('search_stories', reason);
    else backend.cutOff('search_stories');
    await open('/dashboard');
    await waitFor(() => expect(alertPanel()?.textContent).toContain(`Failed to load your stories${reason}`));
    expect(has('No stories yet')).toBe(false);

    backend.recover('search_stories');
    const release = backend.hold('search_stories');
    await press(button('Retry'));
    await isFocused(() => button('Trying again…'));
    release();
    await shows('Story 3');
    expect(alertPanel()).toBeNull();
    await isFocused(() => section(STORIES));
  });

  it('stay as they were when reading them again fails, until Retry succeeds', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1)];
    await open('/dashboard');
    await shows('Story 1');
    backend.refuse('search_stories', 'no');
    await askAnew();
    await waitFor(() => expect(alertPanel()?.textContent).toContain('Failed to load your stories'));
    expect(alertPanel()?.textContent).toContain('You’re seeing the list as it was last loaded.');
    expect(titles()).toEqual(['Story 1']);
    backend.recover('search_stories');
    backend.library.rows.push(storyRow(2));
    await press(button('Retry'));
    await shows('Story 2', 'Story 1');
    await waitFor(() => expect(alertPanel()).toBeNull());
  });
});

const shelf = [
  storyRow(1, { title: 'The Old Tower', generator_id: 'scifi' }),
  storyRow(2, { title: 'A harbour', prompt: 'An old towel', language: 'French' }),
  storyRow(3, { title: 'El faro', language: 'Spanish', generator_id: 'romance' }),
];

describe('searching one’s stories', () => {
  it('finds words of titles and prompts, asks once for a typed word, and stays in the address', async () => {
    const backend = await visit(ADA);
    backend.library.rows = shelf;
    await open('/dashboard');
    await shows('El faro', 'A harbour', 'The Old Tower');
    await isAtRest();
    backend.requests.length = 0;
    for (const typed of ['o', 'ol', 'old', 'old tow']) await fill(SEARCH, typed);
    await shows('A harbour', 'The Old Tower');
    await waitFor(() => expect(count()).toBe('2 stories found'));
    expect(field(SEARCH).placeholder).toBe('Titles and prompts');
    expect(backend.sent('search_stories').map(({ p_query: query }) => query)).toEqual(['old tow']);
    expect(where().at).toBe('/dashboard?q=old+tow');
    // Nothing is to be submitted: Enter does not load the page anew.
    expect(fireEvent.submit(field(SEARCH).form!)).toBe(false);
    await fill(SEARCH, 'old tower');
    await shows('The Old Tower');
    await waitFor(() => expect(count()).toBe('1 story found'));
    // Typing left no trail of pages behind.
    await press(button('Go back'));
    expect(where().at).toBe('/before');
  });

  it('has its filters behind a button where there is little room, open where they narrow the list already', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1)];
    await open('/dashboard');
    await shows('Story 1');
    const filters = () => document.getElementById(button('Filter stories').getAttribute('aria-controls') ?? '')!;
    const state = () => [button('Filter stories').getAttribute('aria-expanded'), filters().dataset['open']];
    expect([...state(), filters().contains(field('Genre'))]).toEqual(['false', 'false', true]);
    await press(button('Filter stories'));
    expect(state()).toEqual(['true', 'true']);
    await open('/dashboard?genre=fantasy');
    await shows('Story 1');
    expect(state()).toEqual(['true', 'true']);
  });

  it('narrows to a genre and a language, in three orders, all in the address, which survives a reload', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [...shelf, storyRow(4, { title: 'Zebra', generator_id: 'scifi', language: 'French' })];
    await open('/dashboard');
    await shows('Zebra', 'El faro', 'A harbour', 'The Old Tower');
    expect(choices('Genre')).toEqual(['All genres', ...Object.values(GENRE_NAMES)]);
    expect(choices('Language')).toEqual(['All languages', ...Object.values(LANGUAGE_NAMES)]);
    expect(choices('Order')).toEqual(['Newest first', 'Oldest first', 'By title']);
    await fill('Order', 'oldest');
    await shows('The Old Tower', 'A harbour', 'El faro', 'Zebra');
    await fill('Order', 'title');
    await shows('A harbour', 'El faro', 'The Old Tower', 'Zebra');
    await fill('Genre', 'scifi');
    await shows('The Old Tower', 'Zebra');
    await fill('Language', 'french');
    await shows('Zebra');
    expect(where().at).toBe('/dashboard?order=title&genre=scifi&language=french');

    await open(where().at);
    await shows('Zebra');
    expect(['Genre', 'Language', 'Order'].map((label) => field(label).value)).toEqual(['scifi', 'french', 'title']);
  });

  it('that finds nothing says so, and Clear Filters shows all in the same order, with the focus in the search box', async () => {
    const backend = await visit(ADA);
    backend.library.rows = shelf;
    await open('/dashboard?q=xylophone&genre=scifi&order=title');
    await comes('No stories found');
    await waitFor(() => expect(count()).toBe('0 stories found'));
    expect(section(STORIES).textContent).toContain('Nothing matches your search and filters.');
    expect(has('Write your first story')).toBe(false);
    await press(button('Clear Filters'));
    await shows('A harbour', 'El faro', 'The Old Tower');
    expect(where().at).toBe('/dashboard?order=title');
    expect(field(SEARCH).value).toBe('');
    expect(document.activeElement).toBe(field(SEARCH));
  });

  it('that is still on its way leaves what was found before', async () => {
    const backend = await visit(ADA);
    backend.library.rows = shelf;
    await open('/dashboard');
    await shows('El faro', 'A harbour', 'The Old Tower');
    const release = backend.hold('search_stories');
    await fill('Genre', 'romance');
    await isAt('/dashboard?genre=romance');
    expect(titles()).toHaveLength(3);
    // How many there are is not said of another search.
    expect(count()).not.toBe('3 stories found');
    release();
    await shows('El faro');
  });
});

const PAGE_1 = several(24, (n) => `Story ${51 - n}`);
const PAGE_2 = several(24, (n) => `Story ${27 - n}`);
const PAGE_3 = ['Story 2', 'Story 1'];
const pageNumber = () => document.querySelector('nav[aria-label="Pages of your stories"] p')?.textContent;
const isOn = async (page: string, cards: readonly string[]) => {
  await shows(...cards);
  await waitFor(() => expect(pageNumber()).toBe(page));
};

describe('pages of stories', () => {
  it('hold 24 each and lead to and fro, each from its top, and never ask for more than one beyond', async () => {
    const backend = await visit(ADA);
    backend.library.rows = several(50, storyRow);
    await open('/dashboard');
    await isOn('Page 1 of 3', PAGE_1);
    await waitFor(() => expect(count()).toBe('50 stories'));
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([true, false]);
    const release = backend.hold('search_stories');
    await press(button('Next page'));
    // What stands there until it comes does not lie beside it.
    fireEvent.click(button('Next page'));
    release();
    await isOn('Page 2 of 3', PAGE_2);
    await isFocused(() => section(STORIES));
    // What is saved meanwhile moves nothing: pages begin after a story, not after a number.
    backend.library.rows.push(storyRow(51));
    await press(button('Next page'));
    await isOn('Page 3 of 3', PAGE_3);
    expect(button('Next page').disabled).toBe(true);
    await press(button('Previous page'));
    await isOn('Page 2 of 3', PAGE_2);
    await press(button('Previous page'));
    await isOn('Page 1 of 3', PAGE_1);
    expect(backend.sent('search_stories').every(({ p_limit: limit }) => limit === 25)).toBe(true);
  });

  it('are found again by Back and by a reload', async () => {
    const backend = await visit(ADA);
    backend.library.rows = several(50, storyRow);
    await open('/dashboard?order=oldest');
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
    await press(button('Next page'));
    const second = several(24, (n) => `Story ${n + 24}`);
    await isOn('Page 2 of 3', second);
    expect(where().at).toBe('/dashboard?order=oldest');
    await press(link('Story 30'));
    await isAt(`/story/${idOf(30)}`);
    await press(button('Go back'));
    await isOn('Page 2 of 3', second);

    const { at, state } = where();
    await open(at, state);
    await isOn('Page 2 of 3', second);
    await press(button('Previous page'));
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
    await press(button('Go back'));
    await isOn('Page 2 of 3', second);
  });

  it('by title go on after a title, both ways', async () => {
    const backend = await visit(ADA);
    const titled = (n: number) => storyRow(n, { title: `Tale ${String(100 - n)}` });
    backend.library.rows = several(50, titled);
    await open('/dashboard?order=title');
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Tale ${49 + n}`),
    );
    await press(button('Next page'));
    await isOn(
      'Page 2 of 3',
      several(24, (n) => `Tale ${73 + n}`),
    );
    await press(button('Next page'));
    await isOn('Page 3 of 3', ['Tale 98', 'Tale 99']);
    await press(button('Previous page'));
    await isOn(
      'Page 2 of 3',
      several(24, (n) => `Tale ${73 + n}`),
    );
    expect(backend.sent('search_stories').map(({ p_from_title: from }) => from)).toContain('Tale 98');
  });

  it('are none for 24 stories, and one’s own search begins at the first', async () => {
    const backend = await visit(ADA);
    backend.library.rows = several(24, storyRow);
    await open('/dashboard');
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(has('Next page')).toBe(false);
    backend.library.rows = several(50, storyRow);
    await askAnew();
    await isOn('Page 1 of 3', PAGE_1);
    await press(button('Next page'));
    await isOn('Page 2 of 3', PAGE_2);
    await fill('Order', 'oldest');
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
  });

  it('lead to the first where nothing is left on one, and where the router’s state is nonsense', async () => {
    const backend = await visit(ADA);
    backend.library.rows = several(26, storyRow);
    await open('/dashboard');
    await isOn(
      'Page 1 of 2',
      several(24, (n) => `Story ${27 - n}`),
    );
    await press(button('Next page'));
    await shows('Story 2', 'Story 1');
    backend.library.rows = backend.library.rows.slice(2, 5);
    const { at, state } = where();
    await open(at, state);
    await shows('Story 5', 'Story 4', 'Story 3');
    expect(has('Next page')).toBe(false);
    expect(where().state).toBeNull();

    await open('/dashboard', { library: { page: 'seven', place: 'nowhere' } });
    await shows('Story 5', 'Story 4', 'Story 3');
    expect(backend.sent('search_stories').at(-1)).not.toHaveProperty('p_from_id');
  });
});
