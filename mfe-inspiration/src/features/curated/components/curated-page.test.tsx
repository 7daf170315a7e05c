// @vitest-environment jsdom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { UNREACHABLE, card, expectToast, fill, titles } from '@storyloom/testing/page';
import { Site, atRest, goBack, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { promptRow, several } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { generatorOf } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { MORE_INSPIRATIONS } from '../model/more-inspirations.ts';
import { useFavorites } from '../model/use-favorites.ts';

let user: UserEvent;

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
const hasHearts = () => waitFor(() => expect(screen.getByRole('button', { name: add(TIDE) })).toBeEnabled());

describe('the curated inspirations', () => {
  it('are eighteen cards, the nine first, each with picture, title, description, content, category and tags', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me' }));
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

  it('are handed to their generators by Use This, which write at once', async () => {
    new FakeBackend().install();
    for (const { id, title, content, category } of CURATED_INSPIRATIONS) {
      ({ user } = await renderRemote(remote, { at: `/inspiration-me?q=${encodeURIComponent(title)}` }));
      await user.click(screen.getByRole('link', { name: `Use This: ${title}` }));
      const state = { prompt: content, inspirationId: id, autoFill: true };
      expect(place()).toMatchObject({ at: `/generators/${category}`, state });
    }
  });

  it('of a form that has no generator say on the card and at Use This which one they open, and open it', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me' }));
    for (const item of MORE_INSPIRATIONS) {
      const use = screen.getByRole('link', { name: `Use This: ${item.title}` });
      const described = document.getElementById(use.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe(`Opens the ${names[generatorOf(item)]} generator`);
    }
    for (const item of MORE_INSPIRATIONS.slice(0, 3)) {
      ({ user } = await renderRemote(remote, { at: `/inspiration-me?q=${encodeURIComponent(item.title)}` }));
      await user.click(screen.getByRole('link', { name: `Use This: ${item.title}` }));
      const state = { prompt: item.content, inspirationId: item.id, autoFill: true };
      expect(place()).toMatchObject({ at: `/generators/${generatorOf(item)}`, state });
    }
  });

  it('are narrowed as one types, and the search stays in the address', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me' }));
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'INES ORRELL');
    expect(found()).toEqual(['The Tide Library']);
    expect(count()).toBe('1 inspiration');
    await waitFor(() => expect(place().at).toBe('/inspiration-me?q=INES+ORRELL'));
    await user.click(screen.getByRole('link', { name: 'Use This: The Tide Library' }));
    await goBack();
    await waitFor(() => expect(found()).toEqual(['The Tide Library']));
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveValue('INES ORRELL');

    ({ user } = await renderRemote(remote, { at: '/inspiration-me?q=bees&category=fiction' }));
    expect([
      screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).value,
      screen.getByLabelText<HTMLInputElement>('Category').value,
    ]).toEqual(['bees', 'fiction']);
    expect(found()).toEqual(['What the Bees Were Told']);
  });

  it('are of five categories, none of them empty', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me' }));
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

  it('that are not found say so, and Clear Filters leads back into the search box', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?q=zebra&category=fiction' }));
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    expect(document.body).toHaveTextContent('Nothing matches this search. Try other words, or clear the filters.');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect([cards().length, screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH }).value]).toEqual([18, '']);
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
  });
});

describe('a guest', () => {
  it('has no favorites, even when the address asks for them', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites' }));
    expect(screen.getByRole('tab', { name: ALL })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: MINE })).toBeDisabled();
    const hearts = ALL_INSPIRATIONS.map(({ title }) =>
      screen.getByRole<HTMLButtonElement>('button', { name: `Add “${title}” to favorites` }),
    );
    expect(hearts.map(({ disabled, title }) => [disabled, title])).toEqual(
      hearts.map(() => [true, 'Sign in to save favorites']),
    );
  });

  it('is offered to sign in, which leads back to the favorites of the same search', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?q=bees' }));
    await user.click(screen.getByRole('link', { name: 'Sign in to view favorites' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: '/inspiration-me?q=bees&view=favorites' } });
  });
});

describe('a person’s favorites', () => {
  it('are added and removed with a word that it is done, and are that person’s on the next visit', async () => {
    const backend = new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
    await hasHearts();
    expect(screen.queryByRole('link', { name: 'Sign in to view favorites' })).not.toBeInTheDocument();
    const goOn = backend.hold('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    // Before the database has answered.
    await screen.findByRole('button', { name: remove(TIDE) });
    goOn();
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: add(BEES) }));
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: remove(BEES) }));
    await expectToast('Removed from favorites');
    expect([...backend.favorites.kept]).toEqual(['ada insp-1']);

    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
    const favorites = backend.favorites.kept;
    const others = new FakeBackend().install();
    for (const favorite of favorites) others.favorites.kept.add(favorite);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: BO }));
    await hasHearts();
  });

  it('cannot be changed while nobody knows them', async () => {
    const backend = new FakeBackend().install();
    backend.favorites.kept.add(`${ADA} insp-1`);
    const goOn = backend.hold('GET curated_favorites');
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
    expect(screen.getByRole('button', { name: add(TIDE) })).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: MINE }));
    expect(document.querySelector('[role="tabpanel"][data-state="active"]')?.textContent).toContain('Loading…');
    goOn();
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
  });

  it.each([
    ['adding', 'POST curated_favorites', [], add(TIDE)],
    ['removing', 'DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])('that fail when %s one are as they were, and it is said', async (_case, name, before, heart) => {
    const backend = new FakeBackend().install();
    for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
    await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
    backend.refuse(name, 'The database is resting.', 403);
    const goOn = backend.hold(name);
    await user.click(screen.getByRole('button', { name: heart }));
    await waitFor(() => expect(screen.queryByRole('button', { name: heart })).not.toBeInTheDocument());
    goOn();
    await expectToast('Failed to update favorite status', 'The database is resting.');
    await screen.findByRole('button', { name: heart });
    backend.recover(name);
    backend.cutOff(name);
    await user.click(screen.getByRole('button', { name: heart }));
    await expectToast('Failed to update favorite status', UNREACHABLE);
  });

  it('that another tab has added or removed already end as wished, and are said to be updated', async () => {
    const backend = new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
    await hasHearts();
    backend.favorites.kept.add(`${ADA} insp-1`);
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Favorite status updated');
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
    backend.favorites.kept.clear();
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await expectToast('Favorite status updated');
    await hasHearts();
    await atRest();
    expect([...backend.favorites.kept]).toEqual([]);
  });

  it('that were kept although the answer was lost are said to be updated at the next attempt', async () => {
    const backend = new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
    await hasHearts();
    backend.cutOff('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Failed to update favorite status', UNREACHABLE);
    backend.favorites.kept.add(`${ADA} insp-1`);
    backend.recover('POST curated_favorites');
    await user.click(screen.getByRole('button', { name: add(TIDE) }));
    await expectToast('Favorite status updated');
    expect(screen.getByRole('button', { name: remove(TIDE) })).toBeVisible();
  });

  it.each([
    ['POST curated_favorites', [], add(TIDE)],
    ['DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])(
    'that cannot be changed (%s) because the session has ended are as they were, and it is said',
    async (name, before, heart) => {
      const backend = new FakeBackend().install();
      for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
      ({ user } = await renderRemote(remote, { at: '/inspiration-me', as: ADA }));
      await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
      backend.answerWith(name, { code: 'PGRST303', message: 'JWT expired' }, 401);
      await user.click(screen.getByRole('button', { name: heart }));
      await expectToast('You must be signed in to save favorites', 'Sign in');
      await screen.findByRole('button', { name: heart });
    },
  );

  it('can be the further ones, too', async () => {
    const backend = new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?category=poetry', as: ADA }));
    await waitFor(() => expect(screen.getByRole('button', { name: add('The Rhyme Collector') })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: add('The Rhyme Collector') }));
    await expectToast('Added to your favorites!');
    expect([...backend.favorites.kept]).toEqual(['ada insp-15']);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(titles(MINE)).toEqual(['The Rhyme Collector']));
  });

  it.each(['The database is resting.', 'Check your connection'])(
    'that do not come say why (%s), until Retry brings them',
    async (reason) => {
      const backend = new FakeBackend().install();
      backend.favorites.kept.add(`${ADA} insp-1`);
      if (reason === 'The database is resting.') backend.refuse('GET curated_favorites', reason, 403);
      else backend.cutOff('GET curated_favorites');
      ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load favorite inspirations');
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      backend.recover('GET curated_favorites');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
      await waitFor(() => expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus());
    },
  );

  it('are searched like the others, and give the focus on when one of them leaves', async () => {
    const backend = new FakeBackend().install();
    for (const id of ['insp-1', 'insp-5']) backend.favorites.kept.add(`${ADA} ${id}`);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'zebra');
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await user.click(screen.getByRole('tab', { name: MINE }));
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await waitFor(() => expect(titles(MINE)).toEqual([BEES]));
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Removed from favorites');
    await atRest();
    expect([...backend.favorites.kept]).toEqual(['ada insp-5']);
  });

  it('are the liked prompts of the community, too: one heart keeps them, wherever it is pressed', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' }), promptRow(2, { title: 'The Map' }), promptRow(3)];
    backend.favorites.kept.add(`${ADA} insp-1`);
    ({ user } = await renderRemote(remote, { at: '/inspiration', as: ADA }));
    await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp', 'The Map', 'Prompt 3']));
    for (const title of ['The Lamp', 'The Map']) {
      await user.click(
        within(card(title, 'Prompts')).getByRole('button', {
          name: `Like: ${title}`,
        }),
      );
      await expectToast('Added to your favorites!');
    }
    await user.click(screen.getByRole('link', { name: 'My Favorites' }));
    await waitFor(() => expect(place().at).toBe('/inspiration-me?view=favorites'));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    expect(titles(MINE)).toEqual([TIDE, 'The Map', 'The Lamp']);
    expect([
      screen.getByRole('heading', { name: LIKED }).tagName,
      screen.getByRole('heading', { name: 'The Map' }).tagName,
    ]).toEqual(['H2', 'H3']);

    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'lamp');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await fill(screen.getByRole('searchbox', { name: SEARCH }), '');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    await fill(screen.getByLabelText('Category'), 'poetry');
    await waitFor(() => expect(screen.queryByRole('region', { name: LIKED })).not.toBeInTheDocument());
    await fill(screen.getByLabelText('Category'), 'fiction');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));

    await user.click(
      within(card('The Map', LIKED)).getByRole('button', {
        name: 'Liked: The Map',
      }),
    );
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await expectToast('Removed from favorites');
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: remove(TIDE) }));
    await expectToast('Removed from favorites');
    expect([titles(MINE), screen.queryByRole('heading', { name: 'No favorites yet' }) !== null]).toEqual([
      ['The Lamp'],
      false,
    ]);
    await user.click(
      within(card('The Lamp', LIKED)).getByRole('button', {
        name: 'Liked: The Lamp',
      }),
    );
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect([...backend.community.likes.inspiration]).toEqual([]);
  });

  it('have a page of their own name, and say when a search finds none of them', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' })];
    backend.community.likes.inspiration.add(`${ADA} ${backend.community.prompts[0]!.id}`);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual([MINE, 'My Favorites · Storyloom']);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'zebra');
    await screen.findByRole('heading', { name: 'No inspirations found' });
    expect(count()).toBe('0 inspirations');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    expect([screen.queryByRole('heading', { name: 'No inspirations found' }) !== null, document.activeElement]).toEqual(
      [false, screen.getByRole('searchbox', { name: SEARCH })],
    );
    await user.click(screen.getByRole('tab', { name: ALL }));
    expect(document.querySelector('h1')?.textContent).toBe('Curated inspirations');
  });

  it('of the community come ten at a time, and say when they do not come', async () => {
    const backend = new FakeBackend().install();
    backend.community.prompts = several(12, promptRow);
    for (const { id } of backend.community.prompts) backend.community.likes.inspiration.add(`${ADA} ${id}`);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Load More Favorites' }));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(12));
    expect(document.activeElement?.textContent).toBe('Prompt 2');
    backend.refuse('liked_inspirations', 'The database is resting.', 403);
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load favorite inspirations'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    backend.recover('liked_inspirations');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
  });

  it('that are none yet say so, show four of the nine to start with, and lead to all', async () => {
    new FakeBackend().install();
    ({ user } = await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA }));
    await screen.findByRole('heading', { name: 'No favorites yet' });
    const samples = titles(SAMPLES);
    expect(new Set(samples).size).toBe(4);
    const all = CURATED_INSPIRATIONS.map(({ title }) => title);
    expect(all.filter((title) => samples.includes(title))).toEqual(samples);
    await user.click(screen.getByRole('button', { name: 'Browse Inspirations' }));
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
    expect(document.querySelectorAll('article')).toHaveLength(18);
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();

    await user.click(screen.getByRole('tab', { name: MINE }));
    const [first = ''] = titles(SAMPLES);
    await user.click(screen.getByRole('button', { name: add(first) }));
    await waitFor(() => expect(titles(MINE)).toEqual([first]));
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Added to your favorites!');
    await user.click(screen.getByRole('button', { name: remove(first) }));
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect(screen.getByRole('region', { name: MINE })).toHaveFocus();
    await expectToast('Removed from favorites');
  });

  it('are kept by people who are signed in: a guest is told so, and nothing is sent', async () => {
    const backend = new FakeBackend().install();
    const { result } = renderHook(useFavorites, {
      wrapper: ({ children }) => (
        <Site>
          <MemoryRouter>{children}</MemoryRouter>
        </Site>
      ),
    });
    expect(result.current.ids).toBeUndefined();
    await act(async () => result.current.toggle('insp-1'));
    await expectToast('You must be signed in to save favorites', 'Sign in');
    expect(backend.requests).toEqual([]);
  });
});
