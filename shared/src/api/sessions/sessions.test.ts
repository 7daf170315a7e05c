// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { endSession, sessionQueries } from './sessions.ts';

const own = () => client.fetchQuery(sessionQueries.own('user-1'));

describe('the devices of an account', () => {
  it('Sessions are those that the database names, with their browsers and last use', async () => {
    fakeNetwork(() =>
      json([
        { id: 's-1', user_agent: 'Firefox', last_used_at: '2026-11-20T10:00:00+00:00', is_current: true },
        { id: 's-2', user_agent: null, last_used_at: '2026-11-19T10:00:00+00:00', is_current: false },
      ]),
    );
    expect(await own()).toEqual([
      { id: 's-1', userAgent: 'Firefox', lastUsed: new Date('2026-11-20T10:00:00Z'), isCurrent: true },
      { id: 's-2', userAgent: null, lastUsed: new Date('2026-11-19T10:00:00Z'), isCurrent: false },
    ]);
  });

  it('If there are none, this browser’s session has ended', async () => {
    fakeNetwork(() => json([]));
    await expect(own()).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Your sign-in has expired. Please sign in again.',
    });
  });

  it('One of them is signed out by its id', async () => {
    const requests = fakeNetwork(() => json(true));
    await endSession('s-2');
    expect(requests).toMatchObject([{ name: 'end_session', body: { p_id: 's-2' } }]);
  });
});
