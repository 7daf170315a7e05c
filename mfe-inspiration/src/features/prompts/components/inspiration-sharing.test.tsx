// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { announcements } from '@storyloom/shared/testing/announcements';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  button,
  card,
  chips,
  dialog,
  facts,
  field,
  fill,
  has,
  link,
  heading,
  isAt,
  isTold,
  open,
  press,
  said,
  section,
  shows,
  Site,
  tidyUp,
  titles,
  visit,
  where,
  UNREACHABLE,
} from '../../../testing/render-inspiration.tsx';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';
import { NEW_INSPIRATION } from '../model/inspiration-draft.ts';
import { useShareInspiration } from '../model/use-share-inspiration.ts';

afterEach(tidyUp);

const OWN = 'Your Shared Inspirations';
const PROMPTS = 'Prompts';
const SHARE = 'Share Your Inspiration';
const PUBLIC = 'Make public for other users to see and use';
const mine = (n: number) => promptRow(n, { user_id: ADA });

const promptBox = () => field('Prompt');
const options = (label: string) => [...field(label).options].map(({ value, textContent }) => [value, textContent]);
/** What stands in the dialog: title, prompt, category, difficulty, and whether it is public. */
const form = () => [
  field('Title (optional)').value,
  promptBox().value,
  field('Category').value,
  field('Difficulty').value,
  field(PUBLIC).checked,
];
const submit = () => act(async () => fireEvent.submit(dialog()!.querySelector('form')!));
/** Without the row's own id, which the page makes. */
const without = ({ id: _id, ...row }: { readonly id: string }) => row;
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('storyloom-inspiration'));

async function openDialog() {
  const backend = await visit(ADA);
  await open('/inspiration');
  await press(button(SHARE));
  return backend;
}

describe('sharing an inspiration', () => {
  it('says before its button who will find it, and under which name', async () => {
    await openDialog();
    const summary = () => {
      const submitButton = button('Share Inspiration', dialog()!);
      return document.getElementById(submitButton.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    await waitFor(() => expect(summary()).toBe('Everyone can find it, under the name “Ada”.'));
    await press(field(PUBLIC));
    expect(summary()).toBe('Only you can see it.');
  });

  it('asks for a title, a prompt, one of seven categories, one of three difficulties, and whether it is public', async () => {
    await openDialog();
    expect(heading('Share Inspiration', dialog()!)).toBeTruthy();
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
    expect([promptBox().required, field('Title (optional)').maxLength]).toEqual([true, 200]);
    expect([button('Cancel', dialog()!).type, button('Share Inspiration', dialog()!).type]).toEqual([
      'button',
      'submit',
    ]);
    expect(dialog()?.textContent).toContain('If you leave this blank, it will be called “Fantasy Inspiration”.');
    await fill('Category', 'mystery');
    expect(dialog()?.textContent).toContain('If you leave this blank, it will be called “Mystery Inspiration”.');
  });

  it('puts it into the list and among one’s own, once, while the button says so', async () => {
    const backend = await openDialog();
    expect(section(OWN)).toBeNull();
    await fill('Title (optional)', ' The Lamp ');
    await fill('Prompt', '\n A lamp that nobody lit. ');
    await fill('Category', 'historical');
    await fill('Difficulty', 'hard');
    const goOn = backend.hold('POST user_inspirations');
    await press(button('Share Inspiration', dialog()!));
    await waitFor(() => expect(has('Sharing...')).toBe(true));
    await press(await waitFor(() => button('Sharing...')));
    await submit();
    goOn();
    await isTold('Inspiration shared successfully!');
    expect(dialog()).toBeNull();
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
    await shows(OWN, ['The Lamp']);
    await shows(PROMPTS, ['The Lamp']);
    await waitFor(() => expect(document.activeElement).toBe(heading('The Lamp', card('The Lamp', OWN))));
    await press(button(SHARE));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);
    await press(button('Cancel', dialog()!));
    await waitFor(() => expect(document.activeElement).toBe(button(SHARE)));
  });

  it('shows the new one, with the focus on it, whatever the list is narrowed to, and says so once', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = several(12, mine);
    await open('/inspiration?category=romance&q=zebra');
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    await press(button(SHARE));
    await fill('Title (optional)', 'The Lamp');
    await fill('Prompt', 'A lamp');
    await submit();
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(heading('The Lamp', card('The Lamp', OWN))));
    expect(titles(OWN)[0]).toBe('The Lamp');
    await isTold('Inspiration shared successfully!');
    expect(where().at).toBe('/inspiration?category=romance&q=zebra');
  });

  it.each([
    ['fantasy', 'Fantasy Inspiration'],
    ['scifi', 'Scifi Inspiration'],
  ])(
    'with a blank title of %s calls it “%s”, and says of a private one that only you can see it',
    async (category, title) => {
      const backend = await openDialog();
      await fill('Title (optional)', '  ');
      await fill('Prompt', 'A lamp');
      await fill('Category', category);
      await press(field(PUBLIC));
      await submit();
      await isTold('Inspiration saved. Only you can see it.');
      expect(backend.community.prompts).toMatchObject([{ title, category, difficulty: 'medium', is_public: false }]);
      await shows(OWN, [title]);
      expect(chips(card(title, OWN))).toContain('Only you can see this');
      expect(titles(PROMPTS)).toEqual([]);
    },
  );

  it('wants a prompt of at most 4,000 characters that is not blank', async () => {
    const backend = await openDialog();
    await fill('Prompt', ' \n ');
    await press(button('Share Inspiration', dialog()!));
    expect(dialog()?.textContent).toContain('Please enter a prompt');
    expect(document.activeElement).toBe(promptBox());
    expect(promptBox().getAttribute('aria-invalid')).toBe('true');
    await fill('Prompt', 'x'.repeat(4001));
    expect(dialog()?.textContent).toContain('This is 1 character over the limit of 4,000.');
    await fill('Prompt', 'x'.repeat(4002));
    expect(dialog()?.textContent).not.toContain('Please enter a prompt');
    expect(dialog()?.textContent).toContain('This is 2 characters over the limit of 4,000.');
    button('Share Inspiration', dialog()!).focus();
    await submit();
    expect(document.activeElement).toBe(promptBox());
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    await fill('Prompt', 'x'.repeat(4000));
    await submit();
    await isTold('Inspiration shared successfully!');
  });

  it('keeps what was typed after Cancel and after a reload, for that person alone, until it is shared', async () => {
    await openDialog();
    await fill('Title (optional)', 'The Lamp');
    await fill('Prompt', 'A lamp');
    await fill('Category', 'children');
    await fill('Difficulty', 'easy');
    await press(field(PUBLIC));
    const typed = ['The Lamp', 'A lamp', 'children', 'easy', false];
    expect(form()).toEqual(typed);
    await press(button('Cancel', dialog()!));
    expect(dialog()).toBeNull();
    await press(button(SHARE));
    expect(form()).toEqual(typed);

    await open('/inspiration');
    await press(button(SHARE));
    expect(form()).toEqual(typed);
    expect(kept()).toEqual(['storyloom-inspiration-ada']);

    await visit(BO);
    await open('/inspiration');
    await press(button(SHARE));
    expect(form()).toEqual(['', '', 'fantasy', 'medium', true]);

    await visit(ADA);
    await open('/inspiration');
    await press(button(SHARE));
    await submit();
    await isTold('Inspiration saved. Only you can see it.');
    expect(kept()).toEqual([]);
  });

  it('that fails says so, keeps what was typed, and shares once although the first answer got lost', async () => {
    const backend = await openDialog();
    await fill('Prompt', 'A lamp');
    backend.refuse('POST user_inspirations', 'The database is resting.', 403);
    await submit();
    await isTold('Failed to share inspiration', 'The database is resting.');
    expect(form()[1]).toBe('A lamp');
    backend.cutOff('POST user_inspirations');
    await submit();
    await isTold('Failed to share inspiration', UNREACHABLE);
    // It arrived, but nobody heard of it.
    const [sent] = backend.sent('POST user_inspirations');
    backend.community.prompts = [promptRow(1, { ...sent })];
    backend.recover('POST user_inspirations');
    await submit();
    await isTold('Inspiration shared successfully!');
    expect(backend.community.prompts).toHaveLength(1);
    expect(dialog()).toBeNull();
  });

  it('that is answered late neither closes the next dialog nor takes away what is typed there', async () => {
    const backend = await openDialog();
    await fill('Prompt', 'A lamp');
    const goOn = backend.hold('POST user_inspirations');
    await submit();
    await press(button('Cancel', dialog()!));
    await press(button(SHARE));
    await fill('Prompt', 'A lamp and a door');
    goOn();
    await isTold('Inspiration shared successfully!');
    expect(form()[1]).toBe('A lamp and a door');
    await press(button('Cancel', dialog()!));
    await press(button(SHARE));
    expect(form()[1]).toBe('A lamp and a door');
  });

  it('is for people who are signed in: a guest is told so, and nothing is sent', async () => {
    const backend = await visit();
    const { result } = renderHook(() => useShareInspiration(undefined, () => undefined), { wrapper: Site });
    expect(result.current.needsSignIn).toBe(true);
    await act(async () => result.current.share({ id: 'one', ...NEW_INSPIRATION, prompt: 'A lamp' }));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(backend.requests).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('under which the session ends says so, sends nothing, leads to signing in, and goes on with what was typed', async () => {
    const backend = await openDialog();
    await fill('Prompt', 'A lamp');
    await signOut();
    await waitFor(() => expect(alertPanel()?.textContent).toContain('You must be signed in to share inspirations'));
    expect([has(SHARE), section(OWN)]).toEqual([false, null]);
    // One goes on typing, and tries to share it.
    await fill('Prompt', 'A lamp and a door');
    await submit();
    expect(backend.sent('POST user_inspirations')).toEqual([]);
    expect(document.activeElement).toBe(button('Sign in', dialog()!));
    await press(button('Sign in', dialog()!));
    await isAt('/auth');
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/inspiration#share' } });

    await visit(ADA);
    await open('/inspiration#share');
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(form()[1]).toBe('A lamp and a door');
    expect(alertPanel()).toBeNull();
    await press(button('Cancel', dialog()!));
    expect(dialog()).toBeNull();
    await visit(BO);
    await open('/inspiration');
    await press(button(SHARE));
    expect(form()[1]).toBe('');
  });

  it('that another person goes on to use in this browser shows them nothing of it', async () => {
    await openDialog();
    await fill('Prompt', 'A lamp');
    await signIn(BO);
    await waitFor(() => expect(dialog()).toBeNull());
    await press(button(SHARE));
    expect(form()[1]).toBe('');
  });

  it('for which the database no longer knows the session says so, once, and keeps what was typed', async () => {
    const backend = await openDialog();
    await fill('Prompt', 'A lamp');
    backend.answerWith('POST user_inspirations', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await submit();
    await waitFor(() => expect(alertPanel()?.textContent).toContain('You must be signed in to share inspirations'));
    expect(dialog()?.textContent).toContain('What you typed will still be here when you are back.');
    expect(document.querySelector('[data-toaster]')?.textContent).toBe('');
    expect(form()[1]).toBe('A lamp');
    // With the session that is refused, the sign-in page would lead straight back.
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await press(button('Sign in', dialog()!));
    await isAt('/auth');
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/inspiration#share' } });
    expect(sessionStore.getState().user).toBeNull();
  });
});

describe('one’s own inspirations', () => {
  it('stand in a section of their own, the newest first, private and hidden ones too, ten at a time', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [
      ...several(11, mine),
      promptRow(12, { user_id: ADA, is_public: false }),
      promptRow(13, { user_id: ADA, hidden_at: '2026-04-01T12:00:00+00:00', likes_count: 2 }),
      promptRow(14),
    ];
    await open('/inspiration');
    await waitFor(() => expect(titles(OWN)).toHaveLength(10));
    expect(titles(OWN).slice(0, 3)).toEqual(['Prompt 13', 'Prompt 12', 'Prompt 11']);
    expect(heading(OWN).tagName).toBe('H2');
    expect(chips(card('Prompt 13', OWN))).toEqual(['Fantasy', 'Medium', 'Hidden by the people who run this site']);
    expect(chips(card('Prompt 12', OWN))).toEqual(['Fantasy', 'Medium', 'Only you can see this']);
    expect(chips(card('Prompt 11', OWN))).toEqual(['Fantasy', 'Medium']);
    expect(facts(card('Prompt 13', OWN))).toEqual(['by you', '2 likes', '0 uses']);
    backend.cutOff('GET user_inspirations');
    await press(button('Load More of Yours'));
    await isTold('Failed to load your inspirations', UNREACHABLE);
    expect(titles(OWN)).toHaveLength(10);
    backend.recover('GET user_inspirations');
    await press(button('Load More of Yours'));
    await waitFor(() => expect(titles(OWN)).toEqual(several(13, (n) => `Prompt ${14 - n}`)));
    expect(has('Load More of Yours')).toBe(false);
  });

  it('that do not come are said to be missing, until Retry brings them', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [mine(1)];
    backend.refuse('GET user_inspirations', 'The database is resting.', 403);
    await open('/inspiration');
    await waitFor(() => expect(alertPanel()?.textContent).toContain('Failed to load your inspirations'));
    expect(alertPanel()?.textContent).toContain('The database is resting.');
    await shows(PROMPTS, ['Prompt 1']);
    backend.recover('GET user_inspirations');
    await press(button('Retry'));
    await shows(OWN, ['Prompt 1']);
    await waitFor(() => expect(document.activeElement).toBe(heading(OWN)));
  });

  it('keep what was changed when the dialog is left by mistake, and not when it is given up', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [promptRow(1, { user_id: ADA, title: 'The Lamp', prompt: 'A lamp' })];
    await open('/inspiration');
    await shows(OWN, ['The Lamp']);
    const edit = () => press(button('Edit: The Lamp', card('The Lamp', OWN)));
    await edit();
    await fill('Prompt', 'A lamp that nobody lit');
    act(() => void fireEvent.keyDown(dialog()!, { key: 'Escape' }));
    await edit();
    expect(form()[1]).toBe('A lamp that nobody lit');
    await press(button('Cancel', dialog()!));
    await edit();
    expect(form()[1]).toBe('A lamp');
  });

  it('are edited in the same dialog, prefilled, and leave the draft of a new one alone', async () => {
    const backend = await visit(ADA);
    const row = promptRow(1, {
      user_id: ADA,
      title: 'The Lamp',
      prompt: 'A lamp',
      category: 'mystery',
      likes_count: 3,
    });
    backend.community.prompts = [row];
    await open('/inspiration');
    await shows(OWN, ['The Lamp']);
    await press(button(SHARE));
    await fill('Prompt', 'Another one');
    await press(button('Cancel', dialog()!));

    await press(button('Edit: The Lamp', card('The Lamp', OWN)));
    expect(heading('Edit Inspiration', dialog()!)).toBeTruthy();
    expect(form()).toEqual(['The Lamp', 'A lamp', 'mystery', 'medium', true]);
    await fill('Title (optional)', '');
    await fill('Prompt', 'A lamp that nobody lit');
    await fill('Difficulty', 'hard');
    const goOn = backend.hold('PATCH user_inspirations');
    await press(button('Save Changes'));
    await waitFor(() => expect(has('Saving...')).toBe(true));
    await submit();
    goOn();
    await isTold('Inspiration updated successfully!');
    expect(backend.sent('PATCH user_inspirations')).toHaveLength(1);
    expect(backend.community.prompts).toEqual([
      { ...row, title: 'Mystery Inspiration', prompt: 'A lamp that nobody lit', difficulty: 'hard' },
    ]);
    for (const list of [OWN, PROMPTS]) await shows(list, ['Mystery Inspiration']);

    await press(button(SHARE));
    expect(form()[1]).toBe('Another one');
  });

  it('stay open to edit when saving fails, with what was typed', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [mine(1)];
    await open('/inspiration');
    await shows(OWN, ['Prompt 1']);
    await press(button('Edit: Prompt 1', card('Prompt 1', OWN)));
    await fill('Prompt', 'Another text');
    backend.cutOff('PATCH user_inspirations');
    await submit();
    await isTold('Failed to update inspiration', UNREACHABLE);
    backend.recover('PATCH user_inspirations');
    // Deleted in another tab.
    backend.community.prompts = [];
    await submit();
    await isTold('Failed to update inspiration', 'This inspiration is no longer there.');
    expect(form()[1]).toBe('Another text');
    await fill('Prompt', '');
    await submit();
    expect(dialog()?.textContent).toContain('Please enter a prompt');
  });

  it('stay open to edit when the session ends meanwhile, and are there again with what was typed', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [mine(1)];
    await open('/inspiration');
    await shows(OWN, ['Prompt 1']);
    await press(button('Edit: Prompt 1', card('Prompt 1', OWN)));
    await fill('Prompt', 'Another text');
    await signOut();
    await waitFor(() => expect(alertPanel()?.textContent).toContain('You must be signed in to share inspirations'));
    await press(button('Sign in', dialog()!));
    await isAt('/auth');
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/inspiration' } });
    const again = await visit(ADA);
    again.community.prompts = [mine(1)];
    await open('/inspiration');
    await shows(OWN, ['Prompt 1']);
    await press(button('Edit: Prompt 1', card('Prompt 1', OWN)));
    expect(form()[1]).toBe('Another text');
  });

  it('are deleted after a question, and the focus goes on to what is left', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [mine(1), mine(2)];
    await open('/inspiration');
    await shows(OWN, ['Prompt 2', 'Prompt 1']);
    const deletion = button('Delete “Prompt 2”', card('Prompt 2', OWN));
    await press(deletion);
    expect(heading('Are you sure you want to delete this inspiration?', dialog()!)).toBeTruthy();
    expect(dialog()?.textContent).toContain(
      '“Prompt 2” and its likes will be gone for good. Stories written from it will stay.',
    );
    await press(button('Cancel', dialog()!));
    expect(dialog()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(deletion));
    expect(backend.sent('DELETE user_inspirations')).toEqual([]);

    await press(deletion);
    backend.cutOff('DELETE user_inspirations');
    await press(button('Delete inspiration'));
    await isTold('Failed to delete inspiration', UNREACHABLE);
    expect(titles(OWN)).toEqual(['Prompt 2', 'Prompt 1']);
    backend.recover('DELETE user_inspirations');

    await press(deletion);
    const goOn = backend.hold('DELETE user_inspirations');
    const heard = announcements();
    await press(button('Delete inspiration'));
    await waitFor(() => expect(has('Deleting…')).toBe(true));
    goOn();
    await isTold('Inspiration deleted successfully!');
    for (const list of [OWN, PROMPTS]) await shows(list, ['Prompt 1']);
    expect(backend.community.prompts).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(heading(OWN)));
    expect(heard).toEqual(['Inspiration deleted successfully!']);

    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.textContent, has('You have no inspirations now')]);
    };
    await press(button('Delete “Prompt 1”', card('Prompt 1', OWN)));
    await press(button('Delete inspiration'));
    await isTold('Inspiration deleted successfully!');
    // The last one, too: the focus stays where the user is, with the way to another.
    await waitFor(() => expect(has('You have no inspirations now')).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(heading(OWN)));
    expect(seen).toEqual([[OWN, true]]);
    await press(button('Share another one', section(OWN)!));
    expect(heading('Share Inspiration', dialog()!)).toBeTruthy();
  });

  it('are led to from the top of the page, which says how many they are', async () => {
    const backend = await visit(ADA);
    await open('/inspiration');
    await waitFor(() => expect(has('No prompts yet')).toBe(true));
    expect([has('Your shared inspirations (0)'), has(OWN)]).toEqual([false, false]);
    backend.community.prompts = [mine(1), mine(2)];
    await open('/inspiration');
    await shows(OWN, ['Prompt 2', 'Prompt 1']);
    const { at } = where();
    await press(link('Your shared inspirations (2)'));
    expect(document.activeElement).toBe(heading(OWN));
    expect(where().at).toBe(at);
  });
});
