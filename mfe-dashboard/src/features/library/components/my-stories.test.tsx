// @vitest-environment jsdom
import { GENRE_NAMES, LANGUAGE_NAMES } from '@storyloom/shared/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { card, fill, outline, titles } from '@storyloom/testing/page';
import { atRest, place, refetch, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';

let user: UserEvent;

const STORIES = 'Your stories';
const SEARCH = 'Search your stories';
const count = () =>
  [...screen.getByRole('region', { name: STORIES }).querySelectorAll('p > [role="status"]')]
    .map((one) => one.textContent)
    .at(-1);

describe('the stories that a person has kept', () => {
  it('are cards with title, prompt, genre, date and cover, the newest first, and nobody else’s', async () => {
    const backend = new FakeBackend().install();
    const lamp = { title: 'La Lampe', language: 'French', generator_id: 'scifi', prompt: 'une lampe '.repeat(500) };
    backend.library.rows = [storyRow(2, { title: ' ' }), storyRow(9, lamp), storyRow(5), storyRow(7, { user_id: BO })];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['La Lampe', 'Story 5', 'Untitled Story']));
    await waitFor(() => expect(count()).toBe('3 stories'));

    const story = card('La Lampe');
    expect(within(story).getByRole('link', { name: 'La Lampe' })).toHaveAttribute('href', `/story/${idOf(9)}`);
    expect(within(story).getByRole('heading', { name: 'La Lampe' }).querySelector('[lang]')?.getAttribute('lang')).toBe(
      'fr',
    );
    expect(within(story).getByRole('link', { name: 'Sci-Fi' })).toHaveAttribute('href', '/generators/scifi');
    expect(story.querySelector('time')?.textContent).toBe('March 9, 2026');
    expect(story.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-09T12:00:00.000Z');
    const cover = [...story.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(cover.toLowerCase()).toContain('la lampe');
    const prompt = [...story.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('une lampe'))!;
    expect(prompt.lang).toBe('fr');
    expect([
      within(story).queryByRole('button', { name: 'Rename “La Lampe”' }) !== null,
      within(story).queryByRole('button', { name: 'Delete “La Lampe”' }) !== null,
    ]).toEqual([true, true]);
  });

  it('say of each that was saved before its end that it is unfinished', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = [storyRow(1), storyRow(2, { options: { unfinished: true } })];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    expect(card('Story 2')).toHaveTextContent('Unfinished');
    expect(card('Story 1')).not.toHaveTextContent('Unfinished');
  });

  it('say who can read what is shared of them, the copy that most can read, and nothing of what only its owner can', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = several(4, storyRow);
    const copyOf = (story: number, copy: number, values: object) =>
      sharedRow(copy, { user_id: ADA, story_id: idOf(story), is_public: false, ...values });
    backend.community.rows = [
      copyOf(1, 11, { is_unlisted: true }),
      copyOf(1, 12, { is_public: true }),
      copyOf(2, 13, { is_unlisted: true }),
      copyOf(3, 14, {}),
    ];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 4', 'Story 3', 'Story 2', 'Story 1']));
    await waitFor(() => expect(card('Story 1')).toHaveTextContent('Shared with everyone'));
    expect(card('Story 2')).toHaveTextContent('Shared by link');
    for (const title of ['Story 3', 'Story 4']) expect(card(title)).not.toHaveTextContent('Shared');
  });

  it.each(['unknown', 'westerns'])('link no generator for a story of %s, and show no date that is none', async (id) => {
    const backend = new FakeBackend().install();
    backend.library.rows = [storyRow(1, { generator_id: id, created_at: '' })];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(card('Story 1')).toHaveTextContent('Unknown genre');
    expect(card('Story 1').querySelectorAll('a')).toHaveLength(1);
    expect(card('Story 1').querySelector('time')).toBeNull();
    await waitFor(() => expect(count()).toBe('1 story'));
  });

  it('that are none yet say so, after a skeleton, and invite to write the first', async () => {
    const backend = new FakeBackend().install();
    const release = backend.hold('search_stories');
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('Loading your stories…');
    expect(screen.queryByRole('heading', { name: 'No stories yet' })).not.toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(outline()).toEqual([1, 2]);
    expect(screen.getByRole('link', { name: 'Write your first story' })).toHaveAttribute('href', '/generators');
    expect(screen.getByRole('region', { name: STORIES })).not.toHaveTextContent('Loading your stories…');
    // There is nothing to search in.
    expect(screen.getByRole('region', { name: STORIES }).querySelector('form')).toBeNull();
  });

  it.each([
    ['The database is resting.', 'refuses'],
    ['Storyloom can’t be reached just now. Check your connection and try again.', 'does not answer'],
  ])('that do not come say “%s” where the backend %s, until Retry brings them', async (reason, how) => {
    const backend = new FakeBackend().install();
    backend.library.rows = [storyRow(3)];
    if (how === 'refuses') backend.refuse('search_stories', reason);
    else backend.cutOff('search_stories');
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Failed to load your stories${reason}`));
    expect(screen.queryByRole('heading', { name: 'No stories yet' })).not.toBeInTheDocument();

    backend.recover('search_stories');
    const release = backend.hold('search_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Trying again…' })).toHaveFocus());
    release();
    await waitFor(() => expect(titles()).toEqual(['Story 3']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
  });

  it('stay as they were when reading them again fails, until Retry succeeds', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = [storyRow(1)];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    backend.refuse('search_stories', 'no');
    await refetch();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your stories'));
    expect(screen.getByRole('alert')).toHaveTextContent('You’re seeing the list as it was last loaded.');
    expect(titles()).toEqual(['Story 1']);
    backend.recover('search_stories');
    backend.library.rows.push(storyRow(2));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

const shelf = [
  storyRow(1, { title: 'The Old Tower', generator_id: 'scifi' }),
  storyRow(2, { title: 'A harbour', prompt: 'An old towel', language: 'French' }),
  storyRow(3, { title: 'El faro', language: 'Spanish', generator_id: 'romance' }),
];

describe('searching one’s stories', () => {
  it('finds words of titles and prompts, asks once for a typed word, and stays in the address', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = shelf;
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['El faro', 'A harbour', 'The Old Tower']));
    await atRest();
    backend.requests.length = 0;
    for (const typed of ['o', 'ol', 'old', 'old tow'])
      await fill(screen.getByRole('searchbox', { name: SEARCH }), typed);
    await waitFor(() => expect(titles()).toEqual(['A harbour', 'The Old Tower']));
    await waitFor(() => expect(count()).toBe('2 stories found'));
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveAttribute('placeholder', 'Titles and prompts');
    expect(backend.sent('search_stories').map(({ p_query: query }) => query)).toEqual(['old tow']);
    expect(place().at).toBe('/dashboard?q=old+tow');
    // Nothing is to be submitted: Enter does not load the page anew.
    expect(fireEvent.submit(screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).form!)).toBe(false);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'old tower');
    await waitFor(() => expect(titles()).toEqual(['The Old Tower']));
    await waitFor(() => expect(count()).toBe('1 story found'));
    // Typing left no trail of pages behind.
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('has its filters behind a button where there is little room, open where they narrow the list already', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = [storyRow(1)];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    const filters = () =>
      document.getElementById(
        screen.getByRole('button', { name: 'Filter stories' }).getAttribute('aria-controls') ?? '',
      )!;
    const state = () => [
      screen.getByRole('button', { name: 'Filter stories' }).getAttribute('aria-expanded'),
      filters().dataset['open'],
    ];
    expect([...state(), filters().contains(screen.getByLabelText('Genre'))]).toEqual(['false', 'false', true]);
    await user.click(screen.getByRole('button', { name: 'Filter stories' }));
    expect(state()).toEqual(['true', 'true']);
    ({ user } = await renderRemote(remote, { at: '/dashboard?genre=fantasy', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(state()).toEqual(['true', 'true']);
  });

  it('narrows to a genre and a language, in three orders, all in the address, which survives a reload', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = [...shelf, storyRow(4, { title: 'Zebra', generator_id: 'scifi', language: 'French' })];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Zebra', 'El faro', 'A harbour', 'The Old Tower']));
    expect(
      within(screen.getByLabelText('Genre'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All genres', ...Object.values(GENRE_NAMES)]);
    expect(
      within(screen.getByLabelText('Language'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All languages', ...Object.values(LANGUAGE_NAMES)]);
    expect(
      within(screen.getByLabelText('Order'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest first', 'Oldest first', 'By title']);
    await fill(screen.getByLabelText('Order'), 'oldest');
    await waitFor(() => expect(titles()).toEqual(['The Old Tower', 'A harbour', 'El faro', 'Zebra']));
    await fill(screen.getByLabelText('Order'), 'title');
    await waitFor(() => expect(titles()).toEqual(['A harbour', 'El faro', 'The Old Tower', 'Zebra']));
    await fill(screen.getByLabelText('Genre'), 'scifi');
    await waitFor(() => expect(titles()).toEqual(['The Old Tower', 'Zebra']));
    await fill(screen.getByLabelText('Language'), 'french');
    await waitFor(() => expect(titles()).toEqual(['Zebra']));
    expect(place().at).toBe('/dashboard?order=title&genre=scifi&language=french');

    ({ user } = await renderRemote(remote, { at: place().at, as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Zebra']));
    expect(['Genre', 'Language', 'Order'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      ['scifi', 'french', 'title'],
    );
  });

  it('that finds nothing says so, and Clear Filters shows all in the same order, with the focus in the search box', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = shelf;
    ({ user } = await renderRemote(remote, { at: '/dashboard?q=xylophone&genre=scifi&order=title', as: ADA }));
    await screen.findByRole('heading', { name: 'No stories found' });
    await waitFor(() => expect(count()).toBe('0 stories found'));
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('Nothing matches your search and filters.');
    expect(screen.queryByRole('link', { name: 'Write your first story' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles()).toEqual(['A harbour', 'El faro', 'The Old Tower']));
    expect(place().at).toBe('/dashboard?order=title');
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveValue('');
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();
  });

  it('that is still on its way leaves what was found before', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = shelf;
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['El faro', 'A harbour', 'The Old Tower']));
    const release = backend.hold('search_stories');
    await fill(screen.getByLabelText('Genre'), 'romance');
    await waitFor(() => expect(place().at).toBe('/dashboard?genre=romance'));
    expect(titles()).toHaveLength(3);
    // How many there are is not said of another search.
    expect(count()).not.toBe('3 stories found');
    release();
    await waitFor(() => expect(titles()).toEqual(['El faro']));
  });
});

const PAGE_1 = several(24, (n) => `Story ${51 - n}`);
const PAGE_2 = several(24, (n) => `Story ${27 - n}`);
const PAGE_3 = ['Story 2', 'Story 1'];
const pageNumber = () => document.querySelector('nav[aria-label="Pages of your stories"] p')?.textContent;
const isOn = async (page: string, cards: readonly string[]) => {
  await waitFor(() => expect(titles()).toEqual([...cards]));
  await waitFor(() => expect(pageNumber()).toBe(page));
};

describe('pages of stories', () => {
  it('hold 24 each and lead to and fro, each from its top, and never ask for more than one beyond', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = several(50, storyRow);
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await isOn('Page 1 of 3', PAGE_1);
    await waitFor(() => expect(count()).toBe('50 stories'));
    expect([
      screen.getByRole<HTMLInputElement>('button', { name: /^Previous/ }).disabled,
      screen.getByRole<HTMLInputElement>('button', { name: /^Next/ }).disabled,
    ]).toEqual([true, false]);
    const release = backend.hold('search_stories');
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    // What stands there until it comes does not lie beside it.
    fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    release();
    await isOn('Page 2 of 3', PAGE_2);
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
    // What is saved meanwhile moves nothing: pages begin after a story, not after a number.
    backend.library.rows.push(storyRow(51));
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await isOn('Page 3 of 3', PAGE_3);
    expect(screen.getByRole('button', { name: /^Next/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await isOn('Page 2 of 3', PAGE_2);
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await isOn('Page 1 of 3', PAGE_1);
    expect(backend.sent('search_stories').every(({ p_limit: limit }) => limit === 25)).toBe(true);
  });

  it('are found again by Back and by a reload', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = several(50, storyRow);
    ({ user } = await renderRemote(remote, { at: '/dashboard?order=oldest', as: ADA }));
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    const second = several(24, (n) => `Story ${n + 24}`);
    await isOn('Page 2 of 3', second);
    expect(place().at).toBe('/dashboard?order=oldest');
    await user.click(screen.getByRole('link', { name: 'Story 30' }));
    await waitFor(() => expect(place().at).toBe(`/story/${idOf(30)}`));
    await goBack();
    await isOn('Page 2 of 3', second);

    const { at, state } = place();
    ({ user } = await renderRemote(remote, { at: at, as: ADA, state }));
    await isOn('Page 2 of 3', second);
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
    await goBack();
    await isOn('Page 2 of 3', second);
  });

  it('by title go on after a title, both ways', async () => {
    const backend = new FakeBackend().install();
    const titled = (n: number) => storyRow(n, { title: `Tale ${String(100 - n)}` });
    backend.library.rows = several(50, titled);
    ({ user } = await renderRemote(remote, { at: '/dashboard?order=title', as: ADA }));
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Tale ${49 + n}`),
    );
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await isOn(
      'Page 2 of 3',
      several(24, (n) => `Tale ${73 + n}`),
    );
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await isOn('Page 3 of 3', ['Tale 98', 'Tale 99']);
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await isOn(
      'Page 2 of 3',
      several(24, (n) => `Tale ${73 + n}`),
    );
    expect(backend.sent('search_stories').map(({ p_from_title: from }) => from)).toContain('Tale 98');
  });

  it('are none for 24 stories, and one’s own search begins at the first', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = several(24, storyRow);
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(screen.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
    backend.library.rows = several(50, storyRow);
    await refetch();
    await isOn('Page 1 of 3', PAGE_1);
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await isOn('Page 2 of 3', PAGE_2);
    await fill(screen.getByLabelText('Order'), 'oldest');
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
  });

  it('lead to the first where nothing is left on one, and where the router’s state is nonsense', async () => {
    const backend = new FakeBackend().install();
    backend.library.rows = several(26, storyRow);
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await isOn(
      'Page 1 of 2',
      several(24, (n) => `Story ${27 - n}`),
    );
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    backend.library.rows = backend.library.rows.slice(2, 5);
    const { at, state } = place();
    ({ user } = await renderRemote(remote, { at: at, as: ADA, state }));
    await waitFor(() => expect(titles()).toEqual(['Story 5', 'Story 4', 'Story 3']));
    expect(screen.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
    expect(place().state).toBeNull();

    ({ user } = await renderRemote(remote, {
      at: '/dashboard',
      as: ADA,
      state: { library: { page: 'seven', place: 'nowhere' } },
    }));
    await waitFor(() => expect(titles()).toEqual(['Story 5', 'Story 4', 'Story 3']));
    expect(backend.sent('search_stories').at(-1)).not.toHaveProperty('p_from_id');
  });
});
