// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { announcements } from '@storyloom/testing/announcements';
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, facts, fill, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { NEW_INSPIRATION } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';

const OWN = 'Your Shared Inspirations';
const PROMPTS = 'Prompts';
const SHARE = 'Share Your Inspiration';
const PUBLIC = 'Make public for other users to see and use';
const mine = (n: number) => promptRow(n, { user_id: ADA });
const promptBox = () => screen.getByLabelText<HTMLTextAreaElement>('Prompt');

/** The values of the dialog: title, prompt, category, difficulty, and whether it is public. */
const form = () => [
  screen.getByLabelText<HTMLInputElement>('Title (optional)').value,
  promptBox().value,
  screen.getByLabelText<HTMLSelectElement>('Category', { selector: 'select' }).value,
  screen.getByLabelText<HTMLSelectElement>('Difficulty', { selector: 'select' }).value,
  screen.getByLabelText<HTMLInputElement>(PUBLIC).checked,
];
const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));

async function openDialog(person: string = ADA) {
  await renderRemote(remote, { at: '/inspiration', as: person });
  await user.click(screen.getByRole('button', { name: SHARE }));
}

const EMPTY = ['', '', 'fantasy', 'medium', true];
const SIGN_IN = 'You must be signed in to share inspirations';
const dialog = () => screen.queryByRole('dialog');
const press = (name: string, part: HTMLElement = document.body) =>
  user.click(within(part).getByRole('button', { name }));
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
    await type(' \n ');
    await press('Share Inspiration');
    expect(dialog()).toHaveTextContent('Please enter a prompt');
    expect(promptBox()).toHaveFocus();
    expect(promptBox()).toBeInvalid();
    await type('x'.repeat(4001));
    expect(dialog()).toHaveTextContent('This is 1 character over the limit of 4,000.');
    expect(dialog()).not.toHaveTextContent('Please enter a prompt');
    await submit();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
  });

  it('keeps what was typed after Cancel and a reload, for that user alone, until it is shared', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await type('A lamp');
    await fill(screen.getByLabelText('Category', { selector: 'select' }), 'children');
    await fill(screen.getByLabelText('Difficulty', { selector: 'select' }), 'easy');
    await user.click(screen.getByLabelText(PUBLIC));
    await press('Cancel');
    await openDialog(BO);
    expect(form()).toEqual(EMPTY);
    await openDialog();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'children', 'easy', false]);
    await submit();
    await expectToast('Inspiration saved. Only you can see it.');
    await press(SHARE);
    expect(form()).toEqual(EMPTY);
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

const heading = () => screen.getByRole('heading', { name: OWN });

/** Opens the page for Ada, with these prompts of hers. */
async function open(...rows: ReturnType<typeof promptRow>[]) {
  backend.community.prompts = rows;
  await renderRemote(remote, { at: '/inspiration', as: ADA });
  await waitFor(() => expect(titles(OWN).length).toBeGreaterThan(0));
}

describe('one’s own inspirations', () => {
  it('are listed newest first with private and hidden ones, ten at a time, and linked from the top', async () => {
    await open(
      ...several(11, mine),
      promptRow(12, { user_id: ADA, is_public: false }),
      promptRow(13, { user_id: ADA, hidden_at: '2026-04-01T12:00:00+00:00', likes_count: 2 }),
      promptRow(14),
    );
    expect(titles(OWN).slice(0, 3)).toEqual(['Prompt 13', 'Prompt 12', 'Prompt 11']);
    expect(chips(card('Prompt 13', OWN))).toEqual(['Fantasy', 'Medium', 'Hidden by the people who run this site']);
    expect(chips(card('Prompt 12', OWN))).toEqual(['Fantasy', 'Medium', 'Only you can see this']);
    expect(chips(card('Prompt 11', OWN))).toEqual(['Fantasy', 'Medium']);
    expect(facts(card('Prompt 13', OWN))).toEqual(['by you', '2 likes', '0 uses']);
    backend.cutOff('GET user_inspirations');
    await press('Load More of Yours');
    await expectToast('Failed to load your inspirations', UNREACHABLE);
    expect(titles(OWN)).toHaveLength(10);
    backend.recover('GET user_inspirations');
    await press('Load More of Yours');
    await waitFor(() => expect(titles(OWN)).toEqual(several(13, (n) => `Prompt ${14 - n}`)));
    await user.click(screen.getByRole('link', { name: 'Your shared inspirations (13)' }));
    expect(heading()).toHaveFocus();
  });

  it('are deleted after a confirmation, and the focus moves to what is left', async () => {
    await open(mine(1), mine(2));
    const deletion = screen.getAllByRole('button', { name: 'Delete “Prompt 2”' })[0]!;
    await user.click(deletion);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '“Prompt 2” and its likes will be gone for good. Stories written from it will stay.',
    );
    await user.click(deletion);
    backend.cutOff('DELETE user_inspirations');
    await press('Delete inspiration');
    await expectToast('Failed to delete inspiration', UNREACHABLE);
    backend.recover('DELETE user_inspirations');
    await user.click(deletion);
    const goOn = backend.hold('DELETE user_inspirations');
    const heard = announcements();
    await press('Delete inspiration');
    await screen.findByRole('button', { name: 'Deleting…' });
    goOn();
    await expectToast('Inspiration deleted successfully!');
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Prompt 1']));
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(heard).toEqual(['Inspiration deleted successfully!']);

    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.textContent, screen.queryByText('You have no inspirations now') !== null]);
    };
    await press('Delete “Prompt 1”', card('Prompt 1', OWN));
    await press('Delete inspiration');
    // After the last one, too, the focus stays in the section, which offers to share another.
    await screen.findByText('You have no inspirations now');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(seen).toEqual([[OWN, true]]);
    await press('Share another one', screen.getByRole('region', { name: OWN }));
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
  });
});

describe('editing an inspiration', () => {
  const row = promptRow(1, { user_id: ADA, title: 'The Lamp', prompt: 'A lamp', category: 'mystery', likes_count: 3 });
  const edit = () => press('Edit: The Lamp', card('The Lamp', OWN));

  it('keeps changes after Escape, and drops them after Cancel', async () => {
    await open(row);
    await edit();
    await type('A lamp that nobody lit');
    act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    await edit();
    expect(form()[1]).toBe('A lamp that nobody lit');
    await press('Cancel');
    await edit();
    expect(form()[1]).toBe('A lamp');
  });

  it('saves once from a prefilled dialog, without touching the draft of a new one', async () => {
    await open(row);
    await press(SHARE);
    await type('Another one');
    await press('Cancel');
    await edit();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'mystery', 'medium', true]);
    await fill(screen.getByLabelText('Title (optional)'), '');
    await type('A lamp that nobody lit');
    await fill(screen.getByLabelText('Difficulty', { selector: 'select' }), 'hard');
    const goOn = backend.hold('PATCH user_inspirations');
    await press('Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    await submit();
    goOn();
    await expectToast('Inspiration updated successfully!');
    expect(backend.sent('PATCH user_inspirations')).toHaveLength(1);
    const saved = { ...row, title: 'Mystery Inspiration', prompt: 'A lamp that nobody lit', difficulty: 'hard' };
    expect(backend.community.prompts).toEqual([saved]);
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Mystery Inspiration']));
    await press(SHARE);
    expect(form()[1]).toBe('Another one');
  });

  it('keeps what was typed when saving fails or the session ends', async () => {
    await open(row);
    await edit();
    await type('');
    await submit();
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
    await type('Another text');
    // Deleted in another tab.
    backend.community.prompts = [];
    await submit();
    await expectToast('Failed to update inspiration', 'This inspiration is no longer there.');
    expect(form()[1]).toBe('Another text');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    await press('Sign in');
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration' } }));
    await open(row);
    await edit();
    expect(form()[1]).toBe('Another text');
  });
});
