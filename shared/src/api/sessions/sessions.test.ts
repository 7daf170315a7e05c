// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { sessionQueries } from './sessions.ts';

const own = () => client.fetchQuery(sessionQueries.own('user-1'));

it('Sessions are read with browser and last use; none means that this one has ended', async () => {
  const rows = [
    { id: 's-1', user_agent: 'Firefox', last_used_at: '2026-11-20T10:00:00+00:00', is_current: true },
    { id: 's-2', user_agent: null, last_used_at: '2026-11-19T10:00:00+00:00', is_current: false },
  ];
  fakeNetwork(() => json(rows));
  expect(await own()).toEqual([
    { id: 's-1', userAgent: 'Firefox', lastUsed: new Date('2026-11-20T10:00:00Z'), isCurrent: true },
    { id: 's-2', userAgent: null, lastUsed: new Date('2026-11-19T10:00:00Z'), isCurrent: false },
  ]);
  fakeNetwork(() => json([]));
  const message = 'Your sign-in has expired. Please sign in again.';
  await expect(own()).rejects.toMatchObject({ code: 'unauthorized', message });
});
