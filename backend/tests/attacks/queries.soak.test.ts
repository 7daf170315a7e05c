import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enginesOf, lazyPostgres } from '../../src/testing/engines.ts';
import { inspect } from './attack.ts';
import { readCatalogue } from './catalogue.ts';
import { queries } from './query-grammar.ts';
import { createWorld, type World } from './world.ts';

const isSoak = process.env['SOAK'] === '1';
const numRuns = isSoak ? 5000 : 200;
/** Fixed in `npm test`, so that a run does not fail by chance; new in each soak. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isSoak ? Date.now() % 2 ** 31 : 1));

const postgres = lazyPostgres();

const ENGINES = enginesOf<{ engine: string; environment: () => Promise<Record<string, string>> }>([
  { engine: 'PGlite', environment: async () => ({}) },
  { engine: 'Postgres', environment: async () => ({ DATABASE_URL: (await postgres()).url }) },
]);

/** Long rows, on which a costly query is slow. */
const LONG_TEXTS = `
  insert into public.user_stories (user_id, prompt, story, title)
  select '{stranger}', 'A fox', repeat('The fox slept by the sea. ', 2000), 'Long ' || number from generate_series(1, 40) number;
  insert into public.user_inspirations (user_id, title, prompt, category, is_public)
  select '{stranger}', 'Prompt ' || number, repeat('A fox by the lake. ', 100), 'fantasy', true from generate_series(1, 200) number;
`;

/** Requests `/healthz` repeatedly. @returns a function that ends this and returns the times of the answers, in ms. */
function probe(url: string): () => Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await fetch(`${url}/healthz`);
      times.push(status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return times.toSorted((one, other) => one - other);
  };
}

describe.each(ENGINES)(`queries from PostgREST's grammar on $engine (FUZZ_SEED=${seed})`, ({ engine, environment }) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await environment());
    await world.run(LONG_TEXTS.replaceAll('{stranger}', world.people.stranger));
  });
  afterAll(() => world.close());

  it(`${numRuns} generated queries cause no server error, block no other request and reveal nothing private`, async () => {
    const catalogue = await readCatalogue(world.server.database);
    expect(catalogue.tables.length).toBeGreaterThan(5);
    expect(catalogue.functions.length).toBeGreaterThan(10);
    const statuses = new Map<number, number>();
    const who = fc.constantFrom('anonymous' as const, 'stranger' as const);
    const property = fc.asyncProperty(who, queries(catalogue), async (as, query) => {
      const answer = await world.send({ as, ...query });
      inspect(world, answer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    });
    const stop = probe(world.server.url);
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    const times = await stop();
    expect(times.at(-1)).toBeLessThan(Number.POSITIVE_INFINITY);
    if (isSoak) {
      const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((time) => time?.toFixed(1));
      const answers = JSON.stringify(Object.fromEntries(statuses));
      process.stdout.write(`${engine}: answers ${answers}; /healthz in ${median} ms, at most ${longest} ms\n`);
    }
    // The test would prove nothing if all queries were refused.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(numRuns / 20);
  });
});
