// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { GENRE_NAMES, LANGUAGE_NAMES } from '@storyloom/shared/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles } from '@storyloom/testing/page';
import { atRest, place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, storyRow } from '@storyloom/testing/rows';
import { STORIES, count } from '../testing/my-stories.ts';

const SEARCH = 'Search your stories';
const shelf = [
  storyRow(1, { title: 'The Old Tower', generator_id: 'scifi' }),
  storyRow(2, { title: 'A harbour', prompt: 'An old towel', language: 'French' }),
  storyRow(3, { title: 'El faro', language: 'Spanish', generator_id: 'romance' }),
];

describe('the search', () => {
  it('A search finds words of titles and prompts, sends one request per pause, and is in the address', async () => {
    backend.library.rows = shelf;
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['El faro', 'A harbour', 'The Old Tower']));
    await atRest();
    backend.requests.length = 0;
    const box = screen.getByRole('searchbox', { name: SEARCH });
    // All at once, so that no delay of the test counts as a pause in typing.
    await act(async () => {
      for (const value of ['o', 'ol', 'old', 'old tow']) fireEvent.change(box, { target: { value } });
    });
    await waitFor(() => expect(titles()).toEqual(['A harbour', 'The Old Tower']));
    await waitFor(() => expect(count()).toBe('2 stories found'));
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveAttribute('placeholder', 'Titles and prompts');
    expect(backend.sent('search_stories').map(({ p_query: query }) => query)).toEqual(['old tow']);
    expect(place().at).toBe('/dashboard?q=old+tow');
    // Enter does not submit the form, which would reload the page.
    expect(fireEvent.submit(screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).form!)).toBe(false);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'old tower');
    await waitFor(() => expect(titles()).toEqual(['The Old Tower']));
    await waitFor(() => expect(count()).toBe('1 story found'));
    // Typing added no history entries.
    await goBack();
    expect(place().at).toBe('/before');
  });

  it('The filters are behind a button on small screens, and open when they are in use', async () => {
    backend.library.rows = [storyRow(1)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
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
    await renderRemote(remote, { at: '/dashboard?genre=fantasy', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(state()).toEqual(['true', 'true']);
  });

  it('Genre, language and order are in the address and survive a reload', async () => {
    backend.library.rows = [...shelf, storyRow(4, { title: 'Zebra', generator_id: 'scifi', language: 'French' })];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
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

    await renderRemote(remote, { at: place().at, as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Zebra']));
    expect(['Genre', 'Language', 'Order'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      ['scifi', 'french', 'title'],
    );
  });

  it('A search without results says so, and Clear Filters shows all stories, with the focus in the search box', async () => {
    backend.library.rows = shelf;
    await renderRemote(remote, { at: '/dashboard?q=xylophone&genre=scifi&order=title', as: ADA });
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

  it('The list stays as it is until the results of a new search arrive', async () => {
    backend.library.rows = shelf;
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['El faro', 'A harbour', 'The Old Tower']));
    const release = backend.hold('search_stories');
    await fill(screen.getByLabelText('Genre'), 'romance');
    await waitFor(() => expect(place().at).toBe('/dashboard?genre=romance'));
    expect(titles()).toHaveLength(3);
    // The count of the former search is not shown for the new one.
    expect(count()).not.toBe('3 stories found');
    release();
    await waitFor(() => expect(titles()).toEqual(['El faro']));
  });
});
