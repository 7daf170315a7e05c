// @vitest-environment jsdom
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, json } from '../../testing/network.ts';
import { callService } from './call-service.ts';
import { randomPrompt } from './random-prompt.ts';

/** A service that never answers, but hears when it is given up. */
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
  it('that is not answered is given up like a connection that is gone', async () => {
    const fetchMock = unanswered();
    const failure = callService('generate-story', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS - 1);
    expect(fetchMock.mock.lastCall?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
  });

  it('that is given up by the page fails with the page’s own reason', async () => {
    unanswered();
    const controller = new AbortController();
    const call = callService('generate-story', { signal: controller.signal });
    const reason = new Error('stopped');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is answered has all the time it needs', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    await callService('guest-session', {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a random prompt', () => {
  it.each([
    [{ accessToken: 'token-1' }, ['Bearer token-1', null]],
    [{ guestToken: 'token-2' }, [null, 'token-2']],
  ])('is asked for in a genre and a language, as %j', async (caller, sent) => {
    const requests = fakeNetwork(() => json({ prompt: ' A lighthouse.\n' }));
    expect(await randomPrompt('scifi', 'french', caller)).toBe('A lighthouse.');
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/functions/v1/random-prompt' } }]);
    const { body, headers } = requests[0]!;
    expect(body).toEqual({ genre: 'scifi', language: 'french' });
    expect([headers.get('authorization'), headers.get('x-guest-token')]).toEqual(sent);
  });

  it.each([
    ['a blank one', () => json({ prompt: ' ' })],
    ['something else', () => json({ prompt: 7 })],
    ['no JSON', () => new Response('<h1>Hello</h1>')],
  ])('is none where the service answers %s', async (_case, answer) => {
    fakeNetwork(answer);
    const failure = randomPrompt('scifi', 'french', { guestToken: 'token-2' });
    await expect(failure).rejects.toMatchObject({ code: 'empty', message: 'No prompt was generated' });
  });

  it('fails with what the service says', async () => {
    fakeNetwork(() => json({ error: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 } }, 429));
    const failure = randomPrompt('scifi', 'french', { guestToken: 'token-2' });
    await expect(failure).rejects.toMatchObject({ code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 });
  });
});
