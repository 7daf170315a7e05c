import { afterAll, describe, expect, it } from 'vitest';
import { startsOf } from '../_shared/testing/play-fixture.ts';
import { content, DONE, STOP } from '../_shared/testing/scripted-provider.ts';
import { AS_USER, PUBLISHABLE_KEY, readUntil, STORY_BODY, until } from '../_shared/testing/service-under-test.ts';
import { onDeno } from '../_shared/testing/targets/on-deno.ts';
import { onNode } from '../_shared/testing/targets/on-node.ts';

const isSoak = process.env['SOAK'] === '1';
const READERS = isSoak ? 50 : 10;
const CHUNKS = 1000;
/** Milliseconds between chunks: a story of half a minute, of which all readers leave in the first moments. */
const PACE = 30;
const SPOKEN = Array.from({ length: CHUNKS }, (_, at) => [content(`word-${at} `), PACE]).flat();
const settings = { STORIES_AT_ONCE: '1000', STORY_TOTAL_SECONDS: '120' };

const targets = [['Node', startsOf(onNode)]] as [string, ReturnType<typeof startsOf>][];
if (isSoak || process.env['MODE'] === 'matrix') targets.push(['Deno', startsOf(onDeno())]);
afterAll(async () => {
  for (const [, starts] of targets) await starts.stop();
});

describe.each(targets)('readers who leave at once on %s', (_, target) => {
  it.each(['by Stop', 'by going away'])('free their connections %s', async (how) => {
    const { provider, reset, supabase, ask } = await target.of({ settings });
    reset();
    provider.play([{ body: [...SPOKEN, STOP, DONE] }]);
    const leaves = await Promise.all(
      Array.from({ length: READERS }, async (__, at) => {
        const abort = new AbortController();
        const response = await ask('generate-story', {
          method: 'POST',
          headers: { apikey: PUBLISHABLE_KEY, ...AS_USER },
          body: JSON.stringify({ ...STORY_BODY, runId: `run-${at}` }),
          signal: abort.signal,
        });
        const reader = response.body!.getReader();
        await readUntil(reader, 'word-0');
        return () => (how === 'by Stop' ? abort.abort() : void reader.cancel());
      }),
    );
    const started = performance.now();
    for (const leave of leaves) leave();
    await until(() => provider.open() === 0);
    // How soon depends on the load of the machine.
    expect(performance.now() - started).toBeLessThan(isSoak ? 1000 : Infinity);
    expect([provider.left(), provider.asked().length]).toEqual([READERS, READERS]);
    expect(provider.written() / (CHUNKS * READERS)).toBeLessThan(isSoak ? 0.05 : 1);
    await until(() => ![...supabase().runs.values()].includes('running'));
    expect(new Set(supabase().runs.values())).toEqual(new Set(['delivered']));
  });
});
