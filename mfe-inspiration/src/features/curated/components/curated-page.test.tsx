// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RouteObject, MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import './curated-page.tsx';
import { CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';

/** The page is fetched lazily, which may take a while on a busy machine. */
const PATIENT = { timeout: 10_000 };

const elsewhere: RouteObject = { path: '*', element: <p>elsewhere</p> };

function Site() {
  const { pathname, search, state } = useLocation();
  const page = useRoutes([...remote.routes, elsewhere]);
  return (
    <>
      {page}
      <pre data-testid="location">{JSON.stringify({ pathname, search, state })}</pre>
    </>
  );
}

const location = () => JSON.parse(screen.getByTestId('location').textContent ?? '');

async function open(address = '/inspiration-me') {
  render(
    <SessionProvider>
      <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
        <Site />
      </MemoryRouter>
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Curated inspirations' }, PATIENT);
  return userEvent.setup();
}

const cards = () => screen.queryAllByRole('article');
const search = () => screen.getByRole('searchbox', { name: 'Search inspirations' });

afterEach(cleanup);

describe('the curated inspirations page', () => {
  it('has a title and a description of its own', async () => {
    await open();
    expect(document.title).toBe('Curated inspirations · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/Nine story prompts/);
  });

  it('answers /inspiration too, by a redirect', async () => {
    await open('/inspiration');
    expect(location().pathname).toBe('/inspiration-me');
  });

  it('shows nine cards, each with picture, title, description, content, category and tags', async () => {
    await open();
    expect(cards()).toHaveLength(9);
    for (const { title, description, content, category, tags } of CURATED_INSPIRATIONS) {
      const card = within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
      const names = { fantasy: 'Fantasy', scifi: 'Sci-Fi', romance: 'Romance' };
      for (const words of [description, content, names[category], ...tags]) expect(card.getByText(words)).toBeTruthy();
    }
    for (const card of cards()) {
      expect(card.querySelector('svg[aria-hidden="true"] path')).toBeTruthy();
      expect(within(card).queryByRole('img')).toBeNull();
    }
  });

  it.each(CURATED_INSPIRATIONS)('hands $id to its generator by Use This', async ({ id, title, content, category }) => {
    const user = await open();
    await user.click(screen.getByRole('link', { name: `Use This: ${title}` }));
    expect(location().pathname).toBe(`/generators/${category}`);
    expect(location().state).toEqual({ prompt: content, inspirationId: id, autoFill: true });
  });

  it('narrows the list as one types, and says how many are left', async () => {
    const user = await open();
    await user.type(search(), 'INES');
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'The Tide Library' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 inspiration');
  });

  it('keeps the search in the address, so that it is there on the way back', async () => {
    const user = await open();
    await user.type(search(), 'bees');
    await waitFor(() => expect(location().search).toBe('?q=bees'));
    cleanup();
    await open('/inspiration-me?q=bees&category=fiction');
    expect((search() as HTMLInputElement).value).toBe('bees');
    expect((screen.getByRole('combobox', { name: 'Category' }) as HTMLSelectElement).value).toBe('fiction');
    expect(cards()).toHaveLength(1);
  });

  it('offers the five categories', async () => {
    await open();
    const options = within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      'all',
      'fiction',
      'nonfiction',
      'poetry',
      'screenplay',
    ]);
  });

  it('shows the nine under fiction, and says so when there are none', async () => {
    const user = await open();
    const category = screen.getByRole('combobox', { name: 'Category' });
    await user.selectOptions(category, 'fiction');
    expect(cards()).toHaveLength(9);
    await user.selectOptions(category, 'poetry');
    expect(cards()).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'No inspirations found' })).toBeTruthy();
    expect(screen.getByText(/All nine are fiction/)).toBeTruthy();
  });

  it('clears search and category from the empty state, and goes on in the search box', async () => {
    const user = await open();
    await user.type(search(), 'zebra');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'poetry');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(cards()).toHaveLength(9);
    expect((search() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(search());
  });
});

describe('for a guest', () => {
  it('the favorites tab is disabled, even when the address asks for it', async () => {
    await open('/inspiration-me?view=favorites');
    expect(screen.getByRole('tab', { name: 'All Inspirations' }).getAttribute('aria-selected')).toBe('true');
    expect((screen.getByRole('tab', { name: 'My Favorites' }) as HTMLButtonElement).disabled).toBe(true);
    expect(cards()).toHaveLength(9);
  });

  it('signing in is offered, and leads back to the favorites', async () => {
    const user = await open('/inspiration-me?q=bees');
    await user.click(screen.getByRole('link', { name: 'Sign in to view favorites' }));
    expect(location().pathname).toBe('/auth');
    expect(location().state).toEqual({ returnTo: '/inspiration-me?q=bees&view=favorites' });
  });

  it('every heart is disabled and says why', async () => {
    await open();
    const hearts = screen.getAllByRole('button', { name: /^Add “.+” to favorites$/ });
    expect(hearts).toHaveLength(9);
    for (const heart of hearts) {
      expect((heart as HTMLButtonElement).disabled).toBe(true);
      expect(heart.title).toBe('Sign in to save favorites');
    }
  });
});
