// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles } from '@storyloom/testing/page';
import { atRest, place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, storyRow } from '@storyloom/testing/rows';
import { count } from '../testing/my-stories.ts';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your stories' });
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const shows = (...expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));

beforeEach(() => {
  backend.library.rows = [
    storyRow(1, { title: 'The Old Tower', generator_id: 'scifi' }),
    storyRow(2, { title: 'A harbour', prompt: 'An old towel', language: 'French' }),
    storyRow(3, { title: 'El faro', language: 'Spanish', generator_id: 'romance' }),
  ];
});

describe('the search', () => {
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
