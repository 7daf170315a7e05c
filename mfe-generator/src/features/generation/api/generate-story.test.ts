// @vitest-environment jsdom
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { fakeNetwork } from '@storyloom/shared/testing/network';
import { faultsOf, messageOf } from '@storyloom/shared/testing/remote-calls';
import { SERVICE_FAILURES } from '@storyloom/shared/testing/remote-failures';
import { expect, it, vi } from 'vitest';
import { generateStory } from './generate-story.ts';

const request = {
  prompt: 'A fox',
  genre: 'fantasy',
  language: 'english',
  perspective: 'third',
  tone: 'neutral',
  length: 500,
  runId: 'run-1',
  attempt: 1,
} as const;

async function tell(): Promise<void> {
  const onEvent = vi.fn();
  const { signal } = new AbortController();
  await generateStory(request)({ caller: { guestToken: 'guest-1' }, signal, onEvent });
  // Neither an HTML page nor a broken-off body is taken for a story.
  expect(onEvent).not.toHaveBeenCalled();
}

it.each(Object.entries(SERVICE_FAILURES))(
  'A story request that fails (%s) fails with a message in words for the user',
  async (_case, answer) => {
    const { message } = await messageOf(tell, answer);
    expect(message === null ? [] : faultsOf(message)).toEqual([]);
  },
);

it('A response without a body fails with “No response body received”', async () => {
  expect(await messageOf(tell, () => new Response(null, { status: 200 }))).toMatchObject({
    message: 'No response body received',
  });
});

it('A story whose service falls silent for 35 seconds, so that three heartbeats are missing, fails as “network”', async () => {
  expect(STREAM_SILENCE_MS).toBe(35_000);
  vi.useFakeTimers();
  fakeNetwork(() => new Response(new ReadableStream()));
  const failed = vi.fn();
  tell().catch(failed);
  await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS / 7);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AppError', code: 'network' }));
});
