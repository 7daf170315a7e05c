// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';

const code = vi.hoisted(() => ({ isThere: false }));
vi.mock(import('./load-following.ts'), async (original) => {
  const own = await original();
  return {
    ...own,
    loadedFollowing: () => undefined,
    loadFollowing: async () => {
      if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return own.loadFollowing();
    },
  };
});

beforeEach(() => {
  code.isThere = false;
});

it('A story whose code could not be fetched fails as without a connection, and can be asked for again', async () => {
  const generation = openGeneration();
  await generation.write({ kind: 'new', options });
  expect(generation.page().run).toMatchObject({ phase: 'failed', error: { code: 'network' } });
  expect(generation.onFailure).toHaveBeenCalledOnce();
  expect(generation.asked()).toEqual([]);
  code.isThere = true;
  await generation.write({ kind: 'new', options });
  await generation.tell('Once.');
  expect(generation.page().shown).toMatchObject({ text: 'Once.', ending: 'complete' });
});
