import type { StoryEvent } from '@storyloom/shared/stream';
import { expect, it } from 'vitest';
import { serviceWith } from '../testing/service-under-test.ts';
import { createStoredParts, rowOf } from './stored-parts.ts';

const KEY = { caller: 'user:1', runId: 'run-1' };

const delta = (text: string): StoryEvent => ({ type: 'delta', text });

/** What another process reads of events that are stored as this text. */
async function read(events: string): Promise<readonly StoryEvent[] | undefined> {
  const { deps } = serviceWith();
  const row = { over: false, attended_ms: 0, parts: [{ first_id: 1, events }] };
  const stored = await createStoredParts({ ...deps, callFunction: async () => row }).read(KEY, 0);
  return stored?.parts[0]?.events;
}

it('stores a story of single letters in little more than its text', async () => {
  const letters = Array.from({ length: 20_000 }, (_, at) => delta('abc'[at % 3]!));
  const row = await rowOf({ key: KEY, part: { firstId: 1, events: letters, over: false } });
  expect(row.length).toBeLessThan(45_000);
  const { events, ...ids } = JSON.parse(row) as { readonly events: string };
  expect(ids).toMatchObject({ first_id: 1, last_id: 20_000 });
  expect(await read(events)).toEqual(letters);
});

it('gives every event back as it was, whatever is around it', async () => {
  const events: readonly StoryEvent[] = [
    { type: 'start', runId: 'run-1', provider: 'Text provider', demo: false },
    ...['Once', '', ' ', 'x'.repeat(35), 'y'.repeat(36), '"\n\\'].map(delta),
    { type: 'waiting', on: 'thinking' },
    ...['\ud83d', '\ude00', 'end'].map(delta),
    { type: 'end', reason: 'complete', words: 2 },
  ];
  const row = await rowOf({ key: KEY, part: { firstId: 1, events, over: true } });
  expect(await read((JSON.parse(row) as { readonly events: string }).events)).toEqual(events);
});

it('reads what earlier versions store, which cannot read joined texts and lose none', async () => {
  expect(await read('["Once",["upon","22"],{"type":"waiting","on":"model"}]')).toEqual([
    ...['Once', 'up', 'on'].map(delta),
    { type: 'waiting', on: 'model' },
  ]);
  const row = await rowOf({ key: KEY, part: { firstId: 1, events: [delta('Once')], over: false } });
  expect(() => JSON.parse((JSON.parse(row) as { readonly events: string }).events)).toThrow(SyntaxError);
});
