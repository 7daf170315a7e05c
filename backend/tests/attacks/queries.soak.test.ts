import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from '../../src/testing/engines.ts';
import { inspect } from './attack.ts';
import { queries, readServed } from './query-grammar.ts';
import { type World, worldOn } from './world.ts';

const isSoak = process.env['SOAK'] === '1';
const numRuns = isSoak ? 5000 : 200;
/** Fixed in `npm test`, so that a run does not fail by chance; new in each soak. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isSoak ? Date.now() % 2 ** 31 : 1));

/** Long rows, on which a costly query is slow. */
const LONG_TEXTS = `
  insert into public.user_stories (user_id, prompt, story, title)
  select '{stranger}', 'A fox', repeat('The fox slept by the sea. ', 2000), 'Long ' || number from generate_series(1, 40) number;
  insert into public.user_inspirations (user_id, title, prompt, category, is_public)
  select '{stranger}', 'Prompt ' || number, repeat('A fox by the lake. ', 100), 'fantasy', true from generate_series(1, 200) number;
`;

describe.each(databasesOf())('queries of PostgREST’s grammar on $engine', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await worldOn(database);
    await world.run(world.named(LONG_TEXTS));
  });
  afterAll(async () => {
    await world.reset();
    await world.close();
  });

  it(`${numRuns} random queries cause no server error and reveal nothing private (FUZZ_SEED=${seed})`, async () => {
    const served = await readServed(world.server.database);
    expect(served.length).toBeGreaterThan(30);
    let answered = 0;
    const who = fc.constantFrom('anonymous' as const, 'stranger' as const);
    const property = fc.asyncProperty(who, queries(served), async (as, query) => {
      const answer = await world.send({ as, ...query });
      inspect(world, answer);
      if (answer.status === 200) answered += 1;
      // No query blocks the server for others.
      expect((await fetch(`${world.server.url}/healthz`)).status).toBe(200);
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    // The test would prove nothing if all queries were refused.
    expect(answered).toBeGreaterThan(numRuns / 20);
  });
});
