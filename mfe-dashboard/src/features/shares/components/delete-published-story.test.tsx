// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { announcements } from '@storyloom/testing/announcements';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, titles } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { BO, idOf } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import {
  STORIES,
  own,
  asPrivate,
  openWith,
  description,
  deleteButton,
  confirm,
} from '../testing/published-stories-page.ts';

const QUESTION = 'Are you sure you want to delete this shared story?';

describe('deleting a shared story', () => {
  it.each([
    [
      'that others can read',
      { story_id: idOf(9) },
      'The shared copy of “Story 1” will be gone for good, with its link, views and likes. The story you saved stays in My Stories.',
    ],
    [
      'that was taken back',
      { ...asPrivate, story_id: idOf(9) },
      'The copy of “Story 1” that you took back will be gone for good, with its views and likes. The story you saved stays in My Stories.',
    ],
    [
      'whose saved story is unknown',
      {},
      'The shared copy of “Story 1” will be gone for good, with its link, views and likes. If you saved the story, it stays in My Stories.',
    ],
  ])('The question says that only the copy is deleted, for a story %s', async (_what, values, said) => {
    await openWith(own(1, values));
    await user.click(deleteButton('Story 1'));
    await waitFor(() => expect(description(screen.getByRole('alertdialog'))).toBe(said));
  });

  it('Deleting a shared story asks first, and Cancel deletes nothing and returns the focus', async () => {
    await openWith(own(1), own(2));
    await user.click(deleteButton('Story 2'));
    expect(screen.getByRole('alertdialog').querySelector('h2')?.textContent).toBe(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(2);
  });

  it('Deleting a shared story sends one request, reports it, and moves the focus to what is left', async () => {
    await openWith(own(1), own(2));
    await user.click(deleteButton('Story 2'));
    const release = backend.hold('DELETE user_shared_stories');
    const said = announcements();
    await confirm();
    await screen.findByRole('button', { name: 'Deleting…' });
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    release();
    await expectToast('Shared story deleted successfully!');
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await atRest();
    await waitFor(() => expect(card('Story 1').contains(document.activeElement)).toBe(true));
    expect(backend.sent('DELETE user_shared_stories')).toEqual([{ id: idOf(2) }]);
    expect(said).toEqual(['Shared story deleted successfully!']);

    await user.click(deleteButton('Story 1'));
    await confirm();
    await expectToast('Shared story deleted successfully!');
    await screen.findByRole('heading', { name: 'No shared stories yet' });
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
  });

  it('When the session has expired under the question, the page says so and leads to sign in', async () => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    backend.answerWith('GET user_shared_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await confirm();
    await expectToast('User not authenticated.\nSign in');
    expect(backend.community.rows).toHaveLength(1);
    await user.click(deleteButton('Story 1'));
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    await expectToast('User not authenticated.');
  });

  it.each([
    ['its owner can’t be looked up', 'It rests.', () => backend.refuse('GET user_shared_stories', 'It rests.')],
    [
      'it is someone else’s',
      'You do not have permission to delete this story',
      () => backend.community.change(idOf(1), { user_id: BO }),
    ],
  ])('A shared story that can’t be deleted stays, and the focus returns, when %s', async (_why, reason, fail) => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    fail();
    await confirm();
    await expectToast(`Failed to delete shared story\n${reason}`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 1')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(1);
  });
});
