// @vitest-environment jsdom
import { backend, startBackend } from '@storyloom/testing/backend';
import { card, expectToast, facts, fill, returnToPage, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several, sharedRow } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../remote.ts';

const OWN = 'Your Shared Inspirations';
const SEARCH = 'Search inspirations';
const STORY = `/community/${sharedRow(1).id}`;

async function openPage(at: string) {
  backend.community.prompts = [promptRow(1), promptRow(2, { user_id: ADA, likes_count: 5 })];
  backend.community.likes.inspiration.add(`${ADA} ${promptRow(1).id}`);
  backend.community.rows = [sharedRow(1)];
  await renderRemote(remote, { at, as: ADA });
}

describe('a list that cannot be loaded', () => {
  const favorites = '/inspiration-me?view=favorites';
  const hasFocus = (role: string, name: string) => () => screen.queryByRole(role, { name }) === document.activeElement;
  it.each([
    ['search_inspirations', '/inspiration', 'Failed to load inspirations', hasFocus('region', 'Prompts')],
    ['GET user_inspirations', '/inspiration', 'Failed to load your inspirations', hasFocus('heading', OWN)],
    ['GET curated_favorites', favorites, 'Failed to load favorite inspirations', hasFocus('searchbox', SEARCH)],
    ['liked_inspirations', favorites, 'Failed to load favorite inspirations', () => titles().includes('Prompt 1')],
    ['search_shared_stories', '/community', 'Failed to load stories', hasFocus('region', 'Stories')],
    ['read_shared_story', STORY, 'Failed to load story: ', () => place().at === '/s/link-1'],
  ] as const)('says once why %s failed, and is loaded by Retry', async (name, at, title, arrived) => {
    backend.refuse(name, 'The database is resting.', 403);
    await openPage(at);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('The database is resting.');
    await atRest();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(toasts()).toEqual([]);
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(arrived()).toBe(true));
  });

  it('says that an error occurred when no answer comes, after one retry, and shows Retry at work', async () => {
    backend.cutOff('search_inspirations');
    await openPage('/inspiration');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while loading inspirations');
    expect(alert).toHaveTextContent('Check your connection');
    expect(screen.queryByRole('heading', { name: 'No prompts yet' })).not.toBeInTheDocument();
    // One retry (spec 9) each for the list and for the favorites.
    await waitFor(() => expect(backend.sent('search_inspirations')).toHaveLength(4));
    const goOn = backend.hold('search_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Trying again…' });
    goOn();
  });

  it.each([
    ['/inspiration', 'search_inspirations', 'Prompts', 'Failed to load inspirations'],
    ['/community', 'search_shared_stories', 'Stories', 'Failed to load stories'],
  ])('keeps what %s shows when more of it cannot be loaded', async (at, name, list, title) => {
    backend.community.prompts = several(11, promptRow);
    backend.community.rows = several(11, (n) => sharedRow(n));
    await renderRemote(remote, { at });
    await waitFor(() => expect(titles(list)).toHaveLength(10));
    backend.cutOff(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await expectToast(title, UNREACHABLE);
    expect(titles(list)).toHaveLength(10);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.recover(name);
    await user.click(screen.getByRole('button', { name: `Load More ${list}` }));
    await waitFor(() => expect(titles(list)).toHaveLength(11));
    expect(screen.queryByRole('button', { name: `Load More ${list}` })).not.toBeInTheDocument();
  });
});

/** The two lists of the community. */
const LISTS = [
  {
    kind: 'inspiration',
    at: '/inspiration',
    list: 'Prompts',
    like: 'toggle_inspiration_like',
    name: 'Use: Prompt 3',
    counts: ['by Mina', '8 likes', '5 uses'],
  },
  {
    kind: 'story',
    at: '/community',
    list: 'Stories',
    like: 'toggle_story_like',
    name: 'Story 3',
    counts: ['by Mina', '6 views', '8 likes'],
  },
] as const;
const row = { title: 'The Lamp', likes_count: 1 };
const { id } = promptRow(1);

/** Opens a list with one entry of Mina's, which has one like. */
async function openList(at: string, person: string | null = null): Promise<void> {
  startBackend();
  backend.community.prompts = [promptRow(1, row)];
  backend.community.rows = [sharedRow(1, row)];
  await renderRemote(remote, { at, as: person });
  await screen.findAllByRole('heading', { name: 'The Lamp', hidden: true });
  await atRest();
}

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

describe.each(LISTS)('the list of each $kind', ({ kind, at, list, like, name, counts }) => {
  it('shows a like before the database has answered, and new counts on return', async () => {
    await openList(at, ADA);
    const goOn = backend.hold(like);
    await press(list, 'Like');
    await says(list, 'Liked', '2 likes');
    goOn();
    await atRest();
    expect(backend.community.likes[kind]).toEqual(new Set([`${ADA} ${id}`]));
    backend.community.change(id, { likes_count: 8, uses_count: 5, views_count: 6 });
    await returnToPage();
    await waitFor(() => expect(facts(lampIn(list))).toEqual(counts));
    expect(heart(list, 'Liked')).toBeVisible();
  });

  it('sends a report with its reason and note, which stays when the session has ended', async () => {
    const note = () => screen.getByLabelText('Anything to add? (optional)');
    await openList(at, ADA);
    await user.click(within(lampIn(list)).getByRole('button', { name: 'Report “The Lamp”' }));
    await fill(note(), ' From my book. ');
    await signOut();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this'));
    expect(note()).toHaveValue(' From my book. ');
    await signIn(ADA);
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in'));
    await fill(screen.getByLabelText('What is wrong with it?'), 'copied');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(backend.community.reports).toEqual([{ person: ADA, id, reason: 'copied', note: 'From my book.' }]);
  });

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
});

it('gives a guest who presses repeatedly one offer to sign in, until they leave the page', async () => {
  const { at, list } = LISTS[0];
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
