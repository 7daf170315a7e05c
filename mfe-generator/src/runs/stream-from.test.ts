// @vitest-environment jsdom
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { fakeNetwork } from '@storyloom/testing/network';
import { expect, it, vi } from 'vitest';
import { streamFrom } from './stream-from.ts';

async function read(): Promise<void> {
  const onEvent = vi.fn();
  const { signal } = new AbortController();
  await streamFrom('generate-story', { prompt: 'A fox' }, { caller: { guestToken: 'guest-1' }, signal, onEvent });
  // Neither an HTML page nor a broken-off body is taken for a text.
  expect(onEvent).not.toHaveBeenCalled();
}

it('A response without a body fails with “No response body received”', async () => {
  fakeNetwork(() => new Response(null, { status: 200 }));
  await expect(read()).rejects.toThrow('No response body received');
});

it('A text whose service falls silent for 35 seconds, so that three heartbeats are missing, fails as “network”', async () => {
  expect(STREAM_SILENCE_MS).toBe(35_000);
  vi.useFakeTimers();
  fakeNetwork(() => new Response(new ReadableStream()));
  const failed = vi.fn();
  read().catch(failed);
  await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(STREAM_SILENCE_MS / 7);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'AppError', code: 'network' }));
});
