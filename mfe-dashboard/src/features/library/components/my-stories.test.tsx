// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, titles } from '@storyloom/testing/page';
import { refetch, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, idOf, sharedRow, storyRow } from '@storyloom/testing/rows';
import { STORIES, count } from '../testing/my-stories.ts';

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
