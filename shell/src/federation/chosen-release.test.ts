// @vitest-environment jsdom
import type { RemoteRelease } from '@storyloom/shared/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownPreview, withChosenReleases } from './chosen-release.ts';

const release = (entry: string): RemoteRelease => ({
  id: 'games',
  name: 'Games',
  contract: 1,
  entry,
  routes: [],
  nav: [],
});
const chosen = (games: RemoteRelease) => withChosenReleases({ remotes: [games] }).remotes[0]?.entry;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('gives a canary of 10 percent to browsers whose share is below 10', () => {
  expect(chosen(release('stable'))).toBe('stable');
  expect(localStorage).toHaveLength(0);
  const games = { ...release('stable'), canary: { percent: 10, release: release('canary') } };
  localStorage.setItem('storyloom-share', '9');
  expect(chosen(games)).toBe('canary');
  localStorage.setItem('storyloom-share', '10');
  expect(chosen(games)).toBe('stable');
});

it('draws the share of a browser once, so a visitor always gets the same release', () => {
  const games = { ...release('stable'), canary: { percent: 50, release: release('canary') } };
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.2);
  expect(chosen(games)).toBe('canary');
  random.mockReturnValue(0.9);
  expect(chosen(games)).toBe('canary');
});

it('ignores a canary or preview that is no release', () => {
  history.replaceState(null, '', '/?preview=board');
  const malformed = [
    { canary: { percent: 100, release: { id: 'games' } } },
    { canary: null },
    { previews: { board: { id: 'games' } } },
    { previews: null },
  ];
  for (const wrong of malformed)
    expect(chosen({ ...release('stable'), ...(wrong as object) }), JSON.stringify(wrong)).toBe('stable');
});

it('shows a preview from its address on every page of the tab, until an address ends it', () => {
  const games = { ...release('stable'), previews: { board: release('preview') } };
  const visit = (address: string) => {
    history.replaceState(null, '', address);
    return [chosen(games), shownPreview()];
  };
  expect(visit('/')).toEqual(['stable', undefined]);
  expect(visit('/games?preview=board')).toEqual(['preview', 'board']);
  expect(visit('/')).toEqual(['preview', 'board']);
  expect(visit('/?preview=')).toEqual(['stable', undefined]);
  expect(visit('/?preview=other')).toEqual(['stable', undefined]);
});
