// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { changeDisplayName, profileQueries } from './profile.ts';

it('A display name is read by user id, and is empty when there is no profile', async () => {
  const requests = fakeNetwork(({ url }) =>
    json(url.searchParams.get('id') === 'eq.user-1' ? [{ display_name: 'Mara' }] : []),
  );
  expect(await client.fetchQuery(profileQueries.name('user-1'))).toBe('Mara');
  expect(await client.fetchQuery(profileQueries.name('user-2'))).toBe('');
  expect(requests.map(askedOf)[0]).toEqual(['GET profiles', { select: 'display_name', id: 'eq.user-1' }]);
});

it('Changing the display name sends only the trimmed name, and returns the stored one', async () => {
  const requests = fakeNetwork(() => json([{ display_name: 'Mara L.' }]));
  expect(await changeDisplayName('user-1', ' Mara \n')).toBe('Mara L.');
  expect(requests.map(askedOf)).toEqual([
    ['PATCH profiles', { id: 'eq.user-1', select: 'display_name', display_name: 'Mara' }],
  ]);
});

it('Changing the display name of a deleted account fails', async () => {
  fakeNetwork(() => json([]));
  await expect(changeDisplayName('user-1', 'Mara')).rejects.toMatchObject({
    code: 'data',
    message: 'This account no longer exists.',
  });
});
