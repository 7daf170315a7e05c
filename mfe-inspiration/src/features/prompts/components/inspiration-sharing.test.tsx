// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { announcements } from '@storyloom/shared/testing/announcements';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, titles, toasts } from '@storyloom/testing/page';
import { place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';
import { NEW_INSPIRATION } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';

let user: UserEvent;

const OWN = 'Your Shared Inspirations';
const PROMPTS = 'Prompts';
const SHARE = 'Share Your Inspiration';
const PUBLIC = 'Make public for other users to see and use';
const mine = (n: number) => promptRow(n, { user_id: ADA });

const promptBox = () => screen.getByLabelText<HTMLTextAreaElement>('Prompt');
const options = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options].map(({ value, textContent }) => [
    value,
    textContent,
  ]);
/** What stands in the dialog: title, prompt, category, difficulty, and whether it is public. */
const form = () => [
  screen.getByLabelText<HTMLInputElement>('Title (optional)').value,
  promptBox().value,
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value,
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty' }).value,
  screen.getByLabelText<HTMLInputElement>(PUBLIC).checked,
];
const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));
/** Without the row's own id, which the page makes. */
const without = ({ id: _id, ...row }: Readonly<Record<string, unknown>>) => row;
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('storyloom-inspiration'));

async function openDialog() {
  const backend = new FakeBackend().install();
  ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
  await user.click(screen.getByRole('button', { name: SHARE }));
  return backend;
}

describe('sharing an inspiration', () => {
  it('says before its button who will find it, and under which name', async () => {
    await openDialog();
    const summary = () => {
      const submitButton = screen.getByRole('button', { name: 'Share Inspiration' });
      return document.getElementById(submitButton.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    await waitFor(() => expect(summary()).toBe('Everyone can find it, under the name “Ada”.'));
    await user.click(screen.getByLabelText(PUBLIC));
    expect(summary()).toBe('Only you can see it.');
  });

  it('asks for a title, a prompt, one of seven categories, one of three difficulties, and whether it is public', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);
    expect(options('Category')).toEqual([
      ['fantasy', 'Fantasy'],
      ['scifi', 'Sci-Fi'],
      ['romance', 'Romance'],
      ['mystery', 'Mystery'],
      ['adventure', 'Adventure'],
      ['historical', 'Historical'],
      ['children', 'Children’s'],
    ]);
    expect(options('Difficulty')).toEqual([
      ['easy', 'Easy'],
      ['medium', 'Medium'],
      ['hard', 'Hard'],
    ]);
    expect([promptBox().required, screen.getByLabelText<HTMLInputElement>('Title (optional)').maxLength]).toEqual([
      true,
      200,
    ]);
    expect([
      within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('button', { name: 'Cancel' }).type,
      within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('button', { name: 'Share Inspiration' }).type,
    ]).toEqual(['button', 'submit']);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'If you leave this blank, it will be called “Fantasy Inspiration”.',
    );
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'mystery');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'If you leave this blank, it will be called “Mystery Inspiration”.',
    );
  });

  it('puts it into the list and among one’s own, once, while the button says so', async () => {
    const backend = await openDialog();
    expect(screen.queryByRole('region', { name: OWN })).not.toBeInTheDocument();
    await fill(screen.getByLabelText('Title (optional)'), ' The Lamp ');
    await fill(screen.getByLabelText('Prompt'), '\n A lamp that nobody lit. ');
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'historical');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'hard');
    const goOn = backend.hold('POST user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Share Inspiration' }));
    await screen.findByRole('button', { name: 'Sharing...' });
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    await submit();
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.sent('POST user_inspirations').map(without)).toEqual([
      {
        user_id: ADA,
        title: 'The Lamp',
        prompt: 'A lamp that nobody lit.',
        category: 'historical',
        difficulty: 'hard',
        is_public: true,
      },
    ]);
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp']));
    await waitFor(() => expect(within(card('The Lamp', OWN)).getByRole('heading', { name: 'The Lamp' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: SHARE })).toHaveFocus());
  });

  it('shows the new one, with the focus on it, whatever the list is narrowed to, and says so once', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(12, mine);
    ({ user } = await renderRemote(remote, { at: '/inspiration?category=romance&q=zebra', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(card('The Lamp', OWN)).getByRole('heading', { name: 'The Lamp' })).toHaveFocus());
    expect(titles(OWN)[0]).toBe('The Lamp');
    await expectToast('Inspiration shared successfully!');
    expect(place().at).toBe('/inspiration?category=romance&q=zebra');
  });

  it.each([
    ['fantasy', 'Fantasy Inspiration'],
    ['scifi', 'Scifi Inspiration'],
  ])(
    'with a blank title of %s calls it “%s”, and says of a private one that only you can see it',
    async (category, title) => {
      const backend = await openDialog();
      await fill(screen.getByLabelText('Title (optional)'), '  ');
      await fill(screen.getByLabelText('Prompt'), 'A lamp');
      await fill(screen.getByRole('combobox', { name: 'Category' }), category);
      await user.click(screen.getByLabelText(PUBLIC));
      await submit();
      await expectToast('Inspiration saved. Only you can see it.');
      expect(backend.community.prompts).toMatchObject([{ title, category, difficulty: 'medium', is_public: false }]);
      await waitFor(() => expect(titles(OWN)).toEqual([title]));
      expect(chips(card(title, OWN))).toContain('Only you can see this');
      expect(titles(PROMPTS)).toEqual([]);
    },
  );

  it('wants a prompt of at most 4,000 characters that is not blank', async () => {
    const backend = await openDialog();
    await fill(screen.getByLabelText('Prompt'), ' \n ');
    await user.click(screen.getByRole('button', { name: 'Share Inspiration' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
    expect(promptBox()).toHaveFocus();
    expect(promptBox().getAttribute('aria-invalid')).toBe('true');
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4001));
    expect(screen.getByRole('dialog')).toHaveTextContent('This is 1 character over the limit of 4,000.');
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4002));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Please enter a prompt');
    expect(screen.getByRole('dialog')).toHaveTextContent('This is 2 characters over the limit of 4,000.');
    screen.getByRole('button', { name: 'Share Inspiration' }).focus();
    await submit();
    expect(promptBox()).toHaveFocus();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    await fill(screen.getByLabelText('Prompt'), 'x'.repeat(4000));
    await submit();
    await expectToast('Inspiration shared successfully!');
  });

  it('keeps what was typed after Cancel and after a reload, for that person alone, until it is shared', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Title (optional)'), 'The Lamp');
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await fill(screen.getByRole('combobox', { name: 'Category' }), 'children');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'easy');
    await user.click(screen.getByLabelText(PUBLIC));
    const typed = ['The Lamp', 'A lamp', 'children', 'easy', false];
    expect(form()).toEqual(typed);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(typed);

    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(typed);
    expect(kept()).toEqual(['storyloom-inspiration-ada']);

    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: BO }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);

    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await submit();
    await expectToast('Inspiration saved. Only you can see it.');
    expect(kept()).toEqual([]);
  });

  it('that fails says so, keeps what was typed, and shares once although the first answer got lost', async () => {
    const backend = await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    backend.refuse('POST user_inspirations', 'The database is resting.', 403);
    await submit();
    await expectToast('Failed to share inspiration', 'The database is resting.');
    expect(form()[1]).toBe('A lamp');
    backend.cutOff('POST user_inspirations');
    await submit();
    await expectToast('Failed to share inspiration', UNREACHABLE);
    // It arrived, but nobody heard of it.
    const [sent] = backend.sent('POST user_inspirations');
    backend.community.prompts = [promptRow(1, { ...sent })];
    backend.recover('POST user_inspirations');
    await submit();
    await expectToast('Inspiration shared successfully!');
    expect(backend.community.prompts).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is answered late neither closes the next dialog nor takes away what is typed there', async () => {
    const backend = await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    const goOn = backend.hold('POST user_inspirations');
    await submit();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Prompt'), 'A lamp and a door');
    goOn();
    await expectToast('Inspiration shared successfully!');
    expect(form()[1]).toBe('A lamp and a door');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('A lamp and a door');
  });

  it('is for people who are signed in: a guest is told so, and nothing is sent', async () => {
    const backend = new FakeBackend().install();
    const { result } = renderHook(() => useShareInspiration(undefined, () => undefined), { wrapper: Site });
    expect(result.current.needsSignIn).toBe(true);
    await act(async () => result.current.share({ id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' }));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(backend.requests).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('under which the session ends says so, sends nothing, leads to signing in, and goes on with what was typed', async () => {
    const backend = await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    expect(screen.queryByRole('button', { name: SHARE, hidden: true })).not.toBeInTheDocument();
    expect(titles(OWN)).toEqual([]);
    // One goes on typing, and tries to share it.
    await fill(screen.getByLabelText('Prompt'), 'A lamp and a door');
    await submit();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration#share' } });

    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration#share', as: ADA }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
    expect(form()[1]).toBe('A lamp and a door');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: BO }));
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('');
  });

  it('that another person goes on to use in this browser shows them nothing of it', async () => {
    await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    await signIn(BO);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('');
  });

  it('for which the database no longer knows the session says so, once, and keeps what was typed', async () => {
    const backend = await openDialog();
    await fill(screen.getByLabelText('Prompt'), 'A lamp');
    backend.answerWith('POST user_inspirations', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('What you typed will still be here when you are back.');
    expect(toasts()).toEqual([]);
    expect(form()[1]).toBe('A lamp');
    // With the session that is refused, the sign-in page would lead straight back.
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration#share' } });
    expect(sessionStore.getState().user).toBeNull();
  });
});

describe('one’s own inspirations', () => {
  it('stand in a section of their own, the newest first, private and hidden ones too, ten at a time', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [
      ...several(11, mine),
      promptRow(12, { user_id: ADA, is_public: false }),
      promptRow(13, { user_id: ADA, hidden_at: '2026-04-01T12:00:00+00:00', likes_count: 2 }),
      promptRow(14),
    ];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    expect(titles(OWN).slice(0, 3)).toEqual(['Prompt 13', 'Prompt 12', 'Prompt 11']);
    expect(screen.getByRole('heading', { name: OWN }).tagName).toBe('H2');
    expect(chips(card('Prompt 13', OWN))).toEqual(['Fantasy', 'Medium', 'Hidden by the people who run this site']);
    expect(chips(card('Prompt 12', OWN))).toEqual(['Fantasy', 'Medium', 'Only you can see this']);
    expect(chips(card('Prompt 11', OWN))).toEqual(['Fantasy', 'Medium']);
    expect(facts(card('Prompt 13', OWN))).toEqual(['by you', '2 likes', '0 uses']);
    backend.cutOff('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More of Yours' }));
    await expectToast('Failed to load your inspirations', UNREACHABLE);
    expect(titles(OWN)).toHaveLength(10);
    backend.recover('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Load More of Yours' }));
    await waitFor(() => expect(titles(OWN)).toEqual(several(13, (n) => `Prompt ${14 - n}`)));
    expect(screen.queryByRole('button', { name: 'Load More of Yours' })).not.toBeInTheDocument();
  });

  it('that do not come are said to be missing, until Retry brings them', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [mine(1)];
    backend.refuse('GET user_inspirations', 'The database is resting.', 403);
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your inspirations'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1']));
    backend.recover('GET user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
  });

  it('keep what was changed when the dialog is left by mistake, and not when it is given up', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [promptRow(1, { user_id: ADA, title: 'The Lamp', prompt: 'A lamp' })];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    const edit = () =>
      user.click(
        within(card('The Lamp', OWN)).getByRole('button', {
          name: 'Edit: The Lamp',
        }),
      );
    await edit();
    await fill(screen.getByLabelText('Prompt'), 'A lamp that nobody lit');
    act(() => void fireEvent.keyDown(screen.getByRole('dialog')!, { key: 'Escape' }));
    await edit();
    expect(form()[1]).toBe('A lamp that nobody lit');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await edit();
    expect(form()[1]).toBe('A lamp');
  });

  it('are edited in the same dialog, prefilled, and leave the draft of a new one alone', async () => {
    const backend = new FakeBackend().install();
    const row = promptRow(1, {
      user_id: ADA,
      title: 'The Lamp',
      prompt: 'A lamp',
      category: 'mystery',
      likes_count: 3,
    });
    backend.community.prompts = [row];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['The Lamp']));
    await user.click(screen.getByRole('button', { name: SHARE }));
    await fill(screen.getByLabelText('Prompt'), 'Another one');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await user.click(
      within(card('The Lamp', OWN)).getByRole('button', {
        name: 'Edit: The Lamp',
      }),
    );
    expect(screen.getByRole('heading', { name: 'Edit Inspiration' })).toBeVisible();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'mystery', 'medium', true]);
    await fill(screen.getByLabelText('Title (optional)'), '');
    await fill(screen.getByLabelText('Prompt'), 'A lamp that nobody lit');
    await fill(screen.getByRole('combobox', { name: 'Difficulty' }), 'hard');
    const goOn = backend.hold('PATCH user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Saving...' });
    await submit();
    goOn();
    await expectToast('Inspiration updated successfully!');
    expect(backend.sent('PATCH user_inspirations')).toHaveLength(1);
    expect(backend.community.prompts).toEqual([
      { ...row, title: 'Mystery Inspiration', prompt: 'A lamp that nobody lit', difficulty: 'hard' },
    ]);
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Mystery Inspiration']));

    await user.click(screen.getByRole('button', { name: SHARE }));
    expect(form()[1]).toBe('Another one');
  });

  it('stay open to edit when saving fails, with what was typed', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [mine(1)];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(
      within(card('Prompt 1', OWN)).getByRole('button', {
        name: 'Edit: Prompt 1',
      }),
    );
    await fill(screen.getByLabelText('Prompt'), 'Another text');
    backend.cutOff('PATCH user_inspirations');
    await submit();
    await expectToast('Failed to update inspiration', UNREACHABLE);
    backend.recover('PATCH user_inspirations');
    // Deleted in another tab.
    backend.community.prompts = [];
    await submit();
    await expectToast('Failed to update inspiration', 'This inspiration is no longer there.');
    expect(form()[1]).toBe('Another text');
    await fill(screen.getByLabelText('Prompt'), '');
    await submit();
    expect(screen.getByRole('dialog')).toHaveTextContent('Please enter a prompt');
  });

  it('stay open to edit when the session ends meanwhile, and are there again with what was typed', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [mine(1)];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(
      within(card('Prompt 1', OWN)).getByRole('button', {
        name: 'Edit: Prompt 1',
      }),
    );
    await fill(screen.getByLabelText('Prompt'), 'Another text');
    await signOut();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You must be signed in to share inspirations'),
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration' } });
    const again = new FakeBackend().install();
    again.community.prompts = [mine(1)];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 1']));
    await user.click(
      within(card('Prompt 1', OWN)).getByRole('button', {
        name: 'Edit: Prompt 1',
      }),
    );
    expect(form()[1]).toBe('Another text');
  });

  it('are deleted after a question, and the focus goes on to what is left', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [mine(1), mine(2)];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']));
    const deletion = within(card('Prompt 2', OWN)).getByRole('button', {
      name: 'Delete “Prompt 2”',
    });
    await user.click(deletion);
    expect(
      screen.getByRole('heading', {
        name: 'Are you sure you want to delete this inspiration?',
      }),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '“Prompt 2” and its likes will be gone for good. Stories written from it will stay.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deletion).toHaveFocus());
    expect(backend.sent('DELETE user_inspirations')).toEqual([]);

    await user.click(deletion);
    backend.cutOff('DELETE user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await expectToast('Failed to delete inspiration', UNREACHABLE);
    expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']);
    backend.recover('DELETE user_inspirations');

    await user.click(deletion);
    const goOn = backend.hold('DELETE user_inspirations');
    const heard = announcements();
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await screen.findByRole('button', { name: 'Deleting…' });
    goOn();
    await expectToast('Inspiration deleted successfully!');
    for (const list of [OWN, PROMPTS]) await waitFor(() => expect(titles(list)).toEqual(['Prompt 1']));
    expect(backend.community.prompts).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
    expect(heard).toEqual(['Inspiration deleted successfully!']);

    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.textContent, screen.queryByRole('heading', { name: 'You have no inspirations now' }) !== null]);
    };
    await user.click(
      within(card('Prompt 1', OWN)).getByRole('button', {
        name: 'Delete “Prompt 1”',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete inspiration' }));
    await expectToast('Inspiration deleted successfully!');
    // The last one, too: the focus stays where the user is, with the way to another.
    await screen.findByRole('heading', { name: 'You have no inspirations now' });
    await waitFor(() => expect(screen.getByRole('heading', { name: OWN })).toHaveFocus());
    expect(seen).toEqual([[OWN, true]]);
    await user.click(
      within(screen.getByRole('region', { name: OWN })).getByRole('button', { name: 'Share another one' }),
    );
    expect(screen.getByRole('heading', { name: 'Share Inspiration' })).toBeVisible();
  });

  it('are led to from the top of the page, which says how many they are', async () => {
    const backend = new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await screen.findByRole('heading', { name: 'No prompts yet' });
    expect([
      screen.queryByRole('button', { name: 'Your shared inspirations (0)' }) !== null,
      screen.queryByRole('link', { name: OWN }) !== null,
    ]).toEqual([false, false]);
    backend.community.prompts = [mine(1), mine(2)];
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']));
    const { at } = place();
    await user.click(screen.getByRole('link', { name: 'Your shared inspirations (2)' }));
    expect(screen.getByRole('heading', { name: OWN })).toHaveFocus();
    expect(place().at).toBe(at);
  });
});
