// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommunityLike, useReport } from '@storyloom/shared/api/community';
import type { CommunityStory } from '@storyloom/shared/api/shared-stories';
import { SessionProvider, sessionStore } from '@storyloom/shared/auth';
import { toast, Toaster } from '@storyloom/shared/ui';
import { storeSession } from '../../testing/fake-auth.ts';
import { fakeNetwork, json } from '../../testing/network.ts';
import { communityStrings, likeMessages, ReportButton, reportMessages, WriteOwn } from './index.ts';

const story: CommunityStory = {
  id: 'id-1',
  shareId: 'link-1',
  userId: 'mina',
  author: 'Mina',
  title: 'The Lamp',
  prompt: 'A lamp',
  opening: 'It was dark.',
  genre: 'scifi',
  language: 'french',
  views: 40,
  likes: 3,
  liked: false,
  demo: false,
  createdAt: '2026-11-20T10:00:00.123456+00:00',
};

function Where() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}
const where = () => JSON.parse(document.querySelector('output')!.textContent!);

/** Something of a page, seen by a guest, or by the person `user-1`. */
async function show(part: ReactNode, isSignedIn = true) {
  localStorage.clear();
  if (isSignedIn) storeSession();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user !== null).toBe(isSignedIn));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <MemoryRouter>
          {part}
          <Where />
        </MemoryRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

/** By its words: queries by role take long where there are many styles. */
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )!;
const press = (name: string) => act(async () => fireEvent.click(buttonOf(name)));
const isTold = (message: string) =>
  vi.waitFor(() => expect(document.querySelector('[data-toaster] [data-visible="true"]')?.textContent).toBe(message));
const dialog = () => document.querySelector('[role="dialog"]');

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
});
afterEach(() => {
  act(() => toast.dismiss());
});

describe('ReportButton', () => {
  const REPORT = 'Report “The Lamp”';
  function Report() {
    const report = useReport({ kind: 'story', id: 'id-1', title: 'The Lamp' }, reportMessages);
    return <ReportButton title="The Lamp" report={report} />;
  }
  const button = <Report />;

  it('tells a guest in its dialog to sign in, with the way there and back, and sends nothing', async () => {
    const requests = fakeNetwork(() => json(true));
    await show(button, false);
    await press(REPORT);
    expect(dialog()?.textContent).toContain('You must be signed in to report this');
    await press('Send report');
    expect(document.activeElement).toBe(buttonOf('Sign in'));
    await press('Sign in');
    const purpose = { action: 'report', title: 'The Lamp' };
    await vi.waitFor(() =>
      expect(where()).toEqual({ pathname: '/auth', state: { returnTo: '/#report-id-1', purpose } }),
    );
    expect(requests).toEqual([]);
  });

  it.each([
    [true, 'Thank you. The people who run this site will take a look.'],
    [false, 'You’ve already reported this. Thank you.'],
  ])('sends a reason and a note, and thanks where it is news: %s', async (isNews, thanks) => {
    const requests = fakeNetwork(() => json(isNews));
    await show(button);
    await press(REPORT);
    fireEvent.change(screen.getByLabelText('What is wrong with it?'), { target: { value: 'copied' } });
    fireEvent.change(screen.getByLabelText(/^Anything to add/), { target: { value: ' From my book. ' } });
    await press('Send report');
    await isTold(thanks);
    expect(dialog()).toBeNull();
    expect(requests.map(({ body }) => body)).toEqual([
      { p_shared_story_id: 'id-1', p_reason: 'copied', p_note: 'From my book.' },
    ]);
  });

  it.each([
    ['the database refuses', () => json({ code: 'PT429', message: 'That is enough for one day.' }, 429)],
    ['nobody answers', () => new TypeError('Failed to fetch')],
  ])('keeps what was typed when %s, and says so', async (why, answer) => {
    fakeNetwork(answer);
    await show(button);
    await press(REPORT);
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Anything to add/);
    fireEvent.change(note, { target: { value: 'From my book.' } });
    await press('Send report');
    await isTold(
      why === 'nobody answers' ? 'Your report could not be sent. Please try again.' : 'That is enough for one day.',
    );
    expect([dialog()?.contains(note), note.value]).toEqual([true, 'From my book.']);
  });
});

describe('useCommunityLike', () => {
  function Like({
    kind = 'story',
    userId = 'mina',
  }: {
    readonly kind?: 'inspiration' | 'story';
    readonly userId?: string;
  }) {
    const { liked, likes, toggle } = useCommunityLike(kind, { ...story, userId }, likeMessages[kind]);
    return <button disabled={!toggle} onClick={toggle}>{`${liked ? 'Liked' : 'Like'} ${likes}`}</button>;
  }

  it.each([
    ['inspiration', 'You must be signed in to like inspirations'],
    ['story', 'You must be signed in to like stories'],
  ] as const)('tells a guest to sign in, and likes no %s', async (kind, told) => {
    const requests = fakeNetwork(() => json({ liked: true, likes_count: 4 }));
    await show(<Like kind={kind} />, false);
    await press('Like 3');
    await isTold(`${told}Sign in`);
    // Nothing went wrong: it is no red error.
    expect(document.querySelector('[data-toaster] [data-visible="true"] .lucide-info')).not.toBeNull();
    expect([buttonOf('Like 3').disabled, requests]).toEqual([false, []]);
  });

  it('likes what is someone else’s before the database has answered', async () => {
    const requests = fakeNetwork(() => new Promise(() => undefined));
    await show(<Like />);
    await press('Like 3');
    await vi.waitFor(() => expect(buttonOf('Liked 4')?.disabled).toBe(false));
    await vi.waitFor(() => expect(requests).toMatchObject([{ body: { p_shared_story_id: 'id-1', p_liked: true } }]));
  });

  it('is not there for what is one’s own', async () => {
    await show(<Like userId="user-1" />);
    expect(buttonOf('Like 3').disabled).toBe(true);
  });

  it.each([
    ['it may not be', { code: '42501', message: 'permission denied' }, 403, 'You don’t have permission to do this.'],
    ['there were too many', {}, 429, /^Too many requests\. Please try again /],
  ])('takes a like back that failed, and says that, and why, when %s', async (_why, body, status, reason) => {
    fakeNetwork(() => json(body, status));
    await show(<Like />);
    await press('Like 3');
    const told = await vi.waitFor(() => {
      const text = screen.getByRole('status', { name: 'Notifications' }).textContent ?? '';
      expect(text).toContain('Failed to update like');
      return text;
    });
    expect(told.replace('Failed to update like', '')).toMatch(reason);
    await vi.waitFor(() => expect(buttonOf('Like 3')).toBeTruthy());
  });

  it('offers to sign in again when the session is over', async () => {
    fakeNetwork(() => json({ code: 'PGRST301', message: 'JWT expired' }, 401));
    await show(<Like />);
    await press('Like 3');
    await isTold('Your sign-in has expired. Please sign in again.Sign in');
    await vi.waitFor(() => expect(buttonOf('Like 3')).toBeTruthy());
  });
});

describe('WriteOwn', () => {
  const link = () => document.querySelector('a');
  const inspiration = { kind: 'inspiration', id: 'prompt-9', title: 'The Light', author: 'Ada' } as const;
  const other = { kind: 'story', id: 'story-9', title: 'The Light', author: 'Ada' } as const;
  const itself = { kind: 'story', id: 'id-1', title: 'The Lamp', author: 'Mina' };

  it.each([
    ['the person who shares it', {}, { source: itself }],
    ['the person whom the story credits', { source: other }, { source: other }],
    ['a prompt, whose use is counted', { source: inspiration }, { source: inspiration, inspirationId: 'prompt-9' }],
    ['nobody, where it is one’s own', { userId: 'user-1' }, {}],
    ['the person whom one’s own story credits', { userId: 'user-1', source: other }, { source: other }],
  ])('opens the generator of the genre with the prompt, and credits %s', async (_case, values, credit) => {
    await show(<WriteOwn story={{ ...story, ...values }} personId="user-1" />);
    expect(link()?.textContent).toBe('Write your own from this prompt: The Lamp');
    fireEvent.click(link()!);
    expect(where()).toEqual({ pathname: '/generators/scifi', state: { prompt: 'A lamp', ...credit } });
  });

  it('opens the first generator where nobody knows the genre', async () => {
    await show(<WriteOwn story={{ ...story, genre: undefined }} personId="user-1" />);
    expect(link()?.getAttribute('href')).toBe('/generators/fantasy');
  });

  it('is not there without a prompt', async () => {
    await show(<WriteOwn story={{ ...story, prompt: ' \n' }} personId="user-1" />);
    expect(link()).toBeNull();
  });
});

it('counts are said in words, of one thing or of several', () => {
  const { likes, uses, views } = communityStrings;
  expect([likes(1), likes(0), uses(1), uses(2), views(1), views(1200)]).toEqual([
    '1 like',
    '0 likes',
    '1 use',
    '2 uses',
    '1 view',
    '1,200 views',
  ]);
});
