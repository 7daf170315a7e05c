// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { backend, startBackend } from '@storyloom/testing/backend';
import { card, expectToast, facts, fill, returnToPage, titles, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, MINA, promptRow, several, sharedRow } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../remote.ts';

/** The two lists of the community. */
const LISTS = [
  { kind: 'inspiration', at: '/inspiration', list: 'Prompts', like: 'toggle_inspiration_like' },
  { kind: 'story', at: '/community', list: 'Stories', like: 'toggle_story_like' },
] as const;
const row = { title: 'The Lamp', likes_count: 1 };
const { id } = promptRow(1);

/** Opens a list with one entry of Mina's, which has one like. */
async function openList(at: string, person: string | null = null, prepare?: () => void): Promise<void> {
  startBackend();
  backend.community.prompts = [promptRow(1, row)];
  backend.community.rows = [sharedRow(1, row)];
  prepare?.();
  await renderRemote(remote, { at: at, as: person });
  // For Mina it is in her own section, too.
  await screen.findAllByRole('heading', { name: 'The Lamp', hidden: true });
  await atRest();
}

const FAVORITES = 'Community Favorites';

/** The Sign in buttons of visible toasts. */
const offers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toaster] [data-visible="true"] button')].filter(
    ({ textContent }) => textContent === 'Sign in',
  );
const areOffered = (count: number) => waitFor(() => expect(offers()).toHaveLength(count));

const lampIn = (list: string) => card('The Lamp', list);
const heart = (list: string, name: 'Like' | 'Liked') =>
  within(lampIn(list)).queryByRole('button', { name: `${name}: The Lamp` });
const says = (list: string, name: 'Like' | 'Liked', count: string) =>
  waitFor(() => {
    expect(heart(list, name)).not.toBeNull();
    expect(facts(lampIn(list)).find((fact) => fact.includes('like'))).toBe(count);
  });
const press = (list: string, name: 'Like' | 'Liked') => user.click(heart(list, name)!);

/** A guest presses Like and follows the toast to sign-in. Returns the address to come back to. */
async function goToSignIn({ at, list, like }: (typeof LISTS)[number]): Promise<string> {
  await openList(at);
  await press(list, 'Like');
  await areOffered(1);
  await user.click(offers()[0]!);
  await waitFor(() => expect(place().at).toBe('/auth'));
  expect(backend.sent(like)).toEqual([]);
  const returnTo = `${at}#like-${id}`;
  expect(place().state).toEqual({ returnTo, purpose: { action: 'like', title: 'The Lamp' } });
  return returnTo;
}

describe.each(LISTS)('a like of the $kind', (one) => {
  const { kind, at, list, like } = one;

  it('and its removal show before the database has answered', async () => {
    await openList(at, ADA);
    const goOn = backend.hold(like);
    await press(list, 'Like');
    await says(list, 'Liked', '2 likes');
    // Two other users like it meanwhile.
    backend.community.change(id, { likes_count: 3 });
    goOn();
    await says(list, 'Liked', '4 likes');
    await atRest();
    expect(backend.community.likes[kind]).toEqual(new Set([`${ADA} ${id}`]));
    const goOnAgain = backend.hold(like);
    await press(list, 'Liked');
    await says(list, 'Like', '3 likes');
    goOnAgain();
    await atRest();
    expect([...backend.community.likes[kind]]).toEqual([]);
  });

  it('is made once after a guest has signed in for it, with the focus on its button', async () => {
    const returnTo = await goToSignIn(one);
    await openList(returnTo, ADA);
    await says(list, 'Liked', '2 likes');
    expect(heart(list, 'Liked')).toHaveFocus();
    await atRest();
    expect(backend.sent(like)).toHaveLength(1);
    if (kind === 'inspiration') await expectToast('Added to your favorites!');
    // A link alone likes nothing.
    await openList(returnTo, ADA);
    await waitFor(() => expect(heart(list, 'Like')).toHaveFocus());
    await atRest();
    expect(backend.sent(like)).toEqual([]);
  });
});

describe('a like', () => {
  const one = LISTS[0];
  const { kind, at, list, like } = one;

  it('is undone when it fails, with the reason, and ends as one like after another tab made it', async () => {
    await openList(at, ADA);
    backend.cutOff(like);
    const goOn = backend.hold(like);
    await press(list, 'Like');
    await says(list, 'Liked', '2 likes');
    goOn();
    await expectToast('Failed to update like', UNREACHABLE);
    await says(list, 'Like', '1 like');
    backend.recover(like);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    await press(list, 'Like');
    await atRest();
    await says(list, 'Liked', '1 like');
    expect(backend.community.likes[kind].size).toBe(1);
  });

  it('is not made after signing in for what the user already likes or has shared', async () => {
    const returnTo = await goToSignIn(one);
    await openList(returnTo, ADA, () => backend.community.likes[kind].add(`${ADA} ${id}`));
    await says(list, 'Liked', '1 like');
    expect(backend.sent(like)).toEqual([]);
    await goToSignIn(one);
    await openList(returnTo, MINA);
    expect(backend.sent(like)).toEqual([]);
  });

  it('gives a guest who presses repeatedly one offer to sign in, until they leave the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openList(at);
    await press(list, 'Like');
    vi.advanceTimersByTime(60_000);
    await press(list, 'Like');
    await areOffered(1);
    vi.useRealTimers();
    await goBack();
    await waitFor(() => expect(place().at).toBe('/before'));
    await areOffered(0);
  });

  it('never leaves fewer than 0 likes when it is undone, even when the counter is behind', async () => {
    await openList(at, ADA);
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(id, { likes_count: 0 });
    await returnToPage();
    await says(list, 'Liked', '1 like');
    backend.hold(like);
    await press(list, 'Liked');
    await says(list, 'Like', '0 likes');
    expect(backend.sent(like)).toHaveLength(1);
  });

  it('of a prompt in two lists shows in both', async () => {
    await openList('/inspiration?category=scifi', ADA);
    await waitFor(() => expect(titles(FAVORITES)).toEqual(['The Lamp']));
    const goOn = backend.hold(like);
    await press(FAVORITES, 'Like');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(list)).toEqual(['The Lamp']));
    await says(list, 'Liked', '2 likes');
    goOn();
    await atRest();
    await says(list, 'Liked', '2 likes');
  });
});

const reportIn = (list: string) =>
  user.click(within(card('The Lamp', list)).getByRole('button', { name: 'Report “The Lamp”' }));

describe.each(LISTS)('a report of the $kind', ({ at, list }) => {
  const report = () => reportIn(list);

  it('has a reason and a note, is thanked for, and counts once', async () => {
    await openList(at, ADA);
    await report();
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

  it('leads a guest from the dialog to sign-in, and back to the dialog with the note', async () => {
    await openList(at);
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

    await openList(returnTo, ADA);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(backend.community.reports).toEqual([{ person: ADA, id, reason: 'spam', note: 'From my book.' }]);
    // The dialog opens only once: a reload or Back shows the page without it.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().hash).toBe('');
  });
});

describe('a report', () => {
  const { at, list } = LISTS[0];
  const report = () => reportIn(list);

  it('shows the reason when it cannot be sent, and keeps the note', async () => {
    await openList(at, ADA);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    backend.answerWith('report_content', { code: 'PT429', message: 'You have reported enough for a day.' }, 429);
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('You have reported enough for a day.');
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
  });

  it('keeps its note when the session ends or is refused, and asks to sign in', async () => {
    await openList(at, ADA);
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
  ['/community', 'Stories', 'Story 3', 'story', ['by Mina', '6 views', '8 likes']],
  ['/inspiration', 'Prompts', 'Use: Prompt 3', 'inspiration', ['by Mina', '8 likes', '5 uses']],
] as const)('the list of %s', (at, list, name, kind, counts) => {
  it('focuses the followed link after Back, also after more was loaded, but not after a visit by a link', async () => {
    backend.community.prompts = several(14, (n) => promptRow(n, { likes_count: n }));
    backend.community.rows = several(14, (n) => sharedRow(n));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await waitFor(() => expect(titles(list)).toHaveLength(14));
    await user.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    // The browser's Back button takes no focus in the page.
    const blur = () => act(() => (document.activeElement as HTMLElement).blur());
    blur();
    await goBack();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(titles(list)).toHaveLength(14);
    blur();
    await goTo('/inspiration');
    await screen.findByRole('heading', { name: 'Inspirations', level: 1 });
    expect(document.body).toHaveFocus();
  });

  it('shows a returning user new counts in the same order, without what was made private', async () => {
    backend.community.prompts = [promptRow(2, { likes_count: 5 }), promptRow(1, row), promptRow(3)];
    backend.community.rows = [sharedRow(3), sharedRow(2), sharedRow(1, row)];
    await renderRemote(remote, { at, as: ADA });
    await waitFor(() => expect(titles(list)).toHaveLength(3));
    const before = titles(list);
    backend.community.change(id, { likes_count: 8, uses_count: 5, views_count: 6 });
    backend.community.likes[kind].add(`${ADA} ${id}`);
    backend.community.change(promptRow(3).id, { is_public: false });
    await returnToPage();
    await waitFor(() => expect(facts(card('The Lamp', list))).toEqual(counts));
    expect(within(card('The Lamp', list)).getByRole('button', { name: 'Liked: The Lamp' })).toBeVisible();
    expect(titles(list)).toEqual(before.filter((title) => !title.endsWith(' 3')));
  });
});

it('leaves the focus where the user has moved it while a list loads', async () => {
  await openList(`/inspiration#like-${id}`, ADA);
  const goOn = backend.hold('search_inspirations');
  await renderRemote(remote, { at: `/inspiration#like-${id}`, as: ADA });
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  goOn();
  await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp']));
  await atRest();
  expect(box).toHaveFocus();
});

it('shows markup in titles, prompts and stories as text, in lists and dialogs', async () => {
  const HOSTILE = [
    '</title><script>alarm(1)</script>',
    '<img src=x onerror=alarm(1)>',
    '[click](javascript:alarm(1)) " onmouseover="alarm(1)',
  ];
  const alarm = vi.fn();
  vi.stubGlobal('alarm', alarm);
  const noHarm = () => {
    const harm = 'body script, body img, iframe, [onerror], [onmouseover], [href^="javascript"]';
    expect([...document.querySelectorAll(harm)]).toEqual([]);
  };
  backend.community.prompts = HOSTILE.map((text, n) =>
    promptRow(n, { title: text, prompt: `${text} ${'x'.repeat(400)}`, likes_count: 100 - n }),
  );
  backend.community.rows = HOSTILE.map((text, n) => {
    const texts = { title: text, prompt: text, content: `# ${text}\n\n${text}`, language: text, generator_id: text };
    return sharedRow(n + 1, texts);
  });
  await renderRemote(remote, { at: '/inspiration', as: BO });
  await waitFor(() => expect(titles('Prompts')).toEqual(HOSTILE));
  for (const text of HOSTILE)
    expect(card(text, 'Prompts').querySelector('p')?.textContent).toBe(`Prompt: ${text} ${'x'.repeat(400)}`);
  noHarm();
  await user.click(screen.getByRole('button', { name: `Report “${HOSTILE[1]}”` }));
  expect(screen.getByRole('heading', { name: `Report “${HOSTILE[1]}”` })).toBeVisible();
  noHarm();
  await renderRemote(remote, { at: '/community', as: BO });
  await waitFor(() => expect(titles('Stories')).toEqual(HOSTILE.toReversed()));
  for (const text of HOSTILE) expect(card(text, 'Stories')).toHaveTextContent(text);
  noHarm();
  expect(alarm).not.toHaveBeenCalled();
});
