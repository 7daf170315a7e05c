// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@storyloom/testing/fake-backend';
import {
  askAnew,
  button,
  comes,
  dialog,
  fault,
  field,
  fill,
  goes,
  heading,
  isAt,
  isFocused,
  isTold,
  open,
  press,
  shows,
  tidyUp,
  toasts,
  visit,
  where,
} from '../testing/render-dashboard.tsx';
import { idOf, storyRow } from '@storyloom/testing/rows';
import { ADA, MINA } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';

let backend: FakeBackend;
beforeEach(async () => {
  backend = await visit(ADA);
  backend.library.rows = [storyRow(1), storyRow(2)];
});
afterEach(tidyUp);

const TITLE = 'Title';
const SAVE = 'Save title';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';
const SIGN_IN_FIRST = 'Please sign in to rename this story. What you entered will still be here.';

async function ask(): Promise<void> {
  await open('/dashboard');
  await shows('Story 2', 'Story 1');
  await press(button('Rename “Story 2”'));
}

describe('renaming a story', () => {
  it('of a card shows the new title at once, also in the order of titles, and gives the focus back', async () => {
    await open('/dashboard?order=title');
    await shows('Story 1', 'Story 2');
    await press(button('Rename “Story 2”'));
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Rename this story');
    await isFocused(() => field(TITLE));
    expect(field(TITLE).value).toBe('Story 2');
    expect(field(TITLE).maxLength).toBe(200);
    // All of it is selected, to be written over.
    expect([field(TITLE).selectionStart, field(TITLE).selectionEnd]).toEqual([0, 'Story 2'.length]);
    await fill(TITLE, '  A lamp that lies ');
    const release = backend.hold('PATCH user_stories');
    await press(button(SAVE));
    await press(await waitFor(() => button('Saving…')));
    fireEvent.submit(field(TITLE).form!);
    release();
    await isTold('Story renamed');
    await shows('A lamp that lies', 'Story 1');
    expect(dialog()).toBeNull();
    expect(backend.sent('PATCH user_stories')).toEqual([{ id: idOf(2), user_id: ADA, title: 'A lamp that lies' }]);
    await isFocused(() => button('Rename “A lamp that lies”'));
  });

  it('of the page that it is read on changes the page’s own title, and the tab’s', async () => {
    await open(`/story/${idOf(2)}`);
    await comes('What next?');
    // At once, also where the story cannot be read again.
    backend.cutOff('GET user_stories');
    await press(button('Rename'));
    await fill(TITLE, 'A lamp that lies');
    await press(button(SAVE));
    await isTold('Story renamed');
    await comes('A lamp that lies');
    expect(heading('A lamp that lies').tagName).toBe('H1');
    expect(document.title).toBe('A lamp that lies · Storyloom');
    expect(backend.library.titles()).toEqual(['Story 1', 'A lamp that lies']);
    await isFocused(() => button('Rename'));
  });

  it.each(['/dashboard', `/story/${idOf(2)}`])('leaves the picture of its cover as it is, at %s', async (address) => {
    await open(address);
    await comes('Story 2');
    const cover = (title: string) =>
      [...document.querySelectorAll('main svg')].find((svg) => svg.textContent.replaceAll(/\s/g, '').includes(title))!;
    const colors = (title: string) =>
      [...cover(title).querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    const before = colors('Story2');
    expect(before.length).toBeGreaterThan(3);
    await press(button(address === '/dashboard' ? 'Rename “Story 2”' : 'Rename'));
    await fill(TITLE, 'Emma’s');
    await press(button(SAVE));
    await isTold('Story renamed');
    await comes('Emma’s');
    expect(colors('Emma’s')).toEqual(before);
  });

  it('wants a title that is not blank, and says so at the field, with the focus there', async () => {
    await ask();
    await fill(TITLE, '   ');
    expect(fault(TITLE)).toBe('');
    await press(button(SAVE));
    expect(fault(TITLE)).toBe('Error: Please enter a title');
    expect(document.activeElement).toBe(field(TITLE));
    await fill(TITLE, 'A lamp');
    expect(fault(TITLE)).toBe('');
    expect(backend.sent('PATCH user_stories')).toEqual([]);
  });

  it('to the title that it has, or given up by Cancel, sends nothing', async () => {
    await ask();
    await fill(TITLE, ' Story 2 ');
    await press(button(SAVE));
    expect(dialog()).toBeNull();
    await press(button('Rename “Story 2”'));
    await fill(TITLE, 'Something else');
    await press(button('Cancel'));
    expect(dialog()).toBeNull();
    await isFocused(() => button('Rename “Story 2”'));
    expect([backend.sent('PATCH user_stories'), toasts()]).toEqual([[], []]);
    // What was given up is forgotten.
    await press(button('Rename “Story 2”'));
    expect(field(TITLE).value).toBe('Story 2');
  });

  it.each(['the database refuses', 'nobody answers'])(
    'that fails because %s says so, and keeps what was typed',
    async (why) => {
      await ask();
      if (why === 'nobody answers') backend.cutOff('PATCH user_stories');
      else backend.refuse('PATCH user_stories', 'The shelf is closed.', 500);
      await fill(TITLE, 'A lamp that lies');
      await press(button(SAVE));
      await isTold(`Failed to rename story\n${why === 'nobody answers' ? UNREACHABLE : 'The shelf is closed.'}`);
      expect(field(TITLE).value).toBe('A lamp that lies');
      backend.recover('PATCH user_stories');
      await press(button(SAVE));
      await isTold('Story renamed');
      await shows('A lamp that lies', 'Story 1');
    },
  );

  it.each([
    ['/dashboard', 'Rename “Story 2”'],
    [`/story/${idOf(2)}`, 'Rename'],
  ])(
    'keeps what was typed at %s when the session ends under it, for after signing in again',
    async (address, action) => {
      await open(address);
      await comes('Story 2');
      await press(button(action));
      await fill(TITLE, 'A lamp that lies');
      await signOut();
      await isAt('/auth');
      await isTold(SIGN_IN_FIRST);
      await signIn(ADA);
      await open(address);
      await waitFor(() => expect(field(TITLE).value).toBe('A lamp that lies'));
      await press(button(SAVE));
      await isTold('Story renamed');
      expect(backend.library.titles()).toContain('A lamp that lies');
      // Once only.
      await open(address);
      await comes('A lamp that lies');
      expect(dialog()).toBeNull();
    },
  );

  it('shows what was typed to no one else who signs in on this device', async () => {
    await ask();
    await fill(TITLE, 'A lamp that lies');
    await signOut();
    await isAt('/auth');
    await signIn(MINA);
    await open('/dashboard');
    await comes('No stories yet');
    expect(dialog()).toBeNull();
  });

  it('that fails because the session is over leads to sign in from what is said', async () => {
    await ask();
    backend.answerWith('PATCH user_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await fill(TITLE, 'A lamp that lies');
    await press(button(SAVE));
    await waitFor(() => expect(toasts()).toEqual(['Your sign-in has expired. Please sign in again.\nSign in']));
    await press(button('Sign in'));
    await isAt('/auth');
    expect([where().state, toasts()]).toEqual([{ returnTo: '/dashboard' }, []]);
  });

  it('of one that was deleted meanwhile says so, and takes it off the page', async () => {
    await ask();
    backend.library.rows = [storyRow(1)];
    await fill(TITLE, 'A lamp that lies');
    await press(button(SAVE));
    await isTold('This story was deleted in the meantime');
    await goes('Story 2');
    await shows('Story 1');
    await askAnew();
    expect(backend.library.titles()).toEqual(['Story 1']);
  });
});
