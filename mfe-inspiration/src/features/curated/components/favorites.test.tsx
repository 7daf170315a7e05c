// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, place, renderRemote, Site } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, promptRow, several } from '@storyloom/testing/rows';
import { CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { useFavorites } from '../model/use-favorites.ts';
import { ALL, SEARCH, LIKED, MINE, TIDE, add, hasHearts, remove } from '../testing/curated-page.ts';

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
    await user.click(screen.getByRole('tab', { name: ALL }));
    expect(document.querySelector('h1')?.textContent).toBe('Curated inspirations');
    await user.click(screen.getByRole('tab', { name: MINE }));
    await waitFor(() => expect(titles(MINE)).toEqual([TIDE, BEES]));
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
    await fill(screen.getByRole('searchbox', { name: SEARCH }), '');
    await fill(screen.getByLabelText('Category'), 'poetry');
    await waitFor(() => expect(screen.queryByRole('region', { name: LIKED })).not.toBeInTheDocument());
    await fill(screen.getByLabelText('Category'), 'fiction');
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
    expect(document.activeElement?.textContent).toBe('Prompt 2');
  });
});
