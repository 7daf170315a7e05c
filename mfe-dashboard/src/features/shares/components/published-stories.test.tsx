// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, outline, returnToPage, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, idOf, several, sharedRow } from '@storyloom/testing/rows';
import {
  ADDRESS,
  STORIES,
  own,
  asPrivate,
  openWith,
  openVisibility,
  save,
  isSaved,
} from '../testing/published-stories-page.ts';

const dayOf = (n: number) => formatDay(new Date(own(n).created_at));

describe('the list of shared stories', () => {
  it('The cards of shared stories show the author, who can read them, and their views and likes', async () => {
    backend.community.rows = [
      own(1, {
        views_count: 1200,
        likes_count: 1,
        language: 'French',
        generator_id: 'scifi',
        prompt: 'El puerto y los barcos',
      }),
      own(2, { is_public: false, is_unlisted: true }),
      own(3, asPrivate),
      own(4, { hidden_at: '2026-03-05T12:00:00+00:00', generator_id: 'unknown' }),
      sharedRow(5, { user_id: BO }),
    ];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 4', 'Story 3', 'Story 2', 'Story 1']));
    expect(facts(card('Story 1'))).toEqual(['Shared by you', dayOf(1), '1,200 views', '1 like']);
    expect(chips(card('Story 1'))).toEqual(['Public', 'Sci-Fi']);
    expect(chips(card('Story 2'))).toEqual(['Unlisted', 'Fantasy']);
    expect(chips(card('Story 3'))).toEqual(['Private', 'Fantasy']);
    expect(chips(card('Story 4'))).toEqual(['Public', 'Hidden', 'Unknown genre']);
    expect(card('Story 4')).toHaveTextContent(
      'Hidden by the people who run this site: no one else can read it right now.',
    );
    expect(within(card('Story 1')).getByRole('link', { name: 'Sci-Fi' })).toHaveAttribute('href', '/generators/scifi');
    expect(screen.getByRole('link', { name: 'Story 1' })).toHaveAttribute('href', '/s/link-1');
    // A private story has no link; its owner opens it by its id.
    expect(screen.getByRole('link', { name: 'Story 3' })).toHaveAttribute('href', `/s/${idOf(3)}`);
    const prompt = [...card('Story 1').querySelectorAll('p')].find(
      (one) => one.textContent === 'El puerto y los barcos',
    );
    expect(prompt?.lang).toBe('es');
    expect(screen.getByRole('heading', { name: 'Story 1' }).querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(within(card('Story 1')).getByRole('button', { name: 'Delete the shared copy of “Story 1”' })).toBeVisible();
    expect(outline()).toEqual([1, 2, 2, 2, 2]);
  });

  it('The card of a story that was taken back says so, and not that it is shared', async () => {
    const TAKEN_BACK = 'You took this story back. Only you can read it, and its old link no longer works.';
    await openWith(own(1), own(2, asPrivate));
    expect(card('Story 2')).toHaveTextContent(TAKEN_BACK);
    expect(facts(card('Story 2'))).toEqual([dayOf(2), '0 views', '0 likes']);
    expect(card('Story 1')).not.toHaveTextContent(TAKEN_BACK);
    await openVisibility('Story 1');
    await save('Only you');
    await isSaved('Only you can read “Story 1” now');
    expect(card('Story 1')).toHaveTextContent(TAKEN_BACK);
  });

  it('Without shared stories, the list says how to share one, once it has loaded', async () => {
    const release = backend.hold('GET user_shared_stories');
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('Loading your shared stories…');
    expect(screen.queryByRole('heading', { name: 'No shared stories yet' })).not.toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'No shared stories yet' });
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent(
      'Open one of your stories and choose Share',
    );
    await user.click(screen.getByRole('link', { name: 'My Stories' }));
    expect(place().at).toBe('/dashboard');
    await screen.findByRole('heading', { name: 'No stories yet' });
  });

  it('Shared stories load ten at a time, and none twice while others are shared', async () => {
    backend.community.rows = several(21, own);
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await waitFor(() => expect(titles()).toEqual([...several(10, (n) => `Story ${22 - n}`)]));
    backend.community.rows.push(own(30));
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
    backend.cutOff('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await expectToast(
      'Failed to load your shared stories\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(titles()).toHaveLength(20);
    backend.recover('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await waitFor(() => expect(titles()).toEqual([...several(21, (n) => `Story ${22 - n}`)]));
    expect(screen.queryByRole('button', { name: 'Load More Shared Stories' })).not.toBeInTheDocument();
    expect(backend.sent('GET user_shared_stories').every(({ user_id: id, limit }) => id === ADA && limit === 11)).toBe(
      true,
    );
  });

  it('Ten or fewer shared stories are shown without a button', async () => {
    await openWith(...several(10, own));
    expect(screen.queryByRole('button', { name: 'Load More Shared Stories' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('All 10 shown');
  });

  it.each([UNREACHABLE, 'It rests.'])(
    'Shared stories that can’t be loaded say why (%s), until Retry loads them',
    async (reason) => {
      backend.community.rows = [own(1)];
      if (reason === UNREACHABLE) backend.cutOff('GET user_shared_stories');
      else backend.refuse('GET user_shared_stories', reason);
      await renderRemote(remote, { at: ADDRESS, as: ADA });
      const words = `Failed to load your shared stories${reason}`;
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      backend.recover('GET user_shared_stories');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(titles()).toEqual(['Story 1']));
      await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
    },
  );

  it('The counts are refreshed when the user comes back to the page', async () => {
    await openWith(own(1));
    backend.community.change(idOf(1), { views_count: 7, likes_count: 3 });
    await returnToPage();
    await waitFor(() => expect(facts(card('Story 1')).slice(2)).toEqual(['7 views', '3 likes']));
  });
});
