import { afterAll, describe, expect, it } from 'vitest';
import { startsOf } from '../_shared/testing/fixtures/run-fixture.ts';
import { content, DONE, STOP } from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  PUBLISHABLE_KEY,
  QUICK_LIMITS,
  readUntil,
  serviceUnderTest,
  STORY_BODY,
  storyRequest,
  until,
} from '../_shared/testing/service-under-test.ts';
import { onDeno } from '../_shared/testing/targets/on-deno.ts';
import { onNode } from '../_shared/testing/targets/on-node.ts';
import {
  scriptedServer,
  type ProviderAnswer,
  type ScriptedServer,
} from '../_shared/testing/targets/scripted-server.ts';

const isSoak = process.env['SOAK'] === '1';
const READERS = isSoak ? 50 : 10;
const CHUNKS = 1000;
/** Milliseconds between chunks: a story of half a minute, of which all readers leave in the first moments. */
const PACE = 30;
const CLOSED_WITHIN = 1000;
const CONSUMED_AT_MOST = 0.05;

const LONG_STORY: ProviderAnswer = {
  body: [...Array.from({ length: CHUNKS }, (_, at) => [content(`word-${at} `), PACE]).flat(), STOP, DONE],
};
const ROOM = { STORIES_AT_ONCE: '1000', STORY_TOTAL_SECONDS: '120' };
const PATIENT = { ...QUICK_LIMITS, firstTokenMs: 20_000, idleMs: 20_000, totalMs: 60_000 };

/** How a reader begins, and how it goes away. */
interface Leaving {
  readonly begin: (runId: string) => Promise<ReadableStreamDefaultReader<Uint8Array>>;
  readonly leave: (reader: ReadableStreamDefaultReader<Uint8Array>, runId: string) => void;
}

/** How the provider saw the readers leave. */
interface Freed {
  readonly left: number;
  readonly asked: number;
  readonly closedAfterMs: number;
  /** The share of all chunks. */
  readonly shareWritten: number;
}

/** Has the readers begin, read the first words and leave, all at once. */
async function freed(provider: ScriptedServer, { begin, leave }: Leaving): Promise<Freed> {
  const ids = Array.from({ length: READERS }, (_, at) => `run-${at}`);
  const readers = await Promise.all(
    ids.map(async (runId) => {
      const reader = await begin(runId);
      await readUntil(reader, 'word-0');
      return { reader, runId };
    }),
  );
  const started = performance.now();
  for (const { reader, runId } of readers) leave(reader, runId);
  await until(() => provider.open() === 0);
  const closedAfterMs = Math.round(performance.now() - started);
  const shareWritten = provider.written() / (CHUNKS * READERS);
  process.stdout.write(
    `${READERS} readers left: connections closed after ${closedAfterMs} ms, ${(shareWritten * 100).toFixed(2)} % written.\n`,
  );
  return { left: provider.left(), asked: provider.requests().length, closedAfterMs, shareWritten };
}

function expectAllFreed({ left, asked, closedAfterMs, shareWritten }: Freed): void {
  expect([left, asked]).toEqual([READERS, READERS]);
  // How soon depends on the load of the machine.
  expect(closedAfterMs).toBeLessThan(isSoak ? CLOSED_WITHIN : Infinity);
  expect(shareWritten).toBeLessThan(isSoak ? CONSUMED_AT_MOST : 1);
}

describe('readers who leave on Node, in the process', () => {
  const service = async () => {
    const provider = await scriptedServer();
    provider.play([LONG_STORY]);
    const config = { provider: { baseUrl: provider.url }, guards: { atOnce: 1000 } };
    const made = serviceUnderTest({ providerFetch: globalThis.fetch, config, limits: PATIENT });
    const handler = made.handlers['generate-story'];
    const aborts = new Map<string, AbortController>();
    const begin = async (runId: string) => {
      const abort = new AbortController();
      aborts.set(runId, abort);
      const body = { ...STORY_BODY, runId };
      const response = await handler(storyRequest({ headers: AS_USER, body, signal: abort.signal }));
      return response.body!.getReader();
    };
    return { provider, begin, aborts, supabase: made.supabase };
  };

  it.each(['whose request is aborted', 'whose body is cancelled'])('Readers %s free their connections', async (how) => {
    const { provider, begin, aborts, supabase } = await service();
    const leave: Leaving['leave'] = how.includes('aborted')
      ? (_, runId) => aborts.get(runId)?.abort()
      : (reader) => void reader.cancel();
    expectAllFreed(await freed(provider, { begin, leave }));
    await until(() => ![...supabase.runs.values()].includes('running'));
    expect(new Set(supabase.runs.values())).toEqual(new Set(['delivered']));
    await provider.close();
  });
});

const targets: [string, ReturnType<typeof startsOf>][] = [['Node', startsOf(onNode)]];
if (isSoak || process.env['MODE'] === 'matrix') targets.push(['Deno', startsOf(onDeno())]);
afterAll(async () => {
  for (const [, starts] of targets) await starts.stop();
});

describe.each(targets)('readers who leave over HTTP on %s', (_, target) => {
  it.each(['by Stop', 'by going away'])('Readers who leave %s free their connections', async (how) => {
    const running = await target.of({ title: how, settings: ROOM, expected: {} });
    running.reset();
    running.provider.play([LONG_STORY]);
    const url = await running.urlOf('generate-story');
    const aborts = new Map<string, AbortController>();
    const result = await freed(running.provider, {
      async begin(runId) {
        const abort = new AbortController();
        aborts.set(runId, abort);
        const response = await fetch(url, {
          method: 'POST',
          headers: { apikey: PUBLISHABLE_KEY, ...AS_USER },
          body: JSON.stringify({ ...STORY_BODY, runId }),
          signal: abort.signal,
        });
        return response.body!.getReader();
      },
      leave: (reader, runId) => (how === 'by Stop' ? aborts.get(runId)?.abort() : void reader.cancel()),
    });
    expectAllFreed(result);
    const { runs } = running.supabase();
    await until(() => ![...runs.values()].includes('running'));
    expect(new Set(runs.values())).toEqual(new Set(['delivered']));
  });
});
