import { assert, asyncProperty, jsonValue, record } from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from '../groups/columns.ts';
import { createWorld, type Who, type World } from '../world.ts';
import { complaintOf } from './complaint-of.ts';
import { LENGTHS } from './lengths.ts';
import { BAD_VALUES, CALLS, objectOf, OF_ONES_OWN, OF_THE_SERVICE } from './values.ts';

const MEGABYTE = 1024 * 1024;

/** Rounds of random values for each function. */
const RUNS = process.env['SOAK'] ? 2000 : 6;

function askerOf(name: string): Who {
  if (OF_THE_SERVICE.has(name)) return 'service';
  return OF_ONES_OWN.has(name) ? 'stranger' : 'owner';
}

/** Every how manieth value is tried in a new row, and in a change of one: all of them in a soak, and for every function. */
const [NEW_STEP, CHANGE_STEP] = process.env['SOAK'] ? [1, 1] : [3, 5];

const jsonOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** Everything that a program may send by mistake or on purpose, on one database. */
export function describeBadInput(engine: string, environment: () => Promise<Readonly<Record<string, string>>>): void {
  describe(`bad input on ${engine}`, () => {
    let world: World;
    beforeAll(async () => {
      world = await createWorld(await environment());
    });
    afterEach(() => world.reset());
    afterAll(() => world.close());

    const complain = async (as: Who, path: string, body: string, what: string, method = 'POST') =>
      complaintOf(world, await world.send({ as, method, path, body }), what);

    /** Sends one request after the other, and gathers what is wrong with the answers. */
    async function complaints(
      requests: readonly (readonly [what: string, body: string])[],
      as: Who,
      path: string,
      method?: string,
    ): Promise<readonly string[]> {
      const found: (string | undefined)[] = [];
      for (const [what, body] of requests) found.push(await complain(as, path, body, what, method));
      return found.filter((complaint) => complaint !== undefined);
    }

    describe.each(Object.entries(CALLS))('%s', (name, call) => {
      it('takes what is right', async () => {
        const { status, text } = await world.send({ as: askerOf(name), path: `rpc/${name}`, body: objectOf(call) });
        expect(status, text).toBeLessThan(300);
      });

      it.each(Object.keys(call))('says what is wrong with %s', async (argument) => {
        const { [argument]: _left, ...rest } = call;
        const bodies = BAD_VALUES.map((value) => [value.name, objectOf({ ...rest, [argument]: value.json })] as const);
        const requests = [...bodies, ['nothing at all', objectOf(rest)] as const];
        expect(await complaints(requests, askerOf(name), `rpc/${name}`)).toEqual([]);
      });

      it('says what is wrong with a body that is no object', async () => {
        const values = BAD_VALUES.map((value) => [value.name, value.json] as const);
        const broken = ['', '{', '{"p_query":', 'NaN', 'undefined', '\0', '<xml/>', '{"a":1}{"b":2}'];
        const requests = [...values, ...broken.map((body) => [JSON.stringify(body), body] as const)];
        expect(await complaints(requests, askerOf(name), `rpc/${name}`)).toEqual([]);
      });

      it('answers clearly to random values', async () => {
        const argumentsOf = record(
          Object.fromEntries(Object.keys(call).map((argument) => [argument, jsonValue({ maxDepth: 4 })])),
          { requiredKeys: [] },
        );
        await assert(
          asyncProperty(argumentsOf, async (values) => {
            expect(await complain(askerOf(name), `rpc/${name}`, JSON.stringify(values), name)).toBeUndefined();
          }),
          { numRuns: RUNS, interruptAfterTimeLimit: 600_000, markInterruptAsFailure: false, verbose: 1 },
        );
      });
    });

    describe.each(COLUMNS.map((columns) => [columns.table, columns] as const))(
      '%s',
      (table, { row, filter, insertable, changeable }) => {
        const right = jsonOf(row);

        it.each(Object.keys(insertable))('says what is wrong with a new row’s %s', async (column) => {
          const values = BAD_VALUES.filter((_, index) => index % NEW_STEP === 0);
          const requests = values.map(({ name, json }) => [name, objectOf({ ...right, [column]: json })] as const);
          expect(await complaints(requests, 'owner', table)).toEqual([]);
        });

        it.each(Object.keys(changeable))('says what is wrong with a change of %s', async (column) => {
          const values = BAD_VALUES.filter((_, index) => index % CHANGE_STEP === 0);
          const requests = values.map(({ name, json }) => [name, objectOf({ [column]: json })] as const);
          expect(await complaints(requests, 'owner', `${table}?${filter}`, 'PATCH')).toEqual([]);
        });
      },
    );

    it.each(LENGTHS)('$table.$column holds $most characters and not one more', async ({ table, column, most, row }) => {
      const save = (length: number) =>
        world.send({ as: 'owner', path: table, body: { ...row, [column]: '名'.repeat(length) } });
      const longest = await save(most);
      expect(longest.status, longest.text).toBe(201);
      const longer = await save(most + 1);
      expect(longer.status, longer.text).toBe(400);
      expect(JSON.parse(longer.text)).toMatchObject({ code: '23514' });
    });

    it('keeps every script as it was written', async () => {
      for (const { name, json } of BAD_VALUES.slice(15, 20)) {
        const story = JSON.parse(json) as string;
        const headers = { prefer: 'return=representation' };
        const { text } = await world.send({
          as: 'owner',
          path: 'user_stories',
          body: { prompt: story, story },
          headers,
        });
        expect(JSON.parse(text), name).toMatchObject([{ prompt: story, story }]);
      }
    });

    it.each([
      '/rest/v1/user_stories',
      '/rest/v1/rpc/search_inspirations',
      '/auth/v1/signup',
      '/functions/v1/generate-story',
      '/functions/v1/guest-session',
    ])('refuses 50 MB at %s without reading them', async (path) => {
      const body = `{"prompt":"${'x'.repeat(50 * MEGABYTE)}"}`;
      const before = process.memoryUsage().rss;
      // Some clients see the answer, and some the connection that is closed on them while they send.
      const seen = await world.send({ as: 'owner', path, body }).then(
        ({ status, text }) => `${status} ${text}`,
        (error: Error) => `cut off: ${String(error.cause)}`,
      );
      expect(seen).toMatch(
        /^413 .*"code":"(?:body_too_large|too_large)"|^cut off: .*(?:EPIPE|ECONNRESET|closed|socket)/i,
      );
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEGABYTE);
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations?select=id' })).status).toBe(200);
    });
  });
}
