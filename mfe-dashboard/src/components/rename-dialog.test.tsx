// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { place, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, MINA, idOf, storyRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';

beforeEach(async () => {
  backend.library.rows = [storyRow(1), storyRow(2)];
});

const TITLE = 'Title';
const SAVE = 'Save title';
const SIGN_IN_FIRST = 'Please sign in to rename this story. What you entered will still be here.';

async function ask(): Promise<void> {
  await renderRemote(remote, { at: '/dashboard', as: ADA });
  await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
  await user.click(screen.getByRole('button', { name: 'Rename “Story 2”' }));
}

describe('renaming a story', () => {
  it('Renaming from a card shows the new title at once, also in the order by title, and returns the focus', async () => {
    await renderRemote(remote, { at: '/dashboard?order=title', as: ADA });
    await waitFor(() => expect(titles()).toEqual(['Story 1', 'Story 2']));
    await user.click(screen.getByRole('button', { name: 'Rename “Story 2”' }));
    expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Rename this story');
    await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveFocus());
    expect(screen.getByLabelText(TITLE)).toHaveValue('Story 2');
    expect(screen.getByLabelText(TITLE)).toHaveAttribute('maxlength', '200');
    // The whole title is selected.
    expect([
      screen.getByLabelText<HTMLInputElement>(TITLE).selectionStart,
      screen.getByLabelText<HTMLInputElement>(TITLE).selectionEnd,
    ]).toEqual([0, 'Story 2'.length]);
    await fill(screen.getByLabelText(TITLE), '  A lamp that lies ');
    const release = backend.hold('PATCH user_stories');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>(TITLE).form!);
    release();
    await expectToast('Story renamed');
    await waitFor(() => expect(titles()).toEqual(['A lamp that lies', 'Story 1']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.sent('PATCH user_stories')).toEqual([{ id: idOf(2), user_id: ADA, title: 'A lamp that lies' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename “A lamp that lies”' })).toHaveFocus());
  });

  it('Renaming from the page of a story changes its heading and the title of the browser tab', async () => {
    await renderRemote(remote, { at: `/story/${idOf(2)}`, as: ADA });
    await screen.findByRole('heading', { name: 'What next?' });
    // At once, even if the story can't be loaded again.
    backend.cutOff('GET user_stories');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Story renamed');
    await screen.findByRole('heading', { name: 'A lamp that lies' });
    expect(screen.getByRole('heading', { name: 'A lamp that lies' }).tagName).toBe('H1');
    expect(document.title).toBe('A lamp that lies · Storyloom');
    expect(backend.library.titles()).toEqual(['Story 1', 'A lamp that lies']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  });

  it.each(['/dashboard', `/story/${idOf(2)}`])(
    'Renaming a story keeps the picture of its cover at %s',
    async (address) => {
      await renderRemote(remote, { at: address, as: ADA });
      await screen.findByRole('heading', { name: 'Story 2' });
      const cover = (title: string) =>
        [...document.querySelectorAll('main svg')].find((svg) =>
          svg.textContent.replaceAll(/\s/g, '').includes(title),
        )!;
      const colors = (title: string) =>
        [...cover(title).querySelectorAll('path')].map((path) => path.getAttribute('fill'));
      const before = colors('Story2');
      expect(before.length).toBeGreaterThan(3);
      await user.click(screen.getByRole('button', { name: address === '/dashboard' ? 'Rename “Story 2”' : 'Rename' }));
      await fill(screen.getByLabelText(TITLE), 'Emma’s');
      await user.click(screen.getByRole('button', { name: SAVE }));
      await expectToast('Story renamed');
      await screen.findByRole('heading', { name: 'Emma’s' });
      expect(colors('Emma’s')).toEqual(before);
    },
  );

  it('A blank title is refused at the field, with the focus there', async () => {
    await ask();
    await fill(screen.getByLabelText(TITLE), '   ');
    expect(screen.getByLabelText(TITLE)).not.toHaveAccessibleDescription(/Error/);
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(screen.getByLabelText(TITLE)).toHaveAccessibleDescription(/Please enter a title/);
    expect(screen.getByLabelText(TITLE)).toHaveFocus();
    await fill(screen.getByLabelText(TITLE), 'A lamp');
    expect(screen.getByLabelText(TITLE)).not.toHaveAccessibleDescription(/Error/);
    expect(backend.sent('PATCH user_stories')).toEqual([]);
  });

  it('Saving the same title or canceling sends nothing', async () => {
    await ask();
    await fill(screen.getByLabelText(TITLE), ' Story 2 ');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rename “Story 2”' }));
    await fill(screen.getByLabelText(TITLE), 'Something else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename “Story 2”' })).toHaveFocus());
    expect([backend.sent('PATCH user_stories'), toasts()]).toEqual([[], []]);
    // A canceled title is not kept.
    await user.click(screen.getByRole('button', { name: 'Rename “Story 2”' }));
    expect(screen.getByLabelText(TITLE)).toHaveValue('Story 2');
  });

  it('A failed renaming says so and keeps what was typed', async () => {
    await ask();
    backend.refuse('PATCH user_stories', 'The shelf is closed.', 500);
    await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Failed to rename story\nThe shelf is closed.');
    expect(screen.getByLabelText(TITLE)).toHaveValue('A lamp that lies');
    backend.recover('PATCH user_stories');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Story renamed');
    await waitFor(() => expect(titles()).toEqual(['A lamp that lies', 'Story 1']));
  });

  it.each([
    ['/dashboard', 'Rename “Story 2”'],
    [`/story/${idOf(2)}`, 'Rename'],
  ])(
    'A title typed at %s comes back when the user signs in again after the session has ended',
    async (address, action) => {
      await renderRemote(remote, { at: address, as: ADA });
      await screen.findByRole('heading', { name: 'Story 2' });
      await user.click(screen.getByRole('button', { name: action }));
      await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
      await signOut();
      await waitFor(() => expect(place().at).toBe('/auth'));
      await expectToast(SIGN_IN_FIRST);
      await renderRemote(remote, { at: address, as: ADA });
      await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveValue('A lamp that lies'));
      await user.click(screen.getByRole('button', { name: SAVE }));
      await expectToast('Story renamed');
      expect(backend.library.titles()).toContain('A lamp that lies');
      // The dialog opens again only once.
      await renderRemote(remote, { at: address, as: ADA });
      await screen.findByRole('heading', { name: 'A lamp that lies' });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('A title typed by one user is not shown to another who signs in on the same device', async () => {
    await ask();
    await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    await renderRemote(remote, { at: '/dashboard', as: MINA });
    await screen.findByRole('heading', { name: 'No stories yet' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    expect(await screen.findByLabelText(TITLE)).toHaveValue('A lamp that lies');
  });

  it('A renaming refused for an expired session offers a way to sign in', async () => {
    await ask();
    backend.answerWith('PATCH user_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(toasts()).toEqual(['Your sign-in has expired. Please sign in again.\nSign in']));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: '/dashboard' }, []]);
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    expect(await screen.findByLabelText(TITLE)).toHaveValue('A lamp that lies');
  });

  it('Renaming a story that was deleted in the meantime says so and removes it from the page', async () => {
    await ask();
    backend.library.rows = [storyRow(1)];
    await fill(screen.getByLabelText(TITLE), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('This story was deleted in the meantime');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Story 2' })).not.toBeInTheDocument());
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await refetch();
    expect(backend.library.titles()).toEqual(['Story 1']);
  });
});
