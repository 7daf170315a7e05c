// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { endSession, sessionQueries } from './sessions.ts';

const own = () => client.fetchQuery(sessionQueries.own('user-1'));

it('The places where a user is signed in are read with their browsers and last use, and ended by their id', async () => {
  const rows = [
    { id: 's-1', user_agent: 'Firefox', last_used_at: '2026-11-20T10:00:00+00:00', is_current: true },
    { id: 's-2', user_agent: null, last_used_at: '2026-11-19T10:00:00+00:00', is_current: false },
  ];
  const requests = fakeNetwork(({ name }) => json(name === 'own_sessions' ? rows : true));
  expect(await own()).toEqual([
    { id: 's-1', userAgent: 'Firefox', lastUsed: new Date('2026-11-20T10:00:00Z'), isCurrent: true },
    { id: 's-2', userAgent: null, lastUsed: new Date('2026-11-19T10:00:00Z'), isCurrent: false },
  ]);
  await endSession('s-2');
  expect(requests.at(-1)).toMatchObject({ name: 'end_session', body: { p_id: 's-2' } });
});

it('If there are none, this browser’s session has ended', async () => {
  fakeNetwork(() => json([]));
  const message = 'Your sign-in has expired. Please sign in again.';
  await expect(own()).rejects.toMatchObject({ code: 'unauthorized', message });
});
