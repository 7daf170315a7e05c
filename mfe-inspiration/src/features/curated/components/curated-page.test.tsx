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

describe('the curated inspirations', () => {
  it('The page shows eighteen curated inspirations, the original nine first, each with picture, title, description, content, category and tags', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    expect(document.title).toBe('Curated inspirations · Storyloom');
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toMatch(/Eighteen story prompts/);
    expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1');
    expect(count()).toBe('18 inspirations');
    expect(found()).toEqual([...CURATED_INSPIRATIONS, ...MORE_INSPIRATIONS].map(({ title }) => title));
    for (const [index, item] of ALL_INSPIRATIONS.entries()) {
      const one = cards()[index]!;
      expect([...one.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        item.description,
        item.content,
        ...('generator' in item ? [`Opens the ${names[item.generator]} generator`] : []),
      ]);
      for (const chip of [names[item.category], ...item.tags]) expect(one.textContent).toContain(chip);
      expect(one.querySelector('svg[aria-hidden="true"] path')).toBeTruthy();
    }
    await user.click(screen.getByRole('link', { name: 'See community prompts' }));
    await waitFor(() => expect(place().at).toBe('/inspiration'));
  });

  it('Use This opens the generator of the category, which writes from the prompt at once', async () => {
    for (const { id, title, content, category } of CURATED_INSPIRATIONS) {
      await renderRemote(remote, { at: `/inspiration-me?q=${encodeURIComponent(title)}` });
      await user.click(screen.getByRole('link', { name: `Use This: ${title}` }));
      const state = { prompt: content, inspirationId: id, autoFill: true };
      expect(place()).toMatchObject({ at: `/generators/${category}`, state });
    }
  });

  it('An inspiration without a generator of its kind names on its card and at Use This the generator that it opens', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    for (const item of MORE_INSPIRATIONS) {
      const use = screen.getByRole('link', { name: `Use This: ${item.title}` });
      const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(`Opens the ${names[generatorOf(item)]} generator`);
    }
    for (const item of MORE_INSPIRATIONS.slice(0, 3)) {
      await renderRemote(remote, { at: `/inspiration-me?q=${encodeURIComponent(item.title)}` });
      await user.click(screen.getByRole('link', { name: `Use This: ${item.title}` }));
      const state = { prompt: item.content, inspirationId: item.id, autoFill: true };
      expect(place()).toMatchObject({ at: `/generators/${generatorOf(item)}`, state });
    }
  });

  it('Curated inspirations are filtered while the user types, and the search stays in the address', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'INES ORRELL');
    expect(found()).toEqual(['The Tide Library']);
    expect(count()).toBe('1 inspiration');
    await waitFor(() => expect(place().at).toBe('/inspiration-me?q=INES+ORRELL'));
    await user.click(screen.getByRole('link', { name: 'Use This: The Tide Library' }));
    await goBack();
    await waitFor(() => expect(found()).toEqual(['The Tide Library']));
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveValue('INES ORRELL');

    await renderRemote(remote, { at: '/inspiration-me?q=bees&category=fiction' });
    expect([
      screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).value,
      screen.getByLabelText<HTMLInputElement>('Category').value,
    ]).toEqual(['bees', 'fiction']);
    expect(found()).toEqual(['What the Bees Were Told']);
  });

  it('The category filter offers all, fiction, nonfiction, poetry and screenplay, none of them empty', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('Category').options].map(({ value, textContent }) => [
        value,
        textContent,
      ]),
    ).toEqual([
      ['all', 'All categories'],
      ['fiction', 'Fiction'],
      ['nonfiction', 'Nonfiction'],
      ['poetry', 'Poetry'],
      ['screenplay', 'Screenplay'],
    ]);
    await fill(screen.getByLabelText('Category'), 'fiction');
    expect(cards()).toHaveLength(9);
    for (const category of ['nonfiction', 'poetry', 'screenplay'] as const) {
      await fill(screen.getByLabelText('Category'), category);
      expect(place().at).toBe(`/inspiration-me?category=${category}`);
      expect([cards().length, count()]).toEqual([3, '3 inspirations']);
      for (const one of cards()) expect(one.textContent).toContain(names[category]);
    }
  });

  it('A search without results says so, and Clear Filters focuses the search box', async () => {
    await renderRemote(remote, { at: '/inspiration-me?q=zebra&category=fiction' });
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    expect(document.body).toHaveTextContent('Nothing matches this search. Try other words, or clear the filters.');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect([cards().length, screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).value]).toEqual([18, '']);
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
  });
});

describe('a guest', () => {
  it('A guest has no favorites, even when the address asks for them', async () => {
    await renderRemote(remote, { at: '/inspiration-me?view=favorites' });
    expect(screen.getByRole('tab', { name: ALL })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: MINE })).toBeDisabled();
    const hearts = ALL_INSPIRATIONS.map(({ title }) =>
      screen.getByRole<HTMLButtonElement>('button', { name: `Add “${title}” to favorites` }),
    );
    expect(hearts.map(({ disabled, title }) => [disabled, title])).toEqual(
      hearts.map(() => [true, 'Sign in to save favorites']),
    );
  });

  it('A guest can sign in to view favorites, which leads back to the favorites of the same search', async () => {
    await renderRemote(remote, { at: '/inspiration-me?q=bees' });
    await user.click(screen.getByRole('link', { name: 'Sign in to view favorites' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration-me?q=bees&view=favorites' } });
  });
});
