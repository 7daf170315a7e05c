// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, titles } from '@storyloom/testing/page';
import { Site, atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/rows';
import { useFavorites } from '../model/use-favorites.ts';
import { SEARCH, MINE, TIDE, add, hasHearts, remove } from '../testing/curated-page.ts';

describe('favorites that cannot be changed or loaded', () => {
  it.each([
    ['adding', 'POST curated_favorites', [], add(TIDE)],
    ['removing', 'DELETE curated_favorites', ['insp-1'], remove(TIDE)],
  ])(
    'A favorite goes back to what it was when %s it fails, and a message says why',
    async (_case, name, before, heart) => {
      for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
      await renderRemote(remote, { at: '/inspiration-me', as: ADA });
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
    },
  );

  it('A favorite that another tab has already added or removed ends as the user wants, and is reported as updated', async () => {
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
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

  it('A favorite that was saved although the answer was lost is reported as updated at the next attempt', async () => {
    await renderRemote(remote, { at: '/inspiration-me', as: ADA });
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
    'A favorite that cannot be changed (%s) because the session has ended goes back to what it was, and the user is asked to sign in',
    async (name, before, heart) => {
      for (const id of before) backend.favorites.kept.add(`${ADA} ${id}`);
      await renderRemote(remote, { at: '/inspiration-me', as: ADA });
      await waitFor(() => expect(screen.getByRole('button', { name: heart })).toBeEnabled());
      backend.answerWith(name, { code: 'PGRST303', message: 'JWT expired' }, 401);
      await user.click(screen.getByRole('button', { name: heart }));
      await expectToast('You must be signed in to save favorites', 'Sign in');
      await screen.findByRole('button', { name: heart });
    },
  );

  it.each(['The database is resting.', 'Check your connection'])(
    'Favorites that cannot be loaded say why (%s), and Retry loads them',
    async (reason) => {
      backend.favorites.kept.add(`${ADA} insp-1`);
      if (reason === 'The database is resting.') backend.refuse('GET curated_favorites', reason, 403);
      else backend.cutOff('GET curated_favorites');
      await renderRemote(remote, { at: '/inspiration-me?view=favorites', as: ADA });
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load favorite inspirations');
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      backend.recover('GET curated_favorites');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(titles(MINE)).toEqual([TIDE]));
      await waitFor(() => expect(screen.getByRole('searchbox', { name: SEARCH })).toHaveFocus());
    },
  );

  it('A guest who adds a favorite is told to sign in, and nothing is sent', async () => {
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
