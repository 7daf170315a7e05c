// @vitest-environment jsdom
import type { RemoteRelease } from '@storyloom/shared/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the release of a module that a browser gets', () => {
  it('A canary of 10 percent is given to browsers whose share is below 10', () => {
    const games = { ...release('stable'), canary: { percent: 10, release: release('canary') } };
    localStorage.setItem('storyloom-share', '9');
    expect(chosen(games)).toBe('canary');
    localStorage.setItem('storyloom-share', '10');
    expect(chosen(games)).toBe('stable');
  });

  it('The share of a browser is drawn once and stays, so that a visitor gets the same release every time', () => {
    const games = { ...release('stable'), canary: { percent: 50, release: release('canary') } };
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.2);
    expect(chosen(games)).toBe('canary');
    random.mockReturnValue(0.9);
    expect(chosen(games)).toBe('canary');
    random.mockRestore();
  });

  it.each([
    ['a canary', { canary: { percent: 100, release: { id: 'games' } } }],
    ['a canary of nothing', { canary: null }],
    ['a preview', { previews: { board: { id: 'games' } } }],
    ['previews of nothing', { previews: null }],
  ])('Where the map has %s of a wrong form, the browser gets the release for all visitors', (_case, wrong) => {
    history.replaceState(null, '', '/?preview=board');
    expect(chosen({ ...release('stable'), ...(wrong as object) })).toBe('stable');
  });

  it('Without a canary nothing is stored', () => {
    expect(chosen(release('stable'))).toBe('stable');
    expect(localStorage).toHaveLength(0);
  });

  it('A preview is shown by its address, then on every page of the tab, until the address ends it', () => {
    const games = { ...release('stable'), previews: { board: release('preview') } };
    expect(chosen(games)).toBe('stable');
    history.replaceState(null, '', '/games?preview=board');
    expect(chosen(games)).toBe('preview');
    expect(shownPreview()).toBe('board');
    history.replaceState(null, '', '/');
    expect(chosen(games)).toBe('preview');
    history.replaceState(null, '', '/?preview=');
    expect(chosen(games)).toBe('stable');
    expect(shownPreview()).toBeUndefined();
  });

  it('A preview that no module has shows what every visitor sees, and is not named', () => {
    history.replaceState(null, '', '/?preview=other');
    expect(chosen({ ...release('stable'), previews: { board: release('preview') } })).toBe('stable');
    expect(shownPreview()).toBeUndefined();
  });
});
