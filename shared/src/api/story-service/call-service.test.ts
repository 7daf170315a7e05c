// @vitest-environment jsdom
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { callService } from './call-service.ts';
import { randomPrompt } from './random-prompt.ts';

/** A service that never answers, and rejects when it is aborted. */
function unanswered() {
  const fetchMock = vi.fn((_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a call of the story service', () => {
  it('A call of the story service that gets no answer in time fails as “network”', async () => {
    const fetchMock = unanswered();
    const failure = callService('generate-story', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS - 1);
    expect(fetchMock.mock.lastCall?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
  });

  it('A call of the story service that the page aborts fails with the page’s reason', async () => {
    unanswered();
    const controller = new AbortController();
    const call = callService('generate-story', { signal: controller.signal });
    const reason = new Error('stopped');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('A call of the story service has no time limit once it is answered', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    await callService('guest-session', {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a random prompt', () => {
  it.each([
    [{ accessToken: 'token-1' }, ['Bearer token-1', null]],
    [{ guestToken: 'token-2' }, [null, 'token-2']],
  ])('A random prompt is requested for a genre and a language by the caller %j', async (caller, sent) => {
    const requests = fakeNetwork(() => json({ prompt: ' A lighthouse.\n' }));
    expect(await randomPrompt('scifi', 'french', caller)).toBe('A lighthouse.');
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/functions/v1/random-prompt' } }]);
    const { body, headers } = requests[0]!;
    expect(body).toEqual({ genre: 'scifi', language: 'french' });
    expect([headers.get('authorization'), headers.get('x-guest-token')]).toEqual(sent);
  });

  it.each([
    ['a blank prompt', () => json({ prompt: ' ' })],
    ['a prompt that is not a string', () => json({ prompt: 7 })],
    ['HTML', () => new Response('<h1>Hello</h1>')],
  ])('A random prompt fails as “empty” when the service answers with %s', async (_case, answer) => {
    fakeNetwork(answer);
    const failure = randomPrompt('scifi', 'french', { guestToken: 'token-2' });
    await expect(failure).rejects.toMatchObject({ code: 'empty', message: 'No prompt was generated' });
  });

  it('A random prompt that the service refuses fails with its message', async () => {
    fakeNetwork(() => json({ error: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 } }, 429));
    const failure = randomPrompt('scifi', 'french', { guestToken: 'token-2' });
    await expect(failure).rejects.toMatchObject({ code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 });
  });
});
