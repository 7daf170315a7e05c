// @vitest-environment jsdom
import { fakeNetwork, json } from '@storyloom/testing/network';
import { expect, it, vi } from 'vitest';
import { extractCast } from './cast/api/extract-cast.ts';
import { strings as castStrings } from './cast/strings.ts';
import { suggestNext } from './next/api/suggest-next.ts';
import { strings as nextStrings } from './next/strings.ts';

const CALLER = { accessToken: 'token-1' } as const;
const ABOUT = { genre: 'fantasy', language: 'english' } as const;

/** The short calls of the writing desk, what each says of an answer that can't be read, and such answers. */
const CALLS = [
  [(signal?: AbortSignal) => extractCast({ text: 'A fox.', ...ABOUT }, CALLER, signal), castStrings.unread, [null, 7]],
  [
    (signal?: AbortSignal) => suggestNext({ story: 'A fox.', ...ABOUT }, CALLER, signal),
    nextStrings.unread,
    [{}, { suggestions: [] }, { suggestions: [7] }],
  ],
] as const;

it('A refused call fails with the service’s words, and an unreadable answer as “empty”', async () => {
  for (const [call, message, answers] of CALLS) {
    fakeNetwork(() => json({ error: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 } }, 429));
    await expect(call()).rejects.toMatchObject({ code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 });
    for (const answer of [...answers.map((value) => json(value)), new Response('<h1>Hello</h1>')]) {
      fakeNetwork(() => answer);
      await expect(call()).rejects.toMatchObject({ code: 'empty', message });
    }
  }
});

it('waits six minutes for an answer', async () => {
  vi.useFakeTimers();
  for (const [call] of CALLS) {
    fakeNetwork(() => new Promise(() => undefined));
    const failed = vi.fn();
    call().catch(failed);
    await vi.advanceTimersByTimeAsync(6 * 60_000 - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
  }
});

it('A call that is cancelled ends with the reason', async () => {
  for (const [call] of CALLS) {
    fakeNetwork(() => new Promise(() => undefined));
    const controller = new AbortController();
    const failure = call(controller.signal);
    controller.abort(new Error('left'));
    await expect(failure).rejects.toThrow('left');
  }
});
