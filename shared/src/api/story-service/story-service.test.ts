// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { GENRE_DEFAULTS, SHORT_CALL_PATIENCE_MS, STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { errorWords } from '@storyloom/shared/stream';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { SERVICE_FAILURES } from '@storyloom/testing/remote-failures';
import { failureWords as words } from '../failure-words.ts';
import { callService } from './call-service.ts';
import { demoQuery, guestSessionQuery } from './guest-session.ts';
import { outlineStory } from './outline-story.ts';
import { randomPrompt } from './random-prompt.ts';
import { stopStory } from './stop-story.ts';
import { strings } from './strings.ts';

const GUEST = { guestToken: 'guest-1' } as const;
const STORY = { ...GENRE_DEFAULTS.fantasy, genre: 'fantasy', prompt: 'A door', runId: 'run-1', attempt: 1 } as const;
const CHAPTERS = [{ title: 'The Door', summary: 'Mira finds it.' }];

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const ask = (query: { readonly queryFn?: unknown }) =>
  (query.queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal });

describe('callService', () => {
  it('A call names its caller and the last event that was read', async () => {
    const requests = fakeNetwork(() => new Response(''));
    await callService('rejoin-story', { body: { runId: 'run-1' }, caller: GUEST, lastEventId: 0 });
    await callService('rejoin-story', { caller: { accessToken: 'token-1' }, accept: 'text/event-stream' });
    const names = ['x-guest-token', 'authorization', 'last-event-id', 'content-type', 'accept'];
    expect(requests.map(({ method, path }) => `${method} ${path}`)[0]).toBe('POST /functions/v1/rejoin-story');
    expect(requests.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
      ['guest-1', null, '0', 'application/json', null],
      [null, 'Bearer token-1', null, null, 'text/event-stream'],
    ]);
    expect(requests[0]?.body).toEqual({ runId: 'run-1' });
  });

  it('A call that gets no answer in time fails as “network”, and has no limit once it is answered', async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new Promise(() => undefined));
    const failure = failureOf(callService('generate-story', {}));
    await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS - 1);
    expect(requests[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
    fakeNetwork(() => new Response('{}'));
    await callService('guest-session', {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('A call that the page aborts fails with the page’s reason', async () => {
    vi.useFakeTimers();
    fakeNetwork(() => new Promise(() => undefined));
    const controller = new AbortController();
    const call = callService('generate-story', { signal: controller.signal });
    const reason = new Error('stopped');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Each failure of a call has a code and a message that the user can read', async () => {
    const EXPECTED: readonly (readonly [
      code: string,
      message: string,
      failures: readonly (keyof typeof SERVICE_FAILURES)[],
      wait?: number,
    ])[] = [
      ['network', words.unreachable, ['unreachable']],
      ['unauthorized', words.expired, ['401 without a word']],
      [
        'guest_limit_reached',
        'You have used 3/3 free AI-generated stories. Sign in for unlimited stories.',
        ['403 in its words'],
      ],
      ['not_found', errorWords.not_found, ['404 with an empty list']],
      ['too_large', errorWords.too_large, ['413 without a word']],
      ['too_large', 'Your request is larger than 256 KB. Shorten it.', ['413 in its words']],
      ['rate_limited', words.tooMany(), ['429 without a word']],
      ['rate_limited', words.tooMany('in 40 seconds'), ['429 with a wait'], 40],
      ['rate_limited', 'Wait a little.', ['429 in its words'], 60],
      ['internal', words.internal('in 40 seconds'), ['503 with a wait'], 40],
      [
        'internal',
        words.internal(),
        ['500 as a page', '500 with an object for words', '500 with markup for words', '502 as a page'],
      ],
      ['provider_unavailable', errorWords.provider_unavailable, ['a known code without words']],
      ['provider_error', errorWords.provider_error, ['a known code with markup']],
      ['provider_rate_limited', errorWords.provider_rate_limited, ['a known code with {}']],
    ];
    for (const [code, message, failures, retryAfter] of EXPECTED)
      for (const name of failures) {
        fakeNetwork(SERVICE_FAILURES[name]);
        const failure = await failureOf(callService('generate-story', { body: {} }));
        expect(failure, name).toMatchObject({ name: 'AppError', code, message, retryAfter });
      }
  });
});

describe('the calls of the story service', () => {
  it('A random prompt and an outline are requested by their caller', async () => {
    const requests = fakeNetwork(() => json({ prompt: ' A lighthouse.\n' }));
    expect(await randomPrompt('scifi', 'french', GUEST)).toBe('A lighthouse.');
    expect(requests).toMatchObject([{ name: 'random-prompt', body: { genre: 'scifi', language: 'french' } }]);
    expect(requests[0]?.headers.get('x-guest-token')).toBe('guest-1');
    const outlines = fakeNetwork(() => json({ chapters: CHAPTERS }));
    expect(await outlineStory(STORY, GUEST)).toEqual(CHAPTERS);
    expect(outlines).toMatchObject([{ name: 'outline-story', body: { ...STORY } }]);
    expect(outlines[0]?.headers.get('x-guest-token')).toBe('guest-1');
  });

  it('waits six minutes for a random prompt or an outline', async () => {
    vi.useFakeTimers();
    for (const call of [() => randomPrompt('scifi', 'french', GUEST), () => outlineStory(STORY, GUEST)]) {
      const requests = fakeNetwork(() => new Promise(() => undefined));
      const failure = failureOf(call());
      await vi.advanceTimersByTimeAsync(SHORT_CALL_PATIENCE_MS - 1);
      expect(requests[0]?.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ code: 'network' });
    }
    expect(SHORT_CALL_PATIENCE_MS).toBe(360_000);
  });

  it('A run is stopped by its id as its caller, even when the page goes away at this moment', async () => {
    const send = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', send);
    await stopStory('run-1', GUEST);
    expect(send.mock.calls).toMatchObject([
      [
        expect.stringMatching(/stop-story$/),
        { body: '{"runId":"run-1"}', keepalive: true, headers: { 'x-guest-token': 'guest-1' } },
      ],
    ]);
  });

  it('Whether the demo storyteller writes is asked without creating a guest on this device', async () => {
    for (const demo of [true, undefined]) {
      fakeNetwork(() => json({ token: 'token-1', used: 0, limit: 3, demo }));
      expect(await ask(demoQuery)).toBe(demo === true);
    }
    expect(localStorage.length).toBe(0);
  });

  it('An answer without what was asked for is a failure', async () => {
    const html = new Response('<h1>Hello</h1>');
    for (const [call, answers, code, message] of [
      [() => randomPrompt('scifi', 'french', GUEST), [{ prompt: ' ' }, { prompt: 7 }], 'empty', strings.noPrompt],
      [() => outlineStory(STORY, GUEST), [{ chapters: [] }, { chapters: ['The Door'] }], 'empty', strings.noOutline],
      [() => ask(guestSessionQuery), [{ token: '', used: 0, limit: 3 }], 'internal', words.internal()],
      [() => ask(guestSessionQuery), [{ token: 'a', used: 0.5, limit: 3 }], 'internal', words.internal()],
      [() => ask(guestSessionQuery), [{ token: 'a', used: 0 }], 'internal', words.internal()],
    ] as const)
      for (const answer of [...answers.map((value) => json(value)), html.clone()]) {
        fakeNetwork(() => answer);
        expect(await failureOf(call())).toMatchObject({ name: 'AppError', code, message });
      }
  });
});
