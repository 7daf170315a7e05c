// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { UNREACHABLE, card, expectToast, facts, fill, returnToPage, titles } from '@storyloom/testing/page';
import { atRest, goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { promptRow, several, sharedRow } from '@storyloom/testing/rows';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';

let user: UserEvent;

const FAVORITES = 'Community Favorites';

/** The two lists of the community. */
const LISTS = [
  { kind: 'inspiration', at: '/inspiration', list: 'Prompts', like: 'toggle_inspiration_like' },
  { kind: 'story', at: '/community', list: 'Stories', like: 'toggle_story_like' },
] as const;

const row = { title: 'The Lamp', likes_count: 1 };
const { id } = promptRow(1);

/** A list with one thing of Mina's, which one other person likes. */
async function openList(at: string, person: string | null = null): Promise<FakeBackend> {
  const backend = new FakeBackend().install();
  backend.community.prompts = [promptRow(1, row)];
  backend.community.rows = [sharedRow(1, row)];
  ({ user } = await renderRemote(remote, { at: at, as: person }));
  await screen.findByRole('heading', { name: 'The Lamp', hidden: true });
  return backend;
}

/** The ways to sign in that toasts on screen offer. */
const offers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toaster] [data-visible="true"] button')].filter(
    ({ textContent }) => textContent === 'Sign in',
  );
const areOffered = (count: number) => waitFor(() => expect(offers()).toHaveLength(count));

describe.each(LISTS)('a like of the $kind', ({ kind, at, list, like }) => {
  const lamp = () => card('The Lamp', list);
  const likes = () => facts(lamp()).find((fact) => fact.includes('like'));
  const says = (heart: string, count: string) =>
    waitFor(() =>
      expect([within(lamp()).queryByRole('button', { name: `${heart}: The Lamp` }) !== null, likes()]).toEqual([
        true,
        count,
      ]),
    );

  it('is there before the database has answered, and is taken back like that', async () => {
    const backend = await openList(at, ADA);
    const goOn = backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await says('Liked', '2 likes');
    // Two others like it meanwhile.
    backend.community.change(id, { likes_count: 3 });
    goOn();
    await says('Liked', '4 likes');
    await atRest();
    expect(backend.community.likes[kind]).toEqual(new Set([`${ADA} ${id}`]));

    const goOnAgain = backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' }));
    await says('Like', '3 likes');
    goOnAgain();
    await atRest();
    expect([...backend.community.likes[kind]]).toEqual([]);
    ({ user } = await renderRemote(remote, { at: at, as: ADA }));
    await waitFor(() => expect(titles(list)).toEqual(['The Lamp']));
    await says('Like', '3 likes');
  });

  /** A guest presses Like and goes to sign in from what that says; how to come back from there. */
  async function goToSignIn(): Promise<string> {
    const backend = await openList(at);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await areOffered(1);
    await user.click(offers()[0]!);
    await waitFor(() => expect(place().at).toBe('/auth'));
    await areOffered(0);
    expect(backend.sent(like)).toEqual([]);
    expect(place().state).toEqual({
      returnTo: `${at}#like-${id}`,
      purpose: { action: 'like', title: 'The Lamp' },
    });
    return `${at}#like-${id}`;
  }

  it('is made once for a guest who signed in for it, at the button, which has the focus', async () => {
    const returnTo = await goToSignIn();
    const backend = await openList(returnTo, ADA);
    await says('Liked', '2 likes');
    expect(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' })).toHaveFocus();
    await atRest();
    expect(backend.sent(like)).toHaveLength(1);
    if (kind === 'inspiration') await expectToast('Added to your favorites!');

    const again = await openList(returnTo, ADA);
    await waitFor(() => expect(within(lamp()).getByRole('button', { name: 'Like: The Lamp' })).toHaveFocus());
    await atRest();
    expect(again.sent(like)).toEqual([]);
  });

  it('is not made by a link, nor of what turns out to be liked already or the user’s own', async () => {
    const linked = await openList(`${at}#like-${id}`, ADA);
    await waitFor(() => expect(within(lamp()).getByRole('button', { name: 'Like: The Lamp' })).toHaveFocus());
    await atRest();
    expect(linked.sent(like)).toEqual([]);

    const returnTo = await goToSignIn();
    const likedAlready = new FakeBackend().install();
    likedAlready.community.prompts = [promptRow(1, row)];
    likedAlready.community.rows = [sharedRow(1, row)];
    likedAlready.community.likes[kind].add(`${ADA} ${id}`);
    ({ user } = await renderRemote(remote, { at: returnTo, as: ADA }));
    await says('Liked', '1 like');
    await atRest();
    expect(likedAlready.sent(like)).toEqual([]);

    await goToSignIn();
    const owned = await openList(returnTo, MINA);
    await atRest();
    expect(owned.sent(like)).toEqual([]);
  });

  it('asks a guest to sign in once, however often and wherever it is pressed, until the page is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openList(at);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    vi.advanceTimersByTime(60_000);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await areOffered(1);
    vi.useRealTimers();
    await goBack();
    await waitFor(() => expect(place().at).toBe('/before'));
    await waitFor(() => expect(offers()).toEqual([]));
  });

  it.each(['the database refuses', 'nobody answers'])('that fails because %s is taken back and said', async (why) => {
    const backend = await openList(at, ADA);
    if (why === 'nobody answers') backend.cutOff(like);
    else backend.refuse(like, 'permission denied', 403);
    const goOn = backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await says('Liked', '2 likes');
    goOn();
    await expectToast(
      'Failed to update like',
      why === 'nobody answers' ? UNREACHABLE : 'You don’t have permission to do this.',
    );
    await says('Like', '1 like');
    backend.recover(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await atRest();
    await says('Liked', '2 likes');
    expect(backend.community.likes[kind].size).toBe(1);
  });

  it('of what is liked in another tab already ends as one like', async () => {
    const backend = await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    await user.click(within(lamp()).getByRole('button', { name: 'Like: The Lamp' }));
    await atRest();
    await says('Liked', '1 like');
    expect(backend.community.likes[kind].size).toBe(1);
  });

  it('is taken back to nothing and not below, also where the counter is late', async () => {
    const backend = await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(id, { likes_count: 0 });
    await returnToPage();
    await says('Liked', '1 like');
    backend.hold(like);
    await user.click(within(lamp()).getByRole('button', { name: 'Liked: The Lamp' }));
    await says('Like', '0 likes');
    expect(backend.sent(like)).toHaveLength(1);
  });
});

describe('a prompt that stands in two lists', () => {
  it('is liked in both', async () => {
    const backend = await openList('/inspiration?category=scifi', ADA);
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['The Lamp']));
    const goOn = backend.hold('toggle_inspiration_like');
    await user.click(
      within(card('The Lamp', FAVORITES)).getByRole('button', {
        name: 'Like: The Lamp',
      }),
    );
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp']));
    expect(facts(card('The Lamp', 'Prompts'))[1]).toBe('2 likes');
    goOn();
    await atRest();
    expect(facts(card('The Lamp', 'Prompts'))[1]).toBe('2 likes');
  });
});

describe('what others did since', () => {
  it.each([
    ['/inspiration', 'Prompts', 'inspiration', ['by Mina', '8 likes', '5 uses']],
    ['/community', 'Stories', 'story', ['by Mina', '6 views', '8 likes']],
  ] as const)('is seen at %s by whoever comes back to the page, in the same order', async (at, list, kind, counts) => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [promptRow(2, { likes_count: 5 }), promptRow(1, row), promptRow(3)];
    backend.community.rows = [sharedRow(3), sharedRow(2), sharedRow(1, row)];
    ({ user } = await renderRemote(remote, { at: at, as: ADA }));
    await waitFor(() => expect(titles(list)).toHaveLength(3));
    const before = titles(list);
    backend.community.change(id, { likes_count: 8, uses_count: 5, views_count: 6 });
    backend.community.likes[kind].add(`${ADA} ${id}`);
    // One is taken back by whoever shared it.
    backend.community.change(promptRow(3).id, { is_public: false });
    await returnToPage();
    await waitFor(() => expect(facts(card('The Lamp', list))).toEqual(counts));
    expect(
      within(card('The Lamp', list)).getByRole('button', {
        name: 'Liked: The Lamp',
      }),
    ).toBeVisible();
    expect(titles(list)).toEqual(before.filter((title) => !title.endsWith(' 3')));
  });
});

describe.each(LISTS)('a report of the $kind', ({ at, list }) => {
  const report = () =>
    user.click(
      within(card('The Lamp', list)).getByRole('button', {
        name: 'Report “The Lamp”',
      }),
    );

  it('names a reason and what somebody adds, is thanked for, and counts once', async () => {
    const backend = await openList(at, ADA);
    await report();
    expect(screen.getByRole('heading', { name: 'Report “The Lamp”' })).toBeVisible();
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('What is wrong with it?').options].map(({ value }) => value),
    ).toEqual(['spam', 'harmful', 'copied', 'other']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(backend.sent('report_content')).toEqual([]);

    await report();
    await fill(screen.getByLabelText('What is wrong with it?'), 'copied');
    await fill(screen.getByLabelText('Anything to add? (optional)'), ' From my book. ');
    const goOn = backend.hold('report_content');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('button', { name: 'Sending…' });
    await user.click(await screen.findByRole('button', { name: 'Sending…' }));
    goOn();
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.community.reports).toEqual([{ person: ADA, id, reason: 'copied', note: 'From my book.' }]);
    expect(backend.sent('report_content')).toHaveLength(1);

    await report();
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('You’ve already reported this. Thank you.');
  });

  it('that cannot be sent says so and keeps what was typed', async () => {
    const backend = await openList(at, ADA);
    backend.cutOff('report_content');
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Your report could not be sent. Please try again.');
    backend.answerWith('report_content', { code: 'PT429', message: 'You have reported enough for a day.' }, 429);
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('You have reported enough for a day.');
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
  });

  it('is for people who are signed in: a guest is led there from the dialog, and back into it', async () => {
    const backend = await openList(at);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(backend.sent('report_content')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    const { returnTo } = place().state as { readonly returnTo: string };
    expect(returnTo).toBe(`${at}#report-${id}`);

    const signedIn = await openList(returnTo, ADA);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(signedIn.community.reports).toEqual([{ person: ADA, id, reason: 'spam', note: 'From my book.' }]);
    // Once: a reload, or Back, shows the page as it is.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().hash).toBe('');
  });

  it('is still there, with what was typed, when the session ends or the service refuses it', async () => {
    const backend = await openList(at, ADA);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    await signOut();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this'));
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
    await signIn(ADA);
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in'));
    backend.answerWith('report_content', { code: 'PGRST303', message: 'JWT expired' }, 401);
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(sessionStore.getState().user).toBeNull();
  });
});

describe.each([
  ['/community', 'Stories', 'Story 3', 'Load More Stories'],
  ['/inspiration', 'Prompts', 'Use: Prompt 3', 'Load More Prompts'],
] as const)('Back to %s', (at, list, name, loadMore) => {
  it('brings the focus to the link that was followed, also where the list was made longer', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(14, (n) => promptRow(n, { likes_count: n }));
    backend.community.rows = several(14, (n) => sharedRow(n));
    ({ user } = await renderRemote(remote, { at }));
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: loadMore }));
    await waitFor(() => expect(titles(list)).toHaveLength(14));
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Elsewhere' }).tagName).toBe('H1'));
    // By the browser's own button, which takes no focus in the page.
    act(() => (document.activeElement as HTMLElement).blur());
    await goBack();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(titles(list)).toHaveLength(14);

    // Another visit, by a link, is no return.
    act(() => (document.activeElement as HTMLElement).blur());
    await goTo('/inspiration');
    await screen.findByRole('heading', { name: 'Inspirations', level: 1 });
    expect(document.body).toHaveFocus();
  });
});

describe('a text that looks like something else', () => {
  const HOSTILE = [
    '<script>alarm(1)</script>',
    '</title><script>alarm(1)</script>',
    '<img src=x onerror=alarm(1)>',
    '<a href="javascript:alarm(1)">click</a>',
    '" onmouseover="alarm(1)',
    '[click](javascript:alarm(1))',
    '{{constructor.constructor("alarm(1)")()}}',
    '&lt;script&gt;alarm(1)&lt;/script&gt;',
  ];
  /** Elements that none of the pages has by itself, and addresses that run something. */
  const harm = () => [
    ...document.querySelectorAll('body script, body img, iframe, [onerror], [onmouseover], [href^="javascript"]'),
  ];

  it('is a text: as title, prompt and first lines of a story, in lists and dialogs', async () => {
    const alarm = vi.fn();
    vi.stubGlobal('alarm', alarm);
    const backend = new FakeBackend().install();
    backend.community.prompts = HOSTILE.map((text, n) =>
      promptRow(n, { title: text, prompt: `${text} ${'x'.repeat(400)}`, likes_count: 100 - n }),
    );
    backend.community.rows = HOSTILE.map((text, n) =>
      sharedRow(n + 1, {
        title: text,
        prompt: text,
        content: `# ${text}\n\n${text}`,
        language: text,
        generator_id: text,
      }),
    );
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: BO }));
    await waitFor(() => expect(titles('Prompts')).toEqual(HOSTILE));
    for (const text of HOSTILE) {
      expect(card(text, 'Prompts').querySelector('p')?.textContent).toBe(`Prompt: ${text} ${'x'.repeat(400)}`);
    }
    expect(harm()).toEqual([]);
    for (const text of HOSTILE.slice(1, 4)) {
      await user.click(
        within(card(text, 'Prompts')).getByRole('button', {
          name: `Report “${text}”`,
        }),
      );
      expect(screen.getByRole('heading', { name: `Report “${text}”` })).toBeVisible();
      expect(harm()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
    }

    ({ user } = await renderRemote(remote, { at: '/community', as: BO }));
    await waitFor(() => expect(titles('Stories')).toEqual(HOSTILE.toReversed()));
    for (const text of HOSTILE) expect(card(text, 'Stories')).toHaveTextContent(text);
    expect(harm()).toEqual([]);
    expect(alarm).not.toHaveBeenCalled();
  });
});
