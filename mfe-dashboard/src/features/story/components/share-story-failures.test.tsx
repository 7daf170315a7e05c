// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, fill, toasts } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, sharedRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import { ADDRESS, openStory, PUBLIC, TITLE, isChecked, openDialog } from '../testing/story-page.ts';

describe('sharing a story', () => {
  it('Sharing a story says when its prompt could not be shared', async () => {
    await openDialog();
    backend.cutOff('POST user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast(
      'Story shared but failed to share the prompt as inspiration\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(backend.community.rows).toHaveLength(1);
  });

  it('A failed sharing says so, and trying again after a lost answer shares the story once', async () => {
    await openDialog();
    backend.cutOff('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast(`Failed to share story\n${UNREACHABLE}`);
    expect(isChecked(PUBLIC)).toBe(true);
    backend.recover('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story and prompt shared successfully!');
    const ids = backend.sent('POST user_shared_stories').map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };

  /** Enabled once it is known whether the story's prompt is public. */
  async function pressSave(): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  const SIGN_IN_FIRST = 'Please sign in to share this story';

  it('An expired session is reported once in the dialog, and signing in leads back to what was entered', async () => {
    await openDialog();
    await fill(screen.getByLabelText(TITLE), 'My own title');
    await user.click(screen.getByLabelText(PUBLIC));
    backend.answerWith('POST user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(SIGN_IN_FIRST));
    expect(screen.getByRole('dialog')).toHaveTextContent('What you entered will still be here.');
    // The service does not know the session either.
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveValue('My own title'));
    expect(isChecked(PUBLIC)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('A session that expires before the look-up of copies is reported, and signing in leads back', async () => {
    await openStory();
    backend.answerWith('GET user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_FIRST));
    expect([document.querySelectorAll('[role="alert"]').length, toasts()]).toEqual([1, []]);
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    // No toast for what the user asked for.
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
  });

  it('A change refused for an expired session is reported where it was made', async () => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, story_id: idOf(1) })];
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked());
    backend.answerWith('PATCH user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await pressSave();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_FIRST));
    expect(screen.getByRole('radio', { name: 'Only you' })).toBeChecked();
    expect(toasts()).toEqual([]);
  });

  it('Signing out in another tab closes the dialog and says why', async () => {
    await openDialog();
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().state).toEqual({ returnTo: ADDRESS });
    await expectToast(SIGN_IN_FIRST);
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await screen.findByRole('button', { name: 'Cancel' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('The dialog first checks whether the story is shared, and says when that fails', async () => {
    await openStory();
    const release = backend.hold('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Checking whether it’s already shared…');
    backend.cutOff('GET user_shared_stories');
    release();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to check whether it’s already shared'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE);
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    backend.recover('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Share Story' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.community.rows).toEqual([]);
  });
});
