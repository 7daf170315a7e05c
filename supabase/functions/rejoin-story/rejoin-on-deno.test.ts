import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOf, type Reading } from '../_shared/testing/kept-stories.ts';
import { content, DONE, STOP } from '../_shared/testing/scripted-provider.ts';
import { AS_USER, PUBLISHABLE_KEY, STORY_BODY, until } from '../_shared/testing/service-under-test.ts';
import { onDeno } from '../_shared/testing/targets/on-deno.ts';
import type { ProviderAnswer } from '../_shared/testing/targets/scripted-server.ts';
import type { Running } from '../_shared/testing/targets/target.ts';

const WORDS = Array.from({ length: 60 }, (_, at) => `word-${at} `);
const SPOKEN = WORDS.flatMap((word) => [content(word), 40]);
const STORY: ProviderAnswer = { body: [...SPOKEN, STOP, DONE] };
const WITHOUT_END: ProviderAnswer = { body: SPOKEN, afterwards: 'stay' };

const deno = onDeno();
let running: Running;
beforeAll(async () => {
  running = await deno.start({});
}, 120_000);
afterAll(async () => {
  await running.stop();
  await deno.stop();
});

type Name = 'generate-story' | 'rejoin-story' | 'stop-story';

async function call(name: Name, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(await running.urlOf(name), {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...AS_USER, ...headers },
    body: JSON.stringify(body),
  });
}

async function begin(runId: string): Promise<Reading> {
  return readingOf(await call('generate-story', { ...STORY_BODY, runId, rejoinable: true }));
}

const rejoin = (runId: string, after: Reading): Promise<Response> =>
  call('rejoin-story', { runId }, { 'last-event-id': String(after.ids.at(-1)) });

describe('hosted functions, each in a process of its own', () => {
  it('A reader who left the process that writes comes back by the database, with nothing missing or twice', async () => {
    running.provider.play([STORY]);
    const first = await begin('cut');
    await until(() => first.ids.length > 5);
    await first.leave();
    const second = readingOf(await rejoin('cut', first));
    await until(() => second.ids.length > 10);
    await second.leave();
    const third = readingOf(await rejoin('cut', second));
    await until(() => third.closed);
    const readings = [first, second, third];
    expect(
      readings
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    ).toBe(WORDS.join('').trimEnd());
    const ids = readings.flatMap((reading) => reading.ids);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(third.events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
    expect(running.provider.left()).toBe(0);
  });

  it('A story that ended while nobody listened is there for its reader', async () => {
    running.provider.play([STORY]);
    const first = await begin('ended');
    await until(() => first.ids.length > 2);
    await first.leave();
    await until(() => running.supabase().runs.get('ended') === 'delivered');
    const again = readingOf(await rejoin('ended', first));
    await until(() => again.closed);
    expect((first.text + again.text).trimEnd()).toBe(WORDS.join('').trimEnd());
  });

  it('A story that is stopped by the function for that ends in the process that writes it', async () => {
    running.provider.play([WITHOUT_END]);
    const reading = await begin('stopped');
    await until(() => reading.ids.length > 2);
    expect((await call('stop-story', { runId: 'stopped' })).status).toBe(204);
    await until(() => reading.closed);
    expect(reading.events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
    await until(() => running.provider.left() === 1);
  });
});
