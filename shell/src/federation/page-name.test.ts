import type { RemoteRelease } from '@storyloom/shared/contract';
import { expect, it } from 'vitest';
import { DESCRIPTORS } from '../testing/remote-descriptors.ts';
import { releaseFor } from './releases.ts';
import { pageName } from './page-name.ts';

const remotes = Object.values(DESCRIPTORS).map((descriptor) => ({ ...descriptor, entry: '/x' }) as RemoteRelease);

it.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/blog/', 'Blog'],
  ['/blog/world-building', 'World Building'],
  ['/blog/plot-development', 'Blog'],
  ['/generators', 'Generators'],
  ['/generators/scifi', 'Generators'],
  ['/inspiration', 'Inspiration'],
  ['/inspiration-me', 'Curated Inspirations'],
  ['/community', 'Community'],
  ['/community/7', 'Shared Story'],
  ['/s/7', 'Shared Story'],
  ['/story/7', 'Story'],
  ['/dashboard', 'My Stories'],
])('The page at %s is called %s', (path, name) => {
  const release = releaseFor({ remotes }, path)!;
  expect(pageName(release, path)).toBe(name);
});

it('A page without a name is called after its remote', () => {
  const release = { id: 'x', name: 'Extras', contract: 1, entry: '/x', routes: ['/x'], nav: [] };
  expect(pageName(release, '/x')).toBe('Extras');
});
