// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { promptRow } from '@storyloom/testing/rows';
import { PROMPTS, all, counts, rows, searchBox } from '../testing/prompt-list.ts';

const chosenTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const ticked = () =>
  [...document.querySelectorAll('[role="menuitemcheckbox"][aria-checked="true"]')].map((item) => item.textContent);

async function openMenu(trigger: HTMLElement): Promise<void> {
  act(() => trigger.focus());
  await userEvent.keyboard('{Enter}');
}

const groupName = (group: Element) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent;

describe('filters', () => {
  it('The four category tabs filter the prompts and stay in the address', async () => {
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

  it('Filters of difficulty and length stay in the address and survive a reload', async () => {
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

  it('Filters of language and of categories without a tab stay in the address', async () => {
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
    // A tab is one category and replaces the others.
    await user.click(screen.getByRole('tab', { name: 'Fantasy' }));
    await waitFor(() => expect(place().at).toBe('/inspiration?category=fantasy&language=spanish'));
    await renderRemote(remote, { at: '/inspiration?category=historical&language=chinese.french' });
    await screen.findByRole('heading', { name: 'No prompts found' });
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(PROMPTS)).toHaveLength(6));
  });

  it('Active filters are shown, and removing one moves the focus to the next', async () => {
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
});
