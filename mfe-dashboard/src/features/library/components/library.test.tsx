// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { card, fill, titles } from '@storyloom/testing/page';
import { atRest, goBack, place, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

const STORIES = 'Your stories';
const count = () =>
  [...screen.getByRole('region', { name: STORIES }).querySelectorAll('p > [role="status"]')]
    .map((one) => one.textContent)
    .at(-1);

const open = () => renderRemote(remote, { at: '/dashboard', as: ADA });
const list = () => screen.getByRole('region', { name: STORIES });

describe('the list of saved stories', () => {
  it('shows a card for each of the user’s stories, the newest first, with its widest sharing', async () => {
    const lamp = { title: 'La Lampe', language: 'French', generator_id: 'scifi', prompt: 'une lampe '.repeat(500) };
    backend.library.rows = [
      storyRow(2, { title: ' ', generator_id: 'westerns', created_at: '', options: { unfinished: true } }),
      storyRow(9, lamp),
      storyRow(5),
      storyRow(7, { user_id: BO }),
    ];
    const copyOf = (story: number, copy: number, values: object) =>
      sharedRow(copy, { user_id: ADA, story_id: idOf(story), is_public: false, ...values });
    backend.community.rows = [
      copyOf(9, 11, { is_unlisted: true }),
      copyOf(9, 12, { is_public: true }),
      copyOf(5, 13, { is_unlisted: true }),
      copyOf(2, 14, {}),
    ];
    await open();
    await waitFor(() => expect(titles()).toEqual(['La Lampe', 'Story 5', 'Untitled Story']));
    await waitFor(() => expect(count()).toBe('3 stories'));

    const story = card('La Lampe');
    await waitFor(() => expect(story).toHaveTextContent('Shared with everyone'));
    expect(card('Story 5')).toHaveTextContent('Shared by link');
    expect(within(story).getByRole('link', { name: 'La Lampe' })).toHaveAttribute('href', `/story/${idOf(9)}`);
    expect(story.querySelector('h2 [lang]')?.getAttribute('lang')).toBe('fr');
    expect(within(story).getByRole('link', { name: 'Sci-Fi' })).toHaveAttribute('href', '/generators/scifi');
    expect(story.querySelector('time')?.textContent).toBe(formatDay(new Date('2026-03-09T12:00:00.000Z')));
    const prompt = [...story.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('une lampe'))!;
    expect(prompt.lang).toBe('fr');
    expect(story).not.toHaveTextContent('Unfinished');

    const unknown = card('Untitled Story');
    for (const words of ['Unfinished', 'Unknown genre']) expect(unknown).toHaveTextContent(words);
    expect(unknown).not.toHaveTextContent('Shared');
    expect(unknown.querySelectorAll('a')).toHaveLength(1);
    expect(unknown.querySelector('time')).toBeNull();
  });

  it('invites the user to write the first story, once it has loaded', async () => {
    const release = backend.hold('search_stories');
    await open();
    expect(list()).toHaveTextContent('Loading your stories…');
    expect(screen.queryByRole('heading', { name: 'No stories yet' })).not.toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(screen.getByRole('link', { name: 'Write your first story' })).toHaveAttribute('href', '/generators');
    // There is nothing to search.
    expect(list().querySelector('form')).toBeNull();
  });

  it('links to stories that are shared but not saved when it is empty', async () => {
    backend.community.rows = [sharedRow(2, { user_id: ADA })];
    await open();
    await screen.findByRole('heading', { name: 'No saved stories yet' });
    await user.click(document.querySelector('main section a[href="/dashboard?section=shared"]')!);
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
  });

  it('says why it can’t be loaded or reloaded, until Retry loads it', async () => {
    backend.library.rows = [storyRow(3)];
    backend.refuse('search_stories', 'The database is resting.');
    await open();
    const says = (words: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await says('Failed to load your storiesThe database is resting.');
    expect(screen.queryByRole('heading', { name: 'No stories yet' })).not.toBeInTheDocument();
    backend.recover('search_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toEqual(['Story 3']));
    await waitFor(() => expect(list()).toHaveFocus());

    backend.refuse('search_stories', 'no');
    await refetch();
    await says('You’re seeing the list as it was last loaded.');
    expect(titles()).toEqual(['Story 3']);
    backend.recover('search_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your stories' });
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const shows = (...expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('the search', () => {
  beforeEach(() => {
    backend.library.rows = [
      storyRow(1, { title: 'The Old Tower', generator_id: 'scifi' }),
      storyRow(2, { title: 'A harbour', prompt: 'An old towel', language: 'French' }),
      storyRow(3, { title: 'El faro', language: 'Spanish', generator_id: 'romance' }),
    ];
  });

  it('finds words of titles and prompts with one request per pause, and is in the address', async () => {
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await shows('El faro', 'A harbour', 'The Old Tower');
    await atRest();
    backend.requests.length = 0;
    const field = box();
    // All at once, so that no delay of the test counts as a pause in typing.
    await act(async () => {
      for (const value of ['o', 'ol', 'old', 'old tow']) fireEvent.change(field, { target: { value } });
    });
    await shows('A harbour', 'The Old Tower');
    await waitFor(() => expect(count()).toBe('2 stories found'));
    expect(backend.sent('search_stories').map(({ p_query: query }) => query)).toEqual(['old tow']);
    expect(place().at).toBe('/dashboard?q=old+tow');
    // Enter does not submit the form, which would reload the page.
    expect(fireEvent.submit(box().form!)).toBe(false);
    // Typing added no history entries.
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('keeps its filters and order in the address, and shows filters in use after a reload', async () => {
    backend.library.rows.push(storyRow(4, { title: 'Zebra', generator_id: 'scifi', language: 'French' }));
    const toggle = () => screen.getByRole('button', { name: 'Filter stories' });
    const isOpen = () => toggle().getAttribute('aria-expanded');
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await shows('Zebra', 'El faro', 'A harbour', 'The Old Tower');
    expect(isOpen()).toBe('false');
    await user.click(toggle());
    expect(isOpen()).toBe('true');
    await fill(select('Order'), 'title');
    await shows('A harbour', 'El faro', 'The Old Tower', 'Zebra');
    await fill(select('Genre'), 'scifi');
    await shows('The Old Tower', 'Zebra');
    await fill(select('Language'), 'french');
    await shows('Zebra');
    expect(place().at).toBe('/dashboard?order=title&genre=scifi&language=french');

    await renderRemote(remote, { at: place().at, as: ADA });
    await shows('Zebra');
    expect(['Genre', 'Language', 'Order'].map((label) => select(label).value)).toEqual(['scifi', 'french', 'title']);
    expect(isOpen()).toBe('true');
  });

  it('offers to clear the filters without results, and then moves the focus to the search box', async () => {
    await renderRemote(remote, { at: '/dashboard?q=xylophone&genre=scifi&order=title', as: ADA });
    await screen.findByRole('heading', { name: 'No stories found' });
    await waitFor(() => expect(count()).toBe('0 stories found'));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await shows('A harbour', 'El faro', 'The Old Tower');
    expect(place().at).toBe('/dashboard?order=title');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('leaves the list as it is until the results arrive, without its count', async () => {
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await shows('El faro', 'A harbour', 'The Old Tower');
    const release = backend.hold('search_stories');
    await fill(select('Genre'), 'romance');
    await waitFor(() => expect(place().at).toBe('/dashboard?genre=romance'));
    expect(titles()).toHaveLength(3);
    expect(count()).not.toBe('3 stories found');
    release();
    await shows('El faro');
  });
});

/** A number of titles, up or down from a story. */
const from = (first: number, length: number, step = -1) => several(length, (n) => `Story ${first + step * (n - 1)}`);
const button = (name: RegExp) => screen.getByRole('button', { name });
const next = () => user.click(button(/^Next/));
const previous = () => user.click(button(/^Previous/));
const pageNumber = () => document.querySelector('nav[aria-label="Pages of your stories"] p')?.textContent;
const isOn = async (page: string, cards: readonly string[]) => {
  await waitFor(() => expect(titles()).toEqual([...cards]));
  await waitFor(() => expect(pageNumber()).toBe(page));
};

describe('pages of stories', () => {
  it('lead forward and back, begin at their top, and are not shifted by a new story', async () => {
    backend.library.rows = several(50, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await isOn('Page 1 of 3', from(50, 24));
    await waitFor(() => expect(count()).toBe('50 stories'));
    expect(button(/^Previous/)).toBeDisabled();
    const release = backend.hold('search_stories');
    await next();
    // The placeholder does not count as the page before the next one.
    fireEvent.click(button(/^Next/));
    release();
    await isOn('Page 2 of 3', from(26, 24));
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
    // Pages begin after a story, not at an offset.
    backend.library.rows.push(storyRow(51));
    await next();
    await isOn('Page 3 of 3', ['Story 2', 'Story 1']);
    expect(button(/^Next/)).toBeDisabled();
    await previous();
    await isOn('Page 2 of 3', from(26, 24));
  });

  it('are shown again after Back and a reload', async () => {
    backend.library.rows = several(26, storyRow);
    const second = ['Story 25', 'Story 26'];
    await renderRemote(remote, { at: '/dashboard?order=oldest', as: ADA });
    await isOn('Page 1 of 2', from(1, 24, 1));
    await next();
    await isOn('Page 2 of 2', second);
    expect(place().at).toBe('/dashboard?order=oldest');
    await user.click(screen.getByRole('link', { name: 'Story 26' }));
    await waitFor(() => expect(place().at).toBe(`/story/${idOf(26)}`));
    await goBack();
    await isOn('Page 2 of 2', second);

    const { at, state } = place();
    await renderRemote(remote, { at, as: ADA, state });
    await isOn('Page 2 of 2', second);
    await previous();
    await isOn('Page 1 of 2', from(1, 24, 1));
    await goBack();
    await isOn('Page 2 of 2', second);
  });

  it('appear with the 25th story, and another order or search begins at the first one', async () => {
    backend.library.rows = several(24, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(screen.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
    backend.library.rows = several(26, storyRow);
    await refetch();
    await isOn('Page 1 of 2', from(26, 24));
    await next();
    await isOn('Page 2 of 2', ['Story 2', 'Story 1']);
    await fill(screen.getByLabelText('Order'), 'oldest');
    await isOn('Page 1 of 2', from(1, 24, 1));
    await next();
    await isOn('Page 2 of 2', ['Story 25', 'Story 26']);
    await fill(box(), 'Story 20');
    await waitFor(() => expect(titles()).toEqual(['Story 20']));
    expect(box()).toHaveFocus();
    expect(place().state).toBeNull();
  });

  it('lead to the first one when they have become empty', async () => {
    backend.library.rows = several(26, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await isOn('Page 1 of 2', from(26, 24));
    await next();
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    backend.library.rows = backend.library.rows.slice(2, 5);
    const { at, state } = place();
    await renderRemote(remote, { at, as: ADA, state });
    await waitFor(() => expect(titles()).toEqual(from(5, 3)));
    expect(screen.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
    expect(place().state).toBeNull();
  });
});
