// @vitest-environment jsdom
import { STORY_PAGE } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { expectToast, titles, UNREACHABLE } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, idOf, several, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';

const DAY_MS = 86_400_000;
const TRASH = '/dashboard?section=deleted';
const ago = (days: number) => ({ deleted_at: Date.now() - days * DAY_MS });
const open = () => renderRemote(remote, { at: TRASH, as: ADA });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  backend.library.rows = [
    storyRow(1),
    storyRow(2, ago(28.5)),
    storyRow(3, ago(29.5)),
    storyRow(4, ago(31)),
    storyRow(5, { ...ago(1), user_id: BO }),
    storyRow(6, { deleted_at: Date.now() }),
  ];
});

describe('recently deleted stories', () => {
  it('are linked from the library, and listed with the days left', async () => {
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await user.click(await screen.findByRole('link', { name: 'Recently deleted' }));
    await waitFor(() => expect(titles()).toEqual(['Story 6', 'Story 2', 'Story 3']));
    expect(screen.getAllByText(/days? left$/).map(({ textContent }) => textContent)).toEqual([
      '30 days left',
      '2 days left',
      '1 day left',
    ]);
    await user.click(screen.getByRole('link', { name: 'Back to My Stories' }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
  });

  it('come back with Restore, and the focus moves to the next one or the section', async () => {
    await open();
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.click(button('Restore “Story 2”'));
    await expectToast('“Story 2” is back in My Stories.');
    await waitFor(() => expect(titles()).toEqual(['Story 6', 'Story 3']));
    expect(button('Restore “Story 3”')).toHaveFocus();
    await user.click(button('Restore “Story 3”'));
    await expectToast('“Story 3” is back in My Stories.');
    await user.click(button('Restore “Story 6”'));
    await screen.findByRole('heading', { name: 'No deleted stories' });
    expect(screen.getByRole('region', { name: 'Deleted stories' })).toHaveFocus();
  });

  it('are deleted for good only after a question', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Delete “Story 2” for good' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete this story for good?' })).toHaveAccessibleDescription(
      '“Story 2” can’t be restored after this.',
    );
    await user.click(button('Cancel'));
    expect(backend.sent('delete_story_for_good')).toEqual([]);
    await waitFor(() => expect(button('Delete “Story 2” for good')).toHaveFocus());
    await user.click(button('Delete “Story 2” for good'));
    const release = backend.hold('delete_story_for_good');
    await user.click(button('Delete for good'));
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    release();
    await expectToast('“Story 2” is deleted for good.');
    expect(backend.sent('delete_story_for_good')).toHaveLength(1);
    await waitFor(() => expect(titles()).toEqual(['Story 6', 'Story 3']));
    await waitFor(() => expect(button('Restore “Story 3”')).toHaveFocus());
  });

  it('keeps a story that can’t be restored or deleted, and drops one that is gone already', async () => {
    await open();
    await screen.findByRole('button', { name: 'Restore “Story 2”' });
    backend.cutOff('restore_story');
    await user.click(button('Restore “Story 2”'));
    await expectToast('Failed to restore story', UNREACHABLE);
    backend.cutOff('delete_story_for_good');
    await user.click(button('Delete “Story 2” for good'));
    await user.click(button('Delete for good'));
    await expectToast('Failed to delete story', UNREACHABLE);
    expect(titles()).toEqual(['Story 6', 'Story 2', 'Story 3']);
    backend.recover('restore_story');
    backend.library.rows = backend.library.rows.filter(({ id }) => id !== idOf(2));
    await user.click(button('Restore “Story 2”'));
    await expectToast('“Story 2” is gone for good.');
    await waitFor(() => expect(titles()).toEqual(['Story 6', 'Story 3']));
  });

  it('are shown page by page', async () => {
    backend.library.rows = several(STORY_PAGE + 2, (n) => storyRow(n, { deleted_at: Date.now() - n * 1000 }));
    await open();
    await waitFor(() => expect(titles()).toHaveLength(STORY_PAGE));
    await user.click(button('Load more deleted stories'));
    await waitFor(() => expect(titles()).toHaveLength(STORY_PAGE + 2));
    expect(titles().at(-1)).toBe(`Story ${STORY_PAGE + 2}`);
  });

  it('say that they can’t be loaded, until Retry loads them', async () => {
    backend.cutOff('deleted_stories');
    await open();
    await screen.findByText('Failed to load your deleted stories');
    backend.recover('deleted_stories');
    await user.click(button('Retry'));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});
