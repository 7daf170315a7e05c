// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertPanel,
  button,
  card,
  field,
  fill,
  has,
  heading,
  isAt,
  isAtRest,
  isTold,
  link,
  open,
  press,
  section,
  shows,
  Site,
  tab,
  tidyUp,
  titles,
  visit,
  where,
  UNREACHABLE,
} from '../../../testing/render-inspiration.tsx';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { generatorOf } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { MORE_INSPIRATIONS } from '../model/more-inspirations.ts';
import { useFavorites } from '../model/use-favorites.ts';

afterEach(tidyUp);

const ALL = 'All Inspirations';
const SEARCH = 'Search inspirations';
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
const count = () => document.querySelector('[role="tabpanel"] [role="status"]')?.textContent;
const LIKED = 'Community prompts you like';
const MINE = 'My Favorites';
const SAMPLES = 'Four to start with';
const TIDE = 'The Tide Library';
const BEES = 'What the Bees Were Told';
const add = (title: string) => `Add “${title}” to favorites`;
const remove = (title: string) => `Remove “${title}” from favorites`;
const hasHearts = () => waitFor(() => expect(button(add(TIDE)).disabled).toBe(false));

describe('the curated inspirations', () => {
  it('are eighteen cards, the nine first, each with picture, title, description, content, category and tags', async () => {
    await visit();
    await open('/inspiration-me');
    expect(document.title).toBe('Curated inspirations · Storyloom');
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toMatch(/Eighteen story prompts/);
    expect(heading('Curated inspirations').tagName).toBe('H1');
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
    await press(link('See community prompts'));
    await isAt('/inspiration');
  });

  it('are handed to their generators by Use This, which write at once', async () => {
    await visit();
    for (const { id, title, content, category } of CURATED_INSPIRATIONS) {
      await open(`/inspiration-me?q=${encodeURIComponent(title)}`);
      await press(link(`Use This: ${title}`));
      const state = { prompt: content, inspirationId: id, autoFill: true };
      expect(where()).toEqual({ at: `/generators/${category}`, state });
    }
  });

  it('of a form that has no generator say on the card and at Use This which one they open, and open it', async () => {
    await visit();
    await open('/inspiration-me');
    for (const item of MORE_INSPIRATIONS) {
      const use = link(`Use This: ${item.title}`);
      const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(`Opens the ${names[generatorOf(item)]} generator`);
    }
    for (const item of MORE_INSPIRATIONS.slice(0, 3)) {
      await open(`/inspiration-me?q=${encodeURIComponent(item.title)}`);
      await press(link(`Use This: ${item.title}`));
      const state = { prompt: item.content, inspirationId: item.id, autoFill: true };
      expect(where()).toEqual({ at: `/generators/${generatorOf(item)}`, state });
    }
  });

  it('are narrowed as one types, and the search stays in the address', async () => {
    await visit();
    await open('/inspiration-me');
    await fill(SEARCH, 'INES ORRELL');
    expect(found()).toEqual(['The Tide Library']);
    expect(count()).toBe('1 inspiration');
    await isAt('/inspiration-me?q=INES+ORRELL');
    await press(link('Use This: The Tide Library'));
    await press(button('Go back'));
    await waitFor(() => expect(found()).toEqual(['The Tide Library']));
    expect(field(SEARCH).value).toBe('INES ORRELL');

    await open('/inspiration-me?q=bees&category=fiction');
    expect([field(SEARCH).value, field('Category').value]).toEqual(['bees', 'fiction']);
    expect(found()).toEqual(['What the Bees Were Told']);
  });

  it('are of five categories, none of them empty', async () => {
    await visit();
    await open('/inspiration-me');
    expect([...field('Category').options].map(({ value, textContent }) => [value, textContent])).toEqual([
      ['all', 'All categories'],
      ['fiction', 'Fiction'],
      ['nonfiction', 'Nonfiction'],
      ['poetry', 'Poetry'],
      ['screenplay', 'Screenplay'],
    ]);
    await fill('Category', 'fiction');
    expect(cards()).toHaveLength(9);
    for (const category of ['nonfiction', 'poetry', 'screenplay'] as const) {
      await fill('Category', category);
      expect(where().at).toBe(`/inspiration-me?category=${category}`);
      expect([cards().length, count()]).toEqual([3, '3 inspirations']);
      for (const one of cards()) expect(one.textContent).toContain(names[category]);
    }
  });

  it('that are not found say so, and Clear Filters leads back into the search box', async () => {
    await visit();
    await open('/inspiration-me?q=zebra&category=fiction');
    expect(has('No inspirations found')).toBe(true);
    expect(document.body.textContent).toContain('Nothing matches this search. Try other words, or clear the filters.');
    await press(button('Clear Filters'));
    expect([cards().length, field(SEARCH).value]).toEqual([18, '']);
    expect(document.activeElement).toBe(field(SEARCH));
    await isAt('/inspiration-me');
  });
});

describe('a guest', () => {
  it('has no favorites, even when the address asks for them', async () => {
    await visit();
    await open('/inspiration-me?view=favorites');
    expect(tab(ALL).getAttribute('aria-selected')).toBe('true');
    expect(tab(MINE).disabled).toBe(true);
    const hearts = ALL_INSPIRATIONS.map(({ title }) => button(`Add “${title}” to favorites`));
    expect(hearts.map(({ disabled, title }) => [disabled, title])).toEqual(
      hearts.map(() => [true, 'Sign in to save favorites']),
    );
  });

  it('is offered to sign in, which leads back to the favorites of the same search', async () => {
    await visit();
    await open('/inspiration-me?q=bees');
    await press(link('Sign in to view favorites'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/inspiration-me?q=bees&view=favorites' } });
  });
});

describe('a person’s favorites', () => {
  it('are added and removed with a word that it is done, and are that person’s on the next visit', async () => {
    const backend = await visit(ADA);
    await open('/inspiration-me');
    await hasHearts();
    expect(has('Sign in to view favorites')).toBe(false);
    const goOn = backend.hold('POST curated_favorites');
    await press(button(add(TIDE)));
    // Before the database has answered.
    await waitFor(() => expect(has(remove(TIDE))).toBe(true));
    goOn();
    await isTold('Added to your favorites!');
    await press(button(add(BEES)));
    await isTold('Added to your favorites!');
    await press(button(remove(BEES)));
    await isTold('Removed from favorites');
    expect([...backend.favorites.kept]).toEqual(['ada insp-1']);

    await open('/inspiration-me?view=favorites');
    await shows(MINE, [TIDE]);
    const favorites = backend.favorites.kept;
    const others = await visit(BO);
    for (const favorite of favorites) others.favorites.kept.add(favorite);
    await open('/inspiration-me');
    await hasHearts();
  });

  it('cannot be changed while nobody knows them', async () => {
    const backend = await visit(ADA);
    backend.favorites.kept.add(`${ADA} insp-1`);
    const goOn = backend.hold('GET curated_favorites');
    await open('/inspiration-me');
    expect(button(add(TIDE)).disabled).toBe(true);
    await press(tab(MINE));
    expect(document.querySelector('[role="tabpanel"][data-state="active"]')?.textContent).toContain('Loading…');
    goOn();
    await shows(MINE, [TIDE]);
    expect(has(remove(TIDE))).toBe(true);
  });

  it.each([
    ['adding', 'POST curated_favorites', [], add(TIDE)],
    ['removing', 'DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])('that fail when %s one are as they were, and it is said', async (_case, name, before, heart) => {
    const backend = await visit(ADA);
    for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
    await open('/inspiration-me');
    await waitFor(() => expect(button(heart).disabled).toBe(false));
    backend.refuse(name, 'The database is resting.', 403);
    const goOn = backend.hold(name);
    await press(button(heart));
    await waitFor(() => expect(has(heart)).toBe(false));
    goOn();
    await isTold('Failed to update favorite status', 'The database is resting.');
    await waitFor(() => expect(has(heart)).toBe(true));
    backend.recover(name);
    backend.cutOff(name);
    await press(button(heart));
    await isTold('Failed to update favorite status', UNREACHABLE);
  });

  it('that another tab has added or removed already end as wished, and are said to be updated', async () => {
    const backend = await visit(ADA);
    await open('/inspiration-me');
    await hasHearts();
    backend.favorites.kept.add(`${ADA} insp-1`);
    await press(button(add(TIDE)));
    await isTold('Favorite status updated');
    expect(has(remove(TIDE))).toBe(true);
    backend.favorites.kept.clear();
    await press(button(remove(TIDE)));
    await isTold('Favorite status updated');
    await hasHearts();
    await isAtRest();
    expect([...backend.favorites.kept]).toEqual([]);
  });

  it('that were kept although the answer was lost are said to be updated at the next attempt', async () => {
    const backend = await visit(ADA);
    await open('/inspiration-me');
    await hasHearts();
    backend.cutOff('POST curated_favorites');
    await press(button(add(TIDE)));
    await isTold('Failed to update favorite status', UNREACHABLE);
    backend.favorites.kept.add(`${ADA} insp-1`);
    backend.recover('POST curated_favorites');
    await press(button(add(TIDE)));
    await isTold('Favorite status updated');
    expect(has(remove(TIDE))).toBe(true);
  });

  it.each([
    ['POST curated_favorites', [], add(TIDE)],
    ['DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])(
    'that cannot be changed (%s) because the session has ended are as they were, and it is said',
    async (name, before, heart) => {
      const backend = await visit(ADA);
      for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
      await open('/inspiration-me');
      await waitFor(() => expect(button(heart).disabled).toBe(false));
      backend.answerWith(name, { code: 'PGRST303', message: 'JWT expired' }, 401);
      await press(button(heart));
      await isTold('You must be signed in to save favorites', 'Sign in');
      await waitFor(() => expect(has(heart)).toBe(true));
    },
  );

  it('can be the further ones, too', async () => {
    const backend = await visit(ADA);
    await open('/inspiration-me?category=poetry');
    await waitFor(() => expect(button(add('The Rhyme Collector')).disabled).toBe(false));
    await press(button(add('The Rhyme Collector')));
    await isTold('Added to your favorites!');
    expect([...backend.favorites.kept]).toEqual(['ada insp-15']);
    await open('/inspiration-me?view=favorites');
    await shows(MINE, ['The Rhyme Collector']);
  });

  it.each(['The database is resting.', 'Check your connection'])(
    'that do not come say why (%s), until Retry brings them',
    async (reason) => {
      const backend = await visit(ADA);
      backend.favorites.kept.add(`${ADA} insp-1`);
      if (reason === 'The database is resting.') backend.refuse('GET curated_favorites', reason, 403);
      else backend.cutOff('GET curated_favorites');
      await open('/inspiration-me?view=favorites');
      await waitFor(() => expect(alertPanel()).toBeTruthy());
      expect(alertPanel()?.textContent).toContain('Failed to load favorite inspirations');
      expect(alertPanel()?.textContent).toContain(reason);
      backend.recover('GET curated_favorites');
      await press(button('Retry'));
      await shows(MINE, [TIDE]);
      await waitFor(() => expect(document.activeElement).toBe(field(SEARCH)));
    },
  );

  it('are searched like the others, and give the focus on when one of them leaves', async () => {
    const backend = await visit(ADA);
    for (const id of ['insp-1', 'insp-5']) backend.favorites.kept.add(`${ADA} ${id}`);
    await open('/inspiration-me?view=favorites');
    await shows(MINE, [TIDE, BEES]);
    await fill(SEARCH, 'zebra');
    expect(has('No inspirations found')).toBe(true);
    await press(button('Clear Filters'));
    await press(tab(MINE));
    await shows(MINE, [TIDE, BEES]);
    await press(button(remove(TIDE)));
    await shows(MINE, [BEES]);
    expect(document.activeElement).toBe(section(MINE));
    await isTold('Removed from favorites');
    await isAtRest();
    expect([...backend.favorites.kept]).toEqual(['ada insp-5']);
  });

  it('are the liked prompts of the community, too: one heart keeps them, wherever it is pressed', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' }), promptRow(2, { title: 'The Map' }), promptRow(3)];
    backend.favorites.kept.add(`${ADA} insp-1`);
    await open('/inspiration');
    await shows('Prompts', ['The Lamp', 'The Map', 'Prompt 3']);
    for (const title of ['The Lamp', 'The Map']) {
      await press(button(`Like: ${title}`, card(title, 'Prompts')));
      await isTold('Added to your favorites!');
    }
    await press(link('My Favorites'));
    await isAt('/inspiration-me?view=favorites');
    await shows(LIKED, ['The Map', 'The Lamp']);
    expect(titles(MINE)).toEqual([TIDE, 'The Map', 'The Lamp']);
    expect([heading(LIKED).tagName, heading('The Map').tagName]).toEqual(['H2', 'H3']);

    await fill(SEARCH, 'lamp');
    await shows(LIKED, ['The Lamp']);
    await fill(SEARCH, '');
    await shows(LIKED, ['The Map', 'The Lamp']);
    await fill('Category', 'poetry');
    await waitFor(() => expect(section(LIKED)).toBeNull());
    await fill('Category', 'fiction');
    await shows(LIKED, ['The Map', 'The Lamp']);

    await press(button('Liked: The Map', card('The Map', LIKED)));
    await shows(LIKED, ['The Lamp']);
    await isTold('Removed from favorites');
    expect(document.activeElement).toBe(section(MINE));
    await press(button(remove(TIDE)));
    await isTold('Removed from favorites');
    expect([titles(MINE), has('No favorites yet')]).toEqual([['The Lamp'], false]);
    await press(button('Liked: The Lamp', card('The Lamp', LIKED)));
    await waitFor(() => expect(has('No favorites yet')).toBe(true));
    expect([...backend.community.likes.inspiration]).toEqual([]);
  });

  it('have a page of their own name, and say when a search finds none of them', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' })];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    await open('/inspiration-me?view=favorites');
    await shows(LIKED, ['The Lamp']);
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual([MINE, 'My Favorites · Storyloom']);
    await fill(SEARCH, 'zebra');
    await waitFor(() => expect(has('No inspirations found')).toBe(true));
    expect(count()).toBe('0 inspirations');
    await press(button('Clear Filters'));
    await shows(LIKED, ['The Lamp']);
    expect([has('No inspirations found'), document.activeElement]).toEqual([false, field(SEARCH)]);
    await press(tab(ALL));
    expect(document.querySelector('h1')?.textContent).toBe('Curated inspirations');
  });

  it('of the community come ten at a time, and say when they do not come', async () => {
    const backend = await visit(ADA);
    backend.community.prompts = several(12, promptRow);
    for (const { id } of backend.community.prompts) backend.community.likes.inspiration.add(`${ADA} ${id}`);
    await open('/inspiration-me?view=favorites');
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
    await press(button('Load More Favorites'));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(12));
    expect(document.activeElement?.textContent).toBe('Prompt 2');
    backend.refuse('liked_inspirations', 'The database is resting.', 403);
    await open('/inspiration-me?view=favorites');
    await waitFor(() => expect(alertPanel()?.textContent).toContain('Failed to load favorite inspirations'));
    expect(alertPanel()?.textContent).toContain('The database is resting.');
    backend.recover('liked_inspirations');
    await press(button('Retry'));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
  });

  it('that are none yet say so, show four of the nine to start with, and lead to all', async () => {
    await visit(ADA);
    await open('/inspiration-me?view=favorites');
    await waitFor(() => expect(has('No favorites yet')).toBe(true));
    const samples = titles(SAMPLES);
    expect(new Set(samples).size).toBe(4);
    const all = CURATED_INSPIRATIONS.map(({ title }) => title);
    expect(all.filter((title) => samples.includes(title))).toEqual(samples);
    await press(button('Browse Inspirations'));
    await isAt('/inspiration-me');
    expect(document.querySelectorAll('article')).toHaveLength(18);
    expect(document.activeElement).toBe(field(SEARCH));

    await press(tab(MINE));
    const [first = ''] = titles(SAMPLES);
    await press(button(add(first)));
    await shows(MINE, [first]);
    expect(document.activeElement).toBe(section(MINE));
    await isTold('Added to your favorites!');
    await press(button(remove(first)));
    await waitFor(() => expect(has('No favorites yet')).toBe(true));
    expect(document.activeElement).toBe(section(MINE));
    await isTold('Removed from favorites');
  });

  it('are kept by people who are signed in: a guest is told so, and nothing is sent', async () => {
    const backend = await visit();
    const { result } = renderHook(useFavorites, {
      wrapper: ({ children }) => (
        <Site>
          <MemoryRouter>{children}</MemoryRouter>
        </Site>
      ),
    });
    expect(result.current.ids).toBeUndefined();
    await act(async () => result.current.toggle('insp-1'));
    await isTold('You must be signed in to save favorites', 'Sign in');
    expect(backend.requests).toEqual([]);
  });
});
