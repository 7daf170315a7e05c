// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, goBack, place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generatorOf } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { MORE_INSPIRATIONS } from '../model/more-inspirations.ts';
import { useFavorites } from '../model/use-favorites.ts';

const ALL = 'All Inspirations';
const SEARCH = 'Search inspirations';
const count = () => document.querySelector('[role="tabpanel"] [role="status"]')?.textContent;
const LIKED = 'Community prompts you like';
const MINE = 'My Favorites';
const TIDE = 'The Tide Library';
const remove = (title: string) => `Remove “${title}” from favorites`;
const add = (title: string) => `Add “${title}” to favorites`;
/** Favorites can be changed only once they are loaded. */
const hasHearts = () => waitFor(() => expect(screen.getByRole('button', { name: add(TIDE) })).toBeEnabled());

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

  it('can be cleared of a search without results', async () => {
    await renderRemote(remote, { at: '/inspiration-me' });
    const options = [...screen.getByLabelText<HTMLSelectElement>('Category').options].map(({ text }) => text);
    expect(options).toEqual(['All categories', 'Fiction', 'Nonfiction', 'Poetry', 'Screenplay']);
    await fill(screen.getByLabelText('Category'), 'poetry');
    expect([cards().length, count()]).toEqual([3, '3 inspirations']);
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

const SAMPLES = 'Four to start with';
const BEES = 'What the Bees Were Told';
const AT = '/inspiration-me?view=favorites';
const open = (at: string) => renderRemote(remote, { at, as: ADA });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const keep = (...ids: readonly string[]) => ids.forEach((id) => backend.favorites.kept.add(`${ADA} ${id}`));
const focused = () => expect(screen.getByRole('region', { name: MINE })).toHaveFocus();

describe('a favorite', () => {
  it('can be added and removed once they are loaded, and is kept for that user alone', async () => {
    const load = backend.hold('GET curated_favorites');
    await open(AT);
    expect(document.querySelector('[role="tabpanel"][data-state="active"]')).toHaveTextContent('Loading…');
    await user.click(screen.getByRole('tab', { name: ALL }));
    expect(screen.getByRole('button', { name: add(TIDE) })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Sign in to view favorites' })).not.toBeInTheDocument();
    load();
    await hasHearts();
    const goOn = backend.hold('POST curated_favorites');
    await press(add(TIDE));
    // Before the database has answered.
    await screen.findByRole('button', { name: remove(TIDE) });
    goOn();
    await expectToast('Added to your favorites!');
    await press(add('The Rhyme Collector'));
    await expectToast('Added to your favorites!');
    await press(remove(TIDE));
    await expectToast('Removed from favorites');
    expect([...backend.favorites.kept]).toEqual(['ada insp-15']);
    await open(AT);
    await waitFor(() => expect(titles(MINE)).toEqual(['The Rhyme Collector']));
    await renderRemote(remote, { at: '/inspiration-me', as: BO });
    await hasHearts();
  });

  it.each([
    ['adding', 'POST curated_favorites', [], add(TIDE)],
    ['removing', 'DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])('is as before when %s it fails or the session has ended, with the reason', async (_case, name, before, heart) => {
    keep(...before);
    await open('/inspiration-me');
    await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
    backend.refuse(name, 'The database is resting.', 403);
    const goOn = backend.hold(name);
    await press(heart);
    await waitFor(() => expect(screen.queryByRole('button', { name: heart })).not.toBeInTheDocument());
    goOn();
    await expectToast('Failed to update favorite status', 'The database is resting.');
    await screen.findByRole('button', { name: heart });
    backend.recover(name);
    backend.answerWith(name, { code: 'PGRST303', message: 'JWT expired' }, 401);
    await press(heart);
    await expectToast('You must be signed in to save favorites', 'Sign in');
    await screen.findByRole('button', { name: heart });
  });

  it('ends as the user wants when another tab or a lost answer has changed it already', async () => {
    await open('/inspiration-me');
    await hasHearts();
    backend.cutOff('POST curated_favorites');
    await press(add(TIDE));
    await expectToast('Failed to update favorite status', UNREACHABLE);
    keep('insp-1');
    backend.recover('POST curated_favorites');
    await press(add(TIDE));
    await expectToast('Favorite status updated');
    backend.favorites.kept.clear();
    await press(remove(TIDE));
    await expectToast('Favorite status updated');
    await hasHearts();
    await atRest();
    expect([...backend.favorites.kept]).toEqual([]);
  });

  it('of a guest is not sent, and they are told to sign in', async () => {
    const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
      <Site>
        <MemoryRouter>{children}</MemoryRouter>
      </Site>
    );
    const { result } = renderHook(useFavorites, { wrapper });
    expect(result.current.ids).toBeUndefined();
    await act(async () => result.current.toggle('insp-1'));
    await expectToast('You must be signed in to save favorites', 'Sign in');
    expect(backend.requests).toEqual([]);
  });
});

describe('the favorites of a user', () => {
  it('can be searched, and get the focus when one of them is removed', async () => {
    keep('insp-1', 'insp-5');
    await open(AT);
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual([MINE, 'My Favorites · Storyloom']);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'zebra');
    expect(await screen.findByRole('heading', { name: 'No inspirations found' })).toBeVisible();
    await press('Clear Filters');
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();
    await press(remove(TIDE));
    await waitFor(() => expect(titles(MINE)).toEqual([BEES]));
    focused();
  });

  it('suggest four inspirations when there are none, and lead to all', async () => {
    await open(AT);
    await screen.findByRole('heading', { name: 'No favorites yet' });
    const samples = titles(SAMPLES);
    expect(new Set(samples).size).toBe(4);
    expect(CURATED_INSPIRATIONS.map(({ title }) => title).filter((title) => samples.includes(title))).toEqual(samples);
    await press('Browse Inspirations');
    await waitFor(() => expect(place().at).toBe('/inspiration-me'));
    expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: MINE }));
    const [first = ''] = titles(SAMPLES);
    await press(add(first));
    await waitFor(() => expect(titles(MINE)).toEqual([first]));
    focused();
    await press(remove(first));
    await screen.findByRole('heading', { name: 'No favorites yet' });
    focused();
  });

  it('include liked prompts of the community, wherever they were liked or are filtered', async () => {
    backend.community.prompts = [promptRow(1, { title: 'The Lamp' }), promptRow(2, { title: 'The Map' }), promptRow(3)];
    keep('insp-1');
    await open('/inspiration');
    await waitFor(() => expect(titles('Prompts')).toEqual(['The Lamp', 'The Map', 'Prompt 3']));
    for (const title of ['The Lamp', 'The Map']) {
      await user.click(within(card(title, 'Prompts')).getByRole('button', { name: `Like: ${title}` }));
      await expectToast('Added to your favorites!');
    }
    await user.click(screen.getByText('My Favorites'));
    await waitFor(() => expect(place().at).toBe(AT));
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    expect(titles(MINE)).toEqual([TIDE, 'The Map', 'The Lamp']);
    await fill(screen.getByRole('searchbox', { name: SEARCH }), 'lamp');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await fill(screen.getByLabelText('Category'), 'poetry');
    await waitFor(() => expect(screen.queryByRole('region', { name: LIKED })).not.toBeInTheDocument());
    await press('Clear Filters');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Map', 'The Lamp']));
    await press('Liked: The Map');
    await waitFor(() => expect(titles(LIKED)).toEqual(['The Lamp']));
    await expectToast('Removed from favorites');
    focused();
    await press(remove(TIDE));
    await expectToast('Removed from favorites');
    expect(titles(MINE)).toEqual(['The Lamp']);
    expect(screen.queryByRole('heading', { name: 'No favorites yet' })).not.toBeInTheDocument();
    await press('Liked: The Lamp');
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect([...backend.community.likes.inspiration]).toEqual([]);
  });

  it('load liked prompts ten at a time', async () => {
    backend.community.prompts = several(12, promptRow);
    for (const { id } of backend.community.prompts) backend.community.likes.inspiration.add(`${ADA} ${id}`);
    await open(AT);
    await waitFor(() => expect(titles(LIKED)).toHaveLength(10));
    await press('Load More Favorites');
    await waitFor(() => expect(titles(LIKED)).toHaveLength(12));
  });
});
