import type { NavigationItem, RemoteRelease } from '@storyloom/shared/contract';
import { describe, expect, it } from 'vitest';
import { navigationOf, visibleItems } from './navigation.ts';

const item = (label: string, order: number, when?: 'signed-in'): NavigationItem => ({
  label,
  to: `/${label}`,
  order,
  ...(when && { when }),
});
const release = (id: string, ...nav: NavigationItem[]): RemoteRelease => ({
  id,
  name: id,
  contract: 1,
  entry: '/x',
  routes: [],
  nav,
});

describe('the navigation', () => {
  const releases = {
    remotes: [release('a', item('late', 40), item('early', 5)), release('b'), release('c', item('middle', 20))],
  };

  it('The navigation has the items of all remotes in one order', () => {
    expect(navigationOf(releases).map(({ label }) => label)).toEqual(['early', 'middle', 'late']);
  });

  it('Building the navigation does not change the releases', () => {
    navigationOf(releases);
    expect(releases.remotes[0]?.nav.map(({ label }) => label)).toEqual(['late', 'early']);
  });

  it('A signed-in user sees all navigation items, and a guest only the public ones', () => {
    const items = [item('home', 1), item('dashboard', 2, 'signed-in')];
    expect(visibleItems(items, true)).toEqual(items);
    expect(visibleItems(items, false).map(({ label }) => label)).toEqual(['home']);
  });
});
