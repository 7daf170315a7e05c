import { readStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { expect, it, vi } from 'vitest';
import { hasWorkedLong } from '../other-work.ts';
import { createEventLog } from './event-log.ts';
import { streamAnswer } from './event-stream.ts';

it('sends thousands of short events that are there already in few pieces', async () => {
  const log = createEventLog();
  for (let count = 0; count < 5000; count += 1) log.append({ type: 'delta', text: 'a' });
  log.append({ type: 'end', reason: 'complete', words: 1 });
  const request = new Request('http://story.test/');
  const { body } = streamAnswer(log.read(2), {
    keepAliveMs: 60_000,
    unreadMs: 60_000,
    request,
    after: 2,
    onClose: () => undefined,
  });
  let pieces = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      pieces += 1;
      controller.enqueue(piece);
    },
  });
  const ids: (number | undefined)[] = [];
  const events: StoryEvent[] = [];
  await readStoryStream(body?.pipeThrough(counted) ?? new ReadableStream(), (event, id) => {
    events.push(event);
    ids.push(id);
  });
  expect(events).toEqual(log.after(2));
  expect(ids).toEqual(events.map((_, at) => at + 3));
  expect(pieces).toBeLessThan(100);
});

it('lets other work go first when many readers leave together', async () => {
  const leaving = new AbortController();
  const request = new Request('http://story.test/', { signal: leaving.signal });
  let closed = 0;
  const options = { keepAliveMs: 60_000, unreadMs: 60_000, request, onClose: () => (closed += 1) };
  for (let readers = 0; readers < 3; readers += 1) streamAnswer(createEventLog().read(0), options);
  while (!hasWorkedLong());
  leaving.abort();
  expect(closed).toBe(0);
  await vi.waitFor(() => expect(closed).toBe(3));
});
