// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles } from '@storyloom/testing/page';
import { place, refetch, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, several, storyRow } from '@storyloom/testing/rows';
import { STORIES, count } from '../testing/my-stories.ts';

const PAGE_1 = several(24, (n) => `Story ${51 - n}`);
const PAGE_2 = several(24, (n) => `Story ${27 - n}`);
const PAGE_3 = ['Story 2', 'Story 1'];
const pageNumber = () => document.querySelector('nav[aria-label="Pages of your stories"] p')?.textContent;
const isOn = async (page: string, cards: readonly string[]) => {
  await waitFor(() => expect(titles()).toEqual([...cards]));
  await waitFor(() => expect(pageNumber()).toBe(page));
};

describe('pages of stories', () => {
  it('Pages have 24 stories each, lead forward and back, begin at their top, and request one story more than they show', async () => {
    backend.library.rows = several(50, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await isOn('Page 1 of 3', PAGE_1);
    await waitFor(() => expect(count()).toBe('50 stories'));
    expect([
      screen.getByRole<HTMLInputElement>('button', { name: /^Previous/ }).disabled,
      screen.getByRole<HTMLInputElement>('button', { name: /^Next/ }).disabled,
    ]).toEqual([true, false]);
    const release = backend.hold('search_stories');
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    // The placeholder does not count as the page before the next one.
    fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
    release();
    await isOn('Page 2 of 3', PAGE_2);
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
    // A story saved meanwhile moves nothing: pages begin after a story, not at an offset.
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

  it('Back and a reload show the same page again', async () => {
    backend.library.rows = several(50, storyRow);
    await renderRemote(remote, { at: '/dashboard?order=oldest', as: ADA });
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
    await renderRemote(remote, { at: at, as: ADA, state });
    await isOn('Page 2 of 3', second);
    await user.click(screen.getByRole('button', { name: /^Previous/ }));
    await isOn(
      'Page 1 of 3',
      several(24, (n) => `Story ${n}`),
    );
    await goBack();
    await isOn('Page 2 of 3', second);
  });

  it('Pages by title continue after a title in both directions', async () => {
    const titled = (n: number) => storyRow(n, { title: `Tale ${String(100 - n)}` });
    backend.library.rows = several(50, titled);
    await renderRemote(remote, { at: '/dashboard?order=title', as: ADA });
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

  it('There are no pages for 24 stories, and a new order begins at the first page', async () => {
    backend.library.rows = several(24, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
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

  it('A search that is typed on a later page begins at the first one and leaves the focus in the search box', async () => {
    backend.library.rows = several(50, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await isOn('Page 1 of 3', PAGE_1);
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await isOn('Page 2 of 3', PAGE_2);
    const box = screen.getByRole('searchbox', { name: 'Search your stories' });
    await fill(box, 'Story 50');
    await waitFor(() => expect(titles()).toEqual(['Story 50']));
    expect(box).toHaveFocus();
    expect(place().state).toBeNull();
  });

  it('A page that has become empty leads to the first one, and so does an invalid navigation state', async () => {
    backend.library.rows = several(26, storyRow);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await isOn(
      'Page 1 of 2',
      several(24, (n) => `Story ${27 - n}`),
    );
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    backend.library.rows = backend.library.rows.slice(2, 5);
    const { at, state } = place();
    await renderRemote(remote, { at: at, as: ADA, state });
    await waitFor(() => expect(titles()).toEqual(['Story 5', 'Story 4', 'Story 3']));
    expect(screen.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
    expect(place().state).toBeNull();

    await renderRemote(remote, {
      at: '/dashboard',
      as: ADA,
      state: { library: { page: 'seven', place: 'nowhere' } },
    });
    await waitFor(() => expect(titles()).toEqual(['Story 5', 'Story 4', 'Story 3']));
    expect(backend.sent('search_stories').at(-1)).not.toHaveProperty('p_from_id');
  });
});
