// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, facts, fill, titles, toasts } from '@storyloom/testing/page';
import { atRest, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';

const PROMPTS = 'Prompts';

/** The number of prompts that the page shows. */
const count = () => screen.getByRole('region', { name: PROMPTS })?.querySelector('[role="status"]')?.textContent;
const counts = (text: string) => waitFor(() => expect(count()).toBe(text));

/** What the list announces. */
const statuses = () =>
  [...(screen.getByRole('region', { name: PROMPTS })?.querySelectorAll('[role="status"]') ?? [])].map(
    ({ textContent }) => textContent,
  );

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search prompts' });

/** Prompts of each category, difficulty and length. */
const rows = [
  promptRow(1, { title: 'The Lamp', likes_count: 4, difficulty: 'easy' }),
  promptRow(2, { title: 'A door', prompt: 'Lamplight under a door', category: 'scifi', likes_count: 3 }),
  promptRow(3, { title: 'A harbour', prompt: 'x'.repeat(101), category: 'romance', difficulty: 'hard' }),
  promptRow(4, { title: 'Long', prompt: 'y'.repeat(251), category: 'mystery', difficulty: 'hard', likes_count: 1 }),
];
/** Their titles, in the order of the list. */
const all = ['The Lamp', 'A door', 'Long', 'A harbour'];

const open = (at = '/inspiration', person: string | null = null) => renderRemote(remote, { at, as: person });
const list = () => screen.getByRole('region', { name: PROMPTS });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Types everything at once, so no delay of the test counts as a pause in typing. */
const typeAll = (...texts: readonly string[]) =>
  act(async () => {
    for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
  });

describe('the prompts of the community', () => {
  it('are shown to a guest, who is asked to sign in to like or share', async () => {
    backend.community.prompts = [
      promptRow(1, { title: 'The Lamp', difficulty: 'easy', likes_count: 1, uses_count: 1 }),
      promptRow(2, { title: 'The Map', user_id: BO, category: 'historical', difficulty: 'hard', likes_count: 1200 }),
      promptRow(3, { is_public: false }),
      promptRow(4, { hidden_at: '2026-03-05T12:00:00+00:00' }),
    ];
    await open('/inspiration?category=all');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Map', 'The Lamp']));
    expect(document.title).toBe('Inspirations · Storyloom');
    await counts('2 prompts');
    const lamp = card('The Lamp', PROMPTS);
    expect(chips(lamp)).toEqual(['Fantasy', 'Easy']);
    expect(lamp).toHaveTextContent('A lighthouse number 1');
    expect(facts(lamp)).toEqual(['by Mina', '1 like', '1 use']);
    expect(chips(card('The Map', PROMPTS))).toEqual(['Historical', 'Hard']);
    expect(facts(card('The Map', PROMPTS))).toEqual(['by Bo Li', '1,200 likes', '0 uses']);
    expect(screen.queryByRole('button', { name: 'Share Your Inspiration' })).not.toBeInTheDocument();
    await user.click(within(lamp).getByRole('button', { name: 'Like: The Lamp' }));
    await expectToast('You must be signed in to like inspirations', 'Sign in');
    expect(backend.sent('toggle_inspiration_like')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'sign in to share your own' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration?category=all' } });
  });

  it('can be liked and reported by a user, who edits and deletes only their own', async () => {
    backend.community.prompts = [promptRow(1, { likes_count: 2 }), promptRow(2, { user_id: ADA, likes_count: 1 })];
    backend.community.likes.inspiration.add(`${ADA} ${promptRow(1).id}`);
    await open('/inspiration', ADA);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 1', 'Prompt 2']));
    expect(screen.getByRole('button', { name: 'Share Your Inspiration' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'sign in to share your own' })).not.toBeInTheDocument();
    const offered = (title: string) =>
      [`Edit: ${title}`, `Delete “${title}”`, `Like: ${title}`, `Liked: ${title}`, `Report “${title}”`].filter((name) =>
        within(card(title, PROMPTS)).queryByRole('button', { name }),
      );
    expect(offered('Prompt 1')).toEqual(['Liked: Prompt 1', 'Report “Prompt 1”']);
    expect(offered('Prompt 2')).toEqual(['Edit: Prompt 2', 'Delete “Prompt 2”']);
    expect(facts(card('Prompt 2', PROMPTS))).toEqual(['by you', '1 like', '0 uses']);
  });

  it('are marked with their language wherever their texts are shown', async () => {
    const prompt = `El puente deja pasar a todos. ${'Y la noche es larga para una mujer. '.repeat(12)}`;
    backend.community.prompts = [
      promptRow(1, { title: 'El puente', prompt }),
      promptRow(2, { title: 'Fantasy Inspiration', prompt: 'Le pont est dans la brume.' }),
    ];
    await open('/inspiration', BO);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente', 'Fantasy Inspiration']));
    /** The language in which each text is marked. */
    const read = (part: Element, ...texts: readonly string[]) =>
      texts.map((text) => {
        const found = [...part.querySelectorAll('*')].filter((element) => element.textContent === text);
        return found.at(-1)?.closest('[lang]')?.getAttribute('lang');
      });
    expect(read(card('El puente', PROMPTS), 'El puente', prompt, 'Prompt: ')).toEqual(['es', 'es', undefined]);
    // A title that the page generated is English.
    const pont = card('Fantasy Inspiration', PROMPTS);
    expect(read(pont, 'Le pont est dans la brume.', 'Fantasy Inspiration')).toEqual(['fr', undefined]);
  });

  it('are missing at first, and then loaded ten at a time, with the focus on the first new one', async () => {
    await open();
    await screen.findByRole('heading', { name: 'No prompts yet' });
    for (const name of ['Clear Filters', 'Load More Prompts', 'Community Favorites'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    backend.community.prompts = several(12, (n) => promptRow(n, { likes_count: 100 - n }));
    const release = backend.hold('count_inspirations');
    await open();
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(10));
    expect(count()).toBe('');
    release();
    await waitFor(() => expect(list()).toHaveTextContent('10 of 12 shown'));
    await press('Load More Prompts');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(several(12, (n) => `Prompt ${n}`)));
    expect(document.activeElement?.textContent).toBe('Prompt 11');
    expect(statuses()).toContain('2 more. All 12 shown.');
  });

  it('are counted in an announcement up to 1,000, after a search but not after a deletion', async () => {
    backend.community.prompts = several(10, (n) => promptRow(n, n === 1 ? { user_id: ADA } : {}));
    const live = () => list().querySelector('[role="status"]')?.getAttribute('aria-live');
    await open('/inspiration', ADA);
    await counts('10 prompts');
    expect(live()).toBe('polite');
    await user.click(within(card('Prompt 1', PROMPTS)).getByRole('button', { name: 'Delete “Prompt 1”' }));
    await press('Delete inspiration');
    await counts('9 prompts');
    expect(live()).toBe('off');
    await fill(searchBox(), 'zebra');
    await counts('0 prompts');
    backend.answerWith('count_inspirations', 1001);
    await open();
    await counts('More than 1,000 prompts');
  });
});

describe('a search', () => {
  it('is sent once for all typed letters, stays in the address, and keeps earlier results meanwhile', async () => {
    backend.community.prompts = rows;
    await open();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const goOn = backend.hold('search_inspirations');
    await typeAll('l', 'la', 'lam', 'lamp ');
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'));
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    await counts('2 prompts');
    expect([place().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp ']);
    for (const name of ['search_inspirations', 'count_inspirations'])
      expect(backend.sent(name).flatMap(({ p_query: query }) => query ?? [])).toEqual(['lamp']);
    await goTo('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox().value).toBe('');
  });

  it('without results can be cleared, with the focus on its box', async () => {
    backend.community.prompts = rows;
    await open('/inspiration?q=zebra&difficulty=hard&category=romance');
    await screen.findByRole('heading', { name: 'No prompts found' });
    await counts('0 prompts');
    // Text that is typed but not searched for yet is cleared, too.
    await typeAll('zebra and more');
    await press('Clear Filters');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    expect([place().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(searchBox()).toHaveFocus();
  });
});

const items = (selector = '') =>
  [...document.querySelectorAll(`[role="menuitemcheckbox"]${selector}`)].map(({ textContent }) => textContent);
const chosenTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const tick = (name: string) => user.click(screen.getByRole('menuitemcheckbox', { name }));
const lists = (...expected: readonly string[]) => waitFor(() => expect(titles(PROMPTS)).toEqual(expected));

async function openMenu(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
}
async function openWith(search = ''): Promise<void> {
  backend.community.prompts = [...rows, promptRow(5, { title: '桥', prompt: '桥上有一个人。', category: 'mystery' })];
  await renderRemote(remote, { at: `/inspiration${search}` });
  await waitFor(() => expect(titles(PROMPTS).length).toBeGreaterThan(0));
}

describe('filters', () => {
  it('of a tab stay in the address and replace those of other categories', async () => {
    await openWith();
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(['All', 'Fantasy', 'Sci-Fi', 'Romance']);
    await openMenu('Filters');
    await tick('Mystery');
    await lists('Long', '桥');
    await tick('Children’s');
    expect([chosenTab(), place().at]).toEqual(['All', '/inspiration?category=mystery.children']);
    await tick('Chinese');
    await lists('桥');
    await counts('1 prompt');
    await user.click(screen.getByRole('tab', { name: 'Sci-Fi' }));
    await waitFor(() => expect(place().at).toBe('/inspiration?category=scifi&language=chinese'));
    await screen.findByRole('heading', { name: 'No prompts found' });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await lists('A door');
    // The tab is visible, and stays.
    expect(place().at).toBe('/inspiration?category=scifi');
  });

  it('of difficulty and length add up, and stay in the address', async () => {
    await openWith();
    await openMenu('Filters');
    expect(items().join(', ')).toBe(
      'Easy, Medium, Hard, ' +
        'Short (up to 100 characters), Medium (up to 250), Long (over 250), ' +
        'Mystery, Adventure, Historical, Children’s, ' +
        'English, Spanish, French, Chinese',
    );
    await tick('Hard');
    await lists('Long', 'A harbour');
    await tick('Medium (up to 250)');
    await lists('A harbour');
    expect(items('[aria-checked="true"]')).toEqual(['Hard', 'Medium (up to 250)']);
    expect(screen.getByText('Filters (2)')).toBeInTheDocument();
    expect(place().at).toBe('/inspiration?difficulty=hard&length=medium');
  });

  it('are shown, and removing one moves the focus to the next', async () => {
    await openWith('?difficulty=hard&length=long&category=mystery');
    await lists('Long');
    const active = () =>
      [...document.querySelectorAll('[aria-label="Active filters"] button')].map((one) => one.textContent);
    const remove = (name: string) => user.click(screen.getByRole('button', { name: `Remove filter: ${name}` }));
    expect(active()).toEqual(['Hard', 'Long (over 250)', 'Mystery']);
    await remove('Long (over 250)');
    expect(screen.getByRole('button', { name: 'Remove filter: Mystery' })).toHaveFocus();
    await remove('Mystery');
    await lists('Long', 'A harbour');
    expect(screen.getByRole('button', { name: 'Remove filter: Hard' })).toHaveFocus();
    await remove('Hard');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(expect.arrayContaining(all)));
    expect([document.activeElement, active(), place().at]).toEqual([searchBox(), [], '/inspiration']);
  });
});

const FAVORITES = 'Community Favorites';
/** Prompts with lower numbers have more likes. */
const prompts = (total: number) => several(total, (n) => promptRow(n, { likes_count: 100 - n }));
const favorites = (...expected: readonly string[]) => waitFor(() => expect(titles(FAVORITES)).toEqual(expected));
const none = () => waitFor(() => expect(screen.queryByRole('region', { name: FAVORITES })).not.toBeInTheDocument());

describe('Community Favorites', () => {
  it('are the most liked prompts that are not in the list above, and keep order and likes', async () => {
    backend.community.prompts = prompts(24);
    const goOn = backend.hold('search_inspirations');
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    // They wait for the list above, so no card appears twice for a moment.
    await waitFor(() => expect(backend.sent('search_inspirations')).toMatchObject([{ p_limit: 11 }]));
    goOn();
    await favorites('Prompt 11', 'Prompt 12', 'Prompt 13');
    await user.click(within(card('Prompt 13', FAVORITES)).getByRole('button', { name: 'Like: Prompt 13' }));
    await waitFor(() => expect(facts(card('Prompt 13', FAVORITES))[1]).toBe('88 likes'));
    await atRest();
    expect(titles(FAVORITES)).toEqual(['Prompt 11', 'Prompt 12', 'Prompt 13']);
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await user.click(screen.getByRole('button', { name: 'Load More Prompts' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(24));
    await none();
  });

  it('follow the filters, and leave out the user’s own prompts that the section above shows', async () => {
    backend.community.prompts = [
      ...prompts(4),
      promptRow(5, { likes_count: 2, category: 'scifi' }),
      promptRow(50, { user_id: ADA, likes_count: 500 }),
    ];
    await renderRemote(remote, { at: '/inspiration?category=scifi', as: ADA });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Prompt 5']));
    await favorites('Prompt 1', 'Prompt 2', 'Prompt 3');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await none();
  });
});

const generate = () => user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
/** Whether the page gave up the last request for one. */
function watchAbort() {
  const fetching = vi.spyOn(globalThis, 'fetch');
  return () => fetching.mock.calls.findLast(([url]) => String(url).endsWith('/random-prompt'))?.[1]?.signal?.aborted;
}
const requests = () => backend.requests.filter(({ name }) => name === 'random-prompt');

describe('a random prompt', () => {
  it.each([
    ['', 'fantasy'],
    ['?category=scifi', 'scifi'],
  ])('is requested once at /inspiration%s, and opens the generator of %s', async (search, genre) => {
    await renderRemote(remote, { at: `/inspiration${search}` });
    const goOn = backend.hold('random-prompt');
    await generate();
    await user.click(await screen.findByRole('button', { name: 'Thinking of a prompt…' }));
    goOn();
    await expectToast('New random prompt generated!');
    expect(place()).toMatchObject({ at: `/generators/${genre}`, state: { prompt: `A random prompt of ${genre}` } });
    const args = { genre, language: 'english' };
    expect(requests()).toMatchObject([{ args, guestToken: 'guest-token' }]);
  });

  it('says why it failed, unless there is no reason', async () => {
    await renderRemote(remote, { at: '/inspiration' });
    const refuse = (error: object) => backend.answerWith('random-prompt', { error }, 429);
    refuse({ code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 });
    await generate();
    await expectToast('Failed to generate a random prompt', 'Wait a little.');
    refuse({ code: 'provider_error', message: 'Failed to generate a random prompt. Please try again.' });
    await generate();
    await expectToast('Failed to generate a random prompt');
    backend.answerWith('random-prompt', { prompt: ' ' });
    await generate();
    await expectToast('Failed to generate a random prompt', 'No prompt was generated');
    expect(place().at).toBe('/inspiration');
  });

  it('can be cancelled after three seconds, without a message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await renderRemote(remote, { at: '/inspiration' });
    const [goOn, isAborted] = [backend.hold('random-prompt'), watchAbort()];
    await generate();
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(screen.queryByText('Waiting for the model')).not.toBeInTheDocument();
    const heard = announcements();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText('Waiting for the model').parentElement).toHaveTextContent(/ 1\d s$/);
    await press('Cancel');
    expect(isAborted()).toBe(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Random Prompt' })).toHaveFocus());
    expect(screen.queryByText('Waiting for the model')).not.toBeInTheDocument();
    goOn();
    await atRest();
    expect(place().at).toBe('/inspiration');
    expect(heard).toEqual(['Waiting for the model']);
  });

  it('is requested with the session of a user, and aborted when the page is left', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    const [goOn, isAborted] = [backend.hold('random-prompt'), watchAbort()];
    await generate();
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await user.click(screen.getByText('Curated inspirations'));
    await screen.findByRole('heading', { name: 'Curated inspirations', level: 1 });
    expect(isAborted()).toBe(true);
    goOn();
    await atRest();
    expect(requests()).toMatchObject([{ person: ADA }]);
    expect(backend.sent('guest-session')).toEqual([]);
    expect(place().at).toBe('/inspiration-me');
    expect(toasts()).toEqual([]);
  });
});
