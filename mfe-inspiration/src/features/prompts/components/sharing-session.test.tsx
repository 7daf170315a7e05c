// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { sessionStore } from '@storyloom/shared/auth';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles, toasts } from '@storyloom/testing/page';
import { place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';
import { NEW_INSPIRATION } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';
import { OWN, SHARE, form, submit, openDialog } from '../testing/inspiration-dialog.ts';

describe('sharing an inspiration', () => {
  it('A guest who shares an inspiration is told to sign in, and nothing is sent', async () => {
    const { result } = renderHook(() => useShareInspiration(undefined, () => undefined), { wrapper: Site });
    expect(result.current.needsSignIn).toBe(true);
    await act(async () => result.current.share({ id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' }));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(backend.requests).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('A dialog during which the session ends says so, sends nothing, leads to sign-in, and then has what was typed', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    expect(screen.queryByRole('button', { name: SHARE, hidden: true })).not.toBeInTheDocument();
    expect(titles(OWN)).toEqual([]);
    // The user keeps typing and tries to share.
    await fill(screen.getByLabelText('Prompt'), 'A lamp and a door');
    await submit();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration#share' } });

    await renderRemote(remote, { at: '/inspiration#share', as: ADA });
    await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
    expect(form()[1]).toBe('A lamp and a door');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await renderRemote(remote, { at: '/inspiration', as: BO });
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('');
  });

  it('A dialog shows nothing of its draft to another user who signs in on the same browser', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await signIn(BO);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('');
  });

  it('A dialog whose session the database refuses says so once and keeps what was typed', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    backend.answerWith('POST user_inspirations', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('What you typed will still be here when you are back.');
    expect(toasts()).toEqual([]);
    expect(form()[1]).toBe('A lamp');
    // With the refused session, the sign-in page would redirect straight back.
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration#share' } });
    expect(sessionStore.getState().user).toBeNull();
  });
});
