// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, facts, titles, toasts } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, promptRow, several } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { all, counts, PROMPTS, rows, searchBox } from '../testing/prompt-list.ts';

const items = (selector = '') =>
  [...document.querySelectorAll(`[role="menuitemcheckbox"]${selector}`)].map(({ textContent }) => textContent);
const chosenTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const tick = (name: string) => user.click(screen.getByRole('menuitemcheckbox', { name }));
const lists = (...expected: readonly string[]) => waitFor(() => expect(titles(PROMPTS)).toEqual(expected));

async function openMenu(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
}
async function open(search = ''): Promise<void> {
  backend.community.prompts = [...rows, promptRow(5, { title: '桥', prompt: '桥上有一个人。', category: 'mystery' })];
  await renderRemote(remote, { at: `/inspiration${search}` });
  await waitFor(() => expect(titles(PROMPTS).length).toBeGreaterThan(0));
}

describe('filters', () => {
  it('of a tab stay in the address and replace those of other categories', async () => {
    await open();
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
    await open();
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
    await open('?difficulty=hard&length=long&category=mystery');
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

  it('is requested with the session of a user, and changes nothing after the page was left', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    const goOn = backend.hold('random-prompt');
    await generate();
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await user.click(screen.getByText('Curated inspirations'));
    await screen.findByRole('heading', { name: 'Curated inspirations', level: 1 });
    goOn();
    await atRest();
    expect(requests()).toMatchObject([{ person: ADA }]);
    expect(backend.sent('guest-session')).toEqual([]);
    expect(place().at).toBe('/inspiration-me');
    expect(toasts()).toEqual([]);
  });
});
