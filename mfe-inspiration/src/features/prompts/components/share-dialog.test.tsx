// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { sessionStore } from '@storyloom/shared/auth';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { NEW_INSPIRATION } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';
import {
  form,
  mine,
  openDialog,
  OWN,
  promptBox,
  PROMPTS,
  PUBLIC,
  SHARE,
  submit,
} from '../testing/inspiration-dialog.ts';

const EMPTY = ['', '', 'fantasy', 'medium', true];
const SIGN_IN = 'You must be signed in to share inspirations';
const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (text: string) => fill(screen.getByLabelText('Prompt'), text);

describe('sharing an inspiration', () => {
  it('adds it once, first among one’s own and with the focus on it', async () => {
    backend.community.prompts = several(12, mine);
    // Whatever the list is filtered by, it is first among one's own.
    const at = '/inspiration?category=romance&q=zebra';
    await renderRemote(remote, { at, as: ADA });
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    await press(SHARE);
    await fill(screen.getByLabelText('Title (optional)'), ' The Lamp ');
    await type('\n A lamp that nobody lit. ');
    await fill(screen.getByLabelText('Category', { selector: 'select' }), 'historical');
    await fill(screen.getByLabelText('Difficulty', { selector: 'select' }), 'hard');
    const goOn = backend.hold('POST user_inspirations');
    await press('Share Inspiration');
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    await submit();
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(dialog()).not.toBeInTheDocument();
    const texts = { title: 'The Lamp', prompt: 'A lamp that nobody lit.' };
    expect(backend.sent('POST user_inspirations')).toEqual([
      { id: expect.any(String), user_id: ADA, ...texts, category: 'historical', difficulty: 'hard', is_public: true },
    ]);
    await waitFor(() => expect(within(card('The Lamp', OWN)).getByRole('heading', { name: 'The Lamp' })).toHaveFocus());
    expect([titles(OWN)[0], place().at]).toEqual(['The Lamp', at]);
    await press(SHARE);
    expect(form()).toEqual(EMPTY);
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: SHARE })).toHaveFocus());
  });

  it('keeps what was typed when it fails, and shares once when only the answer was lost', async () => {
    await openDialog();
    await type('A lamp');
    backend.refuse('POST user_inspirations', 'The database is resting.', 403);
    await submit();
    await expectToast('Failed to share inspiration', 'The database is resting.');
    expect(form()[1]).toBe('A lamp');
    backend.cutOff('POST user_inspirations');
    await submit();
    await expectToast('Failed to share inspiration', UNREACHABLE);
    backend.community.prompts = [promptRow(1, { ...backend.sent('POST user_inspirations')[0] })];
    backend.recover('POST user_inspirations');
    await submit();
    await expectToast('Inspiration shared successfully!');
    expect(backend.community.prompts).toHaveLength(1);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('neither closes the next dialog nor clears what is typed there', async () => {
    await openDialog();
    await type('A lamp');
    const goOn = backend.hold('POST user_inspirations');
    await submit();
    await press('Cancel');
    await press(SHARE);
    await type('A lamp and a door');
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(form()[1]).toBe('A lamp and a door');
  });

  it('sends nothing for a guest', async () => {
    const { result } = renderHook(() => useShareInspiration(undefined, () => undefined), { wrapper: Site });
    expect(result.current.needsSignIn).toBe(true);
    await act(async () => result.current.share({ id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' }));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect([backend.requests, toasts()]).toEqual([[], []]);
  });
});

describe('the dialog to share', () => {
  it('says who will find the inspiration and under which names, and saves it for its author alone', async () => {
    await openDialog();
    const summary = () => {
      const button = screen.getByRole('button', { name: 'Share Inspiration' });
      return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    await waitFor(() => expect(summary()).toBe('Everyone can find it, under the name “Ada”.'));
    await user.click(screen.getByLabelText(PUBLIC));
    expect(summary()).toBe('Only you can see it.');
    expect(dialog()).toHaveTextContent('If you leave this blank, it will be called “Fantasy Inspiration”.');
    await fill(screen.getByLabelText('Category', { selector: 'select' }), 'scifi');
    expect(dialog()).toHaveTextContent('If you leave this blank, it will be called “Scifi Inspiration”.');
    await fill(screen.getByLabelText('Title (optional)'), '  ');
    await type('A lamp');
    await submit();
    await expectToast('Inspiration saved. Only you can see it.');
    expect(backend.community.prompts).toMatchObject([{ title: 'Scifi Inspiration', is_public: false }]);
    await waitFor(() => expect(titles(OWN)).toEqual(['Scifi Inspiration']));
    expect(chips(card('Scifi Inspiration', OWN))).toContain('Only you can see this');
    expect(titles(PROMPTS)).toEqual([]);
  });

  it('rejects a blank prompt and one of over 4,000 characters', async () => {
    await openDialog();
    expect([promptBox().required, screen.getByLabelText('Title (optional)')]).toMatchObject([true, { maxLength: 200 }]);
    await type(' \n ');
    await press('Share Inspiration');
    expect(dialog()).toHaveTextContent('Please enter a prompt');
    expect(promptBox()).toHaveFocus();
    expect(promptBox()).toBeInvalid();
    await type('x'.repeat(4001));
    expect(dialog()).toHaveTextContent('This is 1 character over the limit of 4,000.');
    expect(dialog()).not.toHaveTextContent('Please enter a prompt');
    screen.getByRole('button', { name: 'Share Inspiration' }).focus();
    await submit();
    expect(promptBox()).toHaveFocus();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    await type('x'.repeat(4000));
    await submit();
    await expectToast('Inspiration shared successfully!');
  });

  it('keeps what was typed after Cancel and a reload, for that user alone, until it is shared', async () => {
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('storyloom-inspiration'));
    await openDialog();
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await type('A lamp');
    await fill(screen.getByLabelText('Category', { selector: 'select' }), 'children');
    await fill(screen.getByLabelText('Difficulty', { selector: 'select' }), 'easy');
    await user.click(screen.getByLabelText(PUBLIC));
    const typed = ['The Lamp', 'A lamp', 'children', 'easy', false];
    await press('Cancel');
    expect(dialog()).not.toBeInTheDocument();
    await openDialog(BO);
    expect(form()).toEqual(EMPTY);
    await openDialog();
    expect(form()).toEqual(typed);
    expect(kept()).toEqual(['storyloom-inspiration-ada']);
    await submit();
    await expectToast('Inspiration saved. Only you can see it.');
    expect(kept()).toEqual([]);
  });

  it('leads to sign-in when the session ends, and then has what was typed', async () => {
    await openDialog();
    await type('A lamp');
    await signOut();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN));
    expect(screen.queryByRole('button', { name: SHARE, hidden: true })).not.toBeInTheDocument();
    await type('A lamp and a door');
    await submit();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await press('Sign in');
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration#share' } }));
    await renderRemote(remote, { at: '/inspiration#share', as: ADA });
    await screen.findByRole('dialog');
    expect(form()[1]).toBe('A lamp and a door');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // Another user who signs in on the same browser sees nothing of it.
    await signIn(BO);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('says once that the session was refused, ends it and keeps what was typed', async () => {
    await openDialog();
    await type('A lamp');
    backend.answerWith('POST user_inspirations', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN));
    expect(dialog()).toHaveTextContent('What you typed will still be here when you are back.');
    expect(toasts()).toEqual([]);
    expect(form()[1]).toBe('A lamp');
    // With the refused session, the sign-in page would redirect straight back.
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await press('Sign in');
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(sessionStore.getState().user).toBeNull();
  });
});
