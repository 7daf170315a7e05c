// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { promptRow } from '@storyloom/testing/rows';
import { PROMPTS, all, counts, rows, searchBox } from '../testing/prompt-list.ts';

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

  it('of difficulty and length add up, stay in the address and survive a reload', async () => {
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
    await tick('Short (up to 100 characters)');
    await tick('Easy');
    await lists('The Lamp', 'A harbour');
    await tick('Easy');
    await lists('A harbour');
    const ticked = ['Hard', 'Short (up to 100 characters)', 'Medium (up to 250)'];
    expect(items('[aria-checked="true"]')).toEqual(ticked);
    expect(place().at).toBe('/inspiration?difficulty=hard&length=short.medium');
    await renderRemote(remote, { at: `${place().at}&category=romance&q=harbour` });
    await lists('A harbour');
    expect([chosenTab(), searchBox().value]).toEqual(['Romance', 'harbour']);
    await openMenu('Filters (3)');
    expect(items('[aria-checked="true"]')).toEqual(ticked);
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
