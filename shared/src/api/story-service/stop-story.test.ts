// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { callService } from './call-service.ts';
import { stopStory } from './stop-story.ts';

it('A run is stopped by its id, as its caller', async () => {
  const requests = fakeNetwork(() => new Response(null, { status: 204 }));
  await stopStory('run-1', { guestToken: 'guest-1' });
  expect(requests).toMatchObject([{ method: 'POST', name: 'stop-story', body: { runId: 'run-1' } }]);
  expect(requests[0]?.headers.get('x-guest-token')).toBe('guest-1');
});

it('A run is stopped also when the page goes away at this moment', async () => {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchMock);
  await stopStory('run-1', { guestToken: 'guest-1' });
  expect(fetchMock.mock.lastCall?.[1].keepalive).toBe(true);
});

it('A run that can’t be stopped is a failure with the service’s words', async () => {
  fakeNetwork(() => json({ error: { code: 'unauthorized', message: 'Sign in again.' } }, 401));
  await expect(stopStory('run-1', { accessToken: 'old' })).rejects.toMatchObject({ message: 'Sign in again.' });
});

it('A stream is read on after an event by its id', async () => {
  const requests = fakeNetwork(() => new Response(''));
  await callService('rejoin-story', { body: { runId: 'run-1' }, lastEventId: 0 });
  await callService('rejoin-story', { body: { runId: 'run-1' } });
  expect(requests.map(({ headers }) => headers.get('last-event-id'))).toEqual(['0', null]);
});
