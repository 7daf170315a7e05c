// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, MINA, idOf, storyRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';

beforeEach(() => {
  backend.library.rows = [storyRow(1), storyRow(2)];
});

const STORY = `/story/${idOf(2)}`;
const NEXT = 'A lamp that lies';
const SIGN_IN_FIRST = 'Please sign in to rename this story. What you entered will still be here.';
const field = () => screen.getByLabelText<HTMLInputElement>('Title');
const button = (name: string) => screen.getByRole('button', { name });
const save = () => user.click(button('Save title'));

/** Opens the dialog in the list or on the page of a story. */
async function ask(at = '/dashboard'): Promise<void> {
  await renderRemote(remote, { at, as: ADA });
  await screen.findByRole('heading', { name: 'Story 2' });
  await user.click(button(at === STORY ? 'Rename' : 'Rename “Story 2”'));
}

describe('renaming a story', () => {
  it('sends the title once, shows it in its new place and returns the focus', async () => {
    await ask('/dashboard?order=title');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('Story 2');
    // The whole title is selected.
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'Story 2'.length]);
    await fill(field(), `  ${NEXT} `);
    const release = backend.hold('PATCH user_stories');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    fireEvent.submit(field().form!);
    release();
    await expectToast('Story renamed');
    await waitFor(() => expect(titles()).toEqual([NEXT, 'Story 1']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.sent('PATCH user_stories')).toEqual([{ id: idOf(2), user_id: ADA, title: NEXT }]);
    await waitFor(() => expect(button(`Rename “${NEXT}”`)).toHaveFocus());
  });

  it('changes the page of a story at once and keeps the picture of its cover', async () => {
    const colors = (title: string) => {
      const covers = [...document.querySelectorAll('main svg')];
      const cover = covers.find((svg) => svg.textContent.replaceAll(/\s/g, '').includes(title.replaceAll(' ', '')));
      return [...cover!.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    };
    await ask(STORY);
    const before = colors('Story 2');
    expect(before.length).toBeGreaterThan(3);
    // At once, even if the story can't be loaded again.
    backend.cutOff('GET user_stories');
    await fill(field(), 'Emma’s');
    await save();
    await expectToast('Story renamed');
    await screen.findByRole('heading', { level: 1, name: 'Emma’s' });
    expect(document.title).toBe('Emma’s · Storyloom');
    expect(colors('Emma’s')).toEqual(before);
    expect(backend.library.titles()).toEqual(['Story 1', 'Emma’s']);
    await waitFor(() => expect(button('Rename')).toHaveFocus());
  });

  it('refuses a blank title at the field, and sends nothing for the same title or Cancel', async () => {
    await ask();
    await fill(field(), '   ');
    expect(field()).not.toHaveAccessibleDescription(/Error/);
    await save();
    expect(field()).toHaveAccessibleDescription(/Please enter a title/);
    expect(field()).toHaveFocus();
    await fill(field(), ' Story 2 ');
    expect(field()).not.toHaveAccessibleDescription(/Error/);
    await save();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Rename “Story 2”'));
    await fill(field(), 'Something else');
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Rename “Story 2”')).toHaveFocus());
    expect([backend.sent('PATCH user_stories'), toasts()]).toEqual([[], []]);
  });

  it('keeps what was typed when renaming fails', async () => {
    await ask();
    backend.refuse('PATCH user_stories', 'The shelf is closed.', 500);
    await fill(field(), NEXT);
    await save();
    await expectToast('Failed to rename story\nThe shelf is closed.');
    expect(field()).toHaveValue(NEXT);
    backend.recover('PATCH user_stories');
    await save();
    await expectToast('Story renamed');
  });

  it('restores the title typed on the page of a story after signing in again, once', async () => {
    await ask(STORY);
    await fill(field(), NEXT);
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    await expectToast(SIGN_IN_FIRST);
    await renderRemote(remote, { at: STORY, as: ADA });
    await waitFor(() => expect(field()).toHaveValue(NEXT));
    await save();
    await expectToast('Story renamed');
    expect(backend.library.titles()).toContain(NEXT);
    await renderRemote(remote, { at: STORY, as: ADA });
    await screen.findByRole('heading', { name: NEXT });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to sign in when the session has expired, and hides the typed title from another user', async () => {
    await ask();
    backend.answerWith('PATCH user_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await fill(field(), NEXT);
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Your sign-in has expired. Please sign in again.\nSign in']));
    await user.click(button('Sign in'));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: '/dashboard' }, []]);
    await renderRemote(remote, { at: '/dashboard', as: MINA });
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await waitFor(() => expect(field()).toHaveValue(NEXT));
  });

  it('reports a story that was deleted in the meantime and removes it from the page', async () => {
    await ask();
    backend.library.rows = [storyRow(1)];
    await fill(field(), NEXT);
    await save();
    await expectToast('This story was deleted in the meantime');
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    expect(backend.library.titles()).toEqual(['Story 1']);
  });
});
