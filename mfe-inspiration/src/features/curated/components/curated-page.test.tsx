// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '@storyloom/testing/page';
import { goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { generatorOf } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { MORE_INSPIRATIONS } from '../model/more-inspirations.ts';
import { ALL, SEARCH, count, MINE } from '../testing/curated-page.ts';

const names = {
  fantasy: 'Fantasy',
  scifi: 'Sci-Fi',
  children: "Children's",
  romance: 'Romance',
  nonfiction: 'Nonfiction',
  poetry: 'Poetry',
  screenplay: 'Screenplay',
};
const cards = () => [...document.querySelectorAll('article')];
const found = () => cards().map((one) => one.querySelector('h2')?.textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH });

describe('the curated inspirations', () => {
  it('are eighteen, each with its picture, texts, tags and the generator that it opens', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    expect(document.title).toBe('Curated inspirations · Storyloom');
    expect(count()).toBe('18 inspirations');
    expect(found()).toEqual([...CURATED_INSPIRATIONS, ...MORE_INSPIRATIONS].map(({ title }) => title));
    for (const [index, item] of ALL_INSPIRATIONS.entries()) {
      const one = cards()[index]!;
      for (const text of [item.description, item.content, names[item.category], ...item.tags])
        expect(one).toHaveTextContent(text);
      expect(one.querySelector('svg[aria-hidden="true"] path')).toBeTruthy();
      const opens = 'generator' in item ? `Opens the ${names[item.generator]} generator` : undefined;
      const described = document.getElementById(one.querySelector('a')?.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(opens);
    }
    await user.click(screen.getByText('See community prompts'));
    await waitFor(() => expect(place().at).toBe('/inspiration'));
  });

  it.each([CURATED_INSPIRATIONS[3]!, MORE_INSPIRATIONS[0]!])(
    'open their generator with “Use This”, which writes from the prompt at once',
    async (item) => {
      await renderRemote(remote, { at: `/inspiration-me?q=${encodeURIComponent(item.title)}` });
      await user.click(screen.getByRole('link', { name: `Use This: ${item.title}` }));
      const state = { prompt: item.content, inspirationId: item.id, autoFill: true };
      expect(place()).toMatchObject({ at: `/generators/${generatorOf(item)}`, state });
    },
  );

  it('are filtered while the user types, and the search stays in the address', async () => {
    await renderRemote(remote, { at: '/inspiration-me?category=fiction' });
    expect([cards().length, screen.getByLabelText<HTMLInputElement>('Category').value]).toEqual([9, 'fiction']);
    await fill(box(), 'INES ORRELL');
    expect(found()).toEqual(['The Tide Library']);
    expect(count()).toBe('1 inspiration');
    await waitFor(() => expect(place().at).toBe('/inspiration-me?q=INES+ORRELL&category=fiction'));
    await user.click(screen.getByRole('link', { name: 'Use This: The Tide Library' }));
    await goBack();
    await waitFor(() => expect(found()).toEqual(['The Tide Library']));
    expect(box()).toHaveValue('INES ORRELL');
  });

  it('can be of any form, and a search without results can be cleared', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    const options = [...screen.getByLabelText<HTMLSelectElement>('Category').options].map(({ text }) => text);
    expect(options).toEqual(['All categories', 'Fiction', 'Nonfiction', 'Poetry', 'Screenplay']);
    for (const category of ['nonfiction', 'poetry', 'screenplay'] as const) {
      await fill(screen.getByLabelText('Category'), category);
      expect(place().at).toBe(`/inspiration-me?category=${category}`);
      expect([cards().length, count()]).toEqual([3, '3 inspirations']);
      for (const one of cards()) expect(one).toHaveTextContent(names[category]);
    }
    await fill(box(), 'zebra');
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    await user.click(screen.getByText('Clear Filters'));
    expect([cards().length, box().value]).toEqual([18, '']);
    expect(box()).toHaveFocus();
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
  });
});

it('shows a guest no favorites, and leads to them by signing in', async () => {
  await renderRemote(remote, { at: '/inspiration-me?view=favorites' });
  expect(screen.getByRole('tab', { name: ALL })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: MINE })).toBeDisabled();
  const hearts = [...document.querySelectorAll<HTMLButtonElement>('button[aria-label$="to favorites"]')];
  expect(hearts).toHaveLength(18);
  for (const { disabled, title } of hearts) expect([disabled, title]).toEqual([true, 'Sign in to save favorites']);
  await fill(box(), 'bees');
  await waitFor(() => expect(place().at).toContain('q=bees'));
  await user.click(screen.getByText('Sign in to view favorites'));
  expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration-me?q=bees&view=favorites' } });
});
