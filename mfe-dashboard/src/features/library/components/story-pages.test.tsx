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
    const box = screen.getByRole('searchbox', { name: 'Search your stories' });
    await fill(box, 'Story 20');
    await waitFor(() => expect(titles()).toEqual(['Story 20']));
    expect(box).toHaveFocus();
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
