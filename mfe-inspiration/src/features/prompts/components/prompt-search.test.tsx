// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { fill, titles } from '@storyloom/testing/page';
import { goBack, goTo, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { promptRow, several } from '@storyloom/testing/rows';
import { PROMPTS, count, counts } from '../testing/prompt-list.ts';

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search prompts' });
const chosenTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const ticked = () =>
  [...document.querySelectorAll('[role="menuitemcheckbox"][aria-checked="true"]')].map((item) => item.textContent);

async function openMenu(trigger: HTMLElement): Promise<void> {
  act(() => trigger.focus());
  await userEvent.keyboard('{Enter}');
}

/** Types at once, so that no pause of the test's own is one of the typing. */
const typeAll = (texts: readonly string[]) =>
  act(async () => {
    for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
  });

const groupName = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent;

describe('a search', () => {
  const rows = [
    promptRow(1, { title: 'The Lamp', likes_count: 4, difficulty: 'easy' }),
    promptRow(2, { title: 'A door', prompt: 'Lamplight under a door', category: 'scifi', likes_count: 3 }),
    promptRow(3, { title: 'A harbour', prompt: 'x'.repeat(101), category: 'romance', difficulty: 'hard' }),
    promptRow(4, { title: 'Long', prompt: 'y'.repeat(251), category: 'mystery', difficulty: 'hard', likes_count: 1 }),
  ];
  const all = ['The Lamp', 'A door', 'Long', 'A harbour'];

  it('looks for a word of title or prompt, once for all its letters, and stays in the address', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox()).toHaveAttribute('placeholder', 'Search prompts');
    await typeAll(['l', 'la', 'lam', 'lamp ']);
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    await counts('2 prompts');
    expect(place().at).toBe('/inspiration?q=lamp');
    expect(searchBox().value).toBe('lamp ');
    const queries = ['search_inspirations', 'count_inspirations'].map((name) =>
      backend.sent(name).flatMap(({ p_query: query }) => query ?? []),
    );
    expect(queries).toEqual([['lamp'], ['lamp']]);

    await user.click(screen.getByRole('link', { name: 'Curated inspirations' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1'));
    await goBack();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A door']));
    expect([place().at, searchBox().value]).toEqual(['/inspiration?q=lamp', 'lamp']);

    await goTo('/inspiration');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(searchBox().value).toBe('');
  });

  it('has four tabs, which stay in the address', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const names = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(names).toEqual(['All', 'Fantasy', 'Sci-Fi', 'Romance']);
    for (const [name, category, found] of [
      ['Fantasy', 'fantasy', 'The Lamp'],
      ['Sci-Fi', 'scifi', 'A door'],
      ['Romance', 'romance', 'A harbour'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      await waitFor(() => expect(titles(PROMPTS)).toEqual([found]));
      expect(place().at).toBe(`/inspiration?category=${category}`);
    }
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect(place().at).toBe('/inspiration');
  });

  it('has filters of difficulty and length, which stay in the address and survive a reload', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    await openMenu(screen.getByRole('button', { name: 'Filters' }));
    expect([...document.querySelectorAll('[role="menuitemcheckbox"]')].map((item) => item.textContent)).toEqual([
      'Easy',
      'Medium',
      'Hard',
      'Short (up to 100 characters)',
      'Medium (up to 250)',
      'Long (over 250)',
      'Mystery',
      'Adventure',
      'Historical',
      'Children’s',
      'English',
      'Spanish',
      'French',
      'Chinese',
    ]);
    expect([...document.querySelectorAll('[role="menu"] [role="group"]')].map(groupName)).toEqual([
      'Difficulty',
      'Prompt length',
      'More categories',
      'Language',
    ]);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Hard' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Medium (up to 250)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Short (up to 100 characters)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Long (over 250)' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['The Lamp', 'Long', 'A harbour']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    expect(ticked()).toEqual(['Hard', 'Short (up to 100 characters)', 'Medium (up to 250)', 'Long (over 250)']);
    expect(place().at).toBe('/inspiration?difficulty=hard&length=short.medium.long');
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();

    await renderRemote(remote, { at: `${place().at}&category=romance&q=harbour` });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    expect([chosenTab(), searchBox().value]).toEqual(['Romance', 'harbour']);
    await openMenu(screen.getByRole('button', { name: 'Filters (4)' }));
    expect(ticked()).toHaveLength(4);
  });

  it('has filters of every category without a tab and of every language, which stay in the address', async () => {
    backend.community.prompts = [
      ...rows,
      promptRow(5, { title: 'El puente', prompt: 'El puente deja pasar a todos.', category: 'children' }),
      promptRow(6, { title: '桥', prompt: '桥上有一个人。', category: 'mystery' }),
    ];
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
    await openMenu(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Mystery' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', '桥']));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Children’s' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'El puente', '桥']));
    await counts('3 prompts');
    expect(place().at).toBe('/inspiration?category=mystery.children');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Spanish' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['El puente']));
    expect([chosenTab(), place().at]).toEqual(['All', '/inspiration?category=mystery.children&language=spanish']);
    // A tab is one category, and takes the place of these.
    await user.click(screen.getByRole('tab', { name: 'Fantasy' }));
    await waitFor(() => expect(place().at).toBe('/inspiration?category=fantasy&language=spanish'));
    await renderRemote(remote, { at: '/inspiration?category=historical&language=chinese.french' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
  });

  it('shows what it is narrowed to, and takes each of it away by a press, from the keyboard on to the next', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration?difficulty=hard&length=long&category=mystery' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long']));
    const active = () =>
      [...(document.querySelector('[aria-label="Active filters"]')?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(active()).toEqual(['Hard', 'Long (over 250)', 'Mystery']);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Long (over 250)' }));
    expect(screen.getByRole('button', { name: 'Remove filter: Mystery' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Mystery' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['Long', 'A harbour']));
    expect(screen.getByRole('button', { name: 'Remove filter: Hard' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Hard' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    expect([document.activeElement, active(), place().at]).toEqual([searchBox(), [], '/inspiration']);
  });

  it('that finds nothing says so, and Clear Filters leads back into the search box', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration?q=zebra&difficulty=hard&category=romance' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(count()).toBe('0 prompts');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
    await counts('1 prompt');
    // The tab is in sight, and stays.
    expect([place().at, searchBox().value]).toEqual(['/inspiration?category=romance', '']);
    expect(searchBox()).toHaveFocus();

    await renderRemote(remote, { at: '/inspiration?difficulty=easy&category=romance' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    // What was typed and is not searched for yet is cleared, too.
    await typeAll(['zebra']);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(searchBox().value).toBe('');
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('that is still on its way leaves what was found before', async () => {
    backend.community.prompts = rows;
    await renderRemote(remote, { at: '/inspiration' });
    await waitFor(() => expect(titles(PROMPTS)).toEqual(all));
    const goOn = backend.hold('search_inspirations');
    await fill(screen.getByRole('searchbox', { name: 'Search prompts' }), 'harbour');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveAttribute('aria-busy', 'true'));
    expect(place().at).toBe('/inspiration?q=harbour');
    expect(titles(PROMPTS)).toEqual(all);
    goOn();
    await waitFor(() => expect(titles(PROMPTS)).toEqual(['A harbour']));
  });

  it('that finds more than a thousand says no number', async () => {
    backend.community.prompts = several(11, promptRow);
    backend.answerWith('count_inspirations', 1001);
    await renderRemote(remote, { at: '/inspiration' });
    await counts('More than 1,000 prompts');
    await waitFor(() => expect(screen.getByRole('region', { name: PROMPTS })).toHaveTextContent('10 shown'));
    expect(screen.getByRole('region', { name: PROMPTS })).not.toHaveTextContent(' of ');
  });
});
