import type { RemoteRelease } from '@storyloom/shared/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseFor } from './releases.ts';
import { pageName } from './page-name.ts';

const remotes = ['marketing', 'generator', 'inspiration', 'dashboard'].map((id): RemoteRelease => {
  const file = join(import.meta.dirname, `../../../mfe-${id}/remote.json`);
  return { ...JSON.parse(readFileSync(file, 'utf8')), entry: '/x' };
});

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
