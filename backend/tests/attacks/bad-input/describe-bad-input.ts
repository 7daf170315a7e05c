import { assert, asyncProperty, jsonValue, record } from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from '../../../src/testing/engines.ts';
import { COLUMNS } from '../groups/columns.ts';
import { createWorld, type Who, type World } from '../world.ts';
import { complaintOf } from './complaint-of.ts';
import { LENGTHS } from './lengths.ts';
import { BAD_VALUES, type BadValue, CALLS, objectOf, PRIVATE_READS, OF_THE_SERVICE } from './values.ts';

const MEGABYTE = 1024 * 1024;

/** Rounds of random values for each function. */
const RUNS = process.env['SOAK'] ? 2000 : isThorough ? 6 : 3;

function askerOf(name: string): Who {
  if (OF_THE_SERVICE.has(name)) return 'service';
  return PRIVATE_READS.has(name) ? 'stranger' : 'owner';
}

/** Each place gets every fifth bad value, and all of them on Postgres and in a soak. */
const STEP = isThorough ? 1 : 5;

/** How many places of a kind (texts, numbers, lists and so on) had their values. */
const turns = new Map<string, number>();

/** Bad values for a place: others than for the previous place of its kind, so that each kind gets all of them. */
function valuesFor(right: string): readonly BadValue[] {
  const kind = right
    .replace(/^null$/, '"')
    .charAt(0)
    .replace(/\d/, '0')
    .replace('f', 't');
  const turn = turns.get(kind) ?? 0;
  turns.set(kind, turn + 1);
  return BAD_VALUES.filter((_, index) => index % STEP === turn % STEP);
}

const jsonOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** Wrong values of every kind, sent to every function and column on one database. */
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

    /** Sends the requests in sequence. @returns the complaints about their answers. */
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
      it('The function accepts valid arguments', async () => {
        const { status, text } = await world.send({ as: askerOf(name), path: `rpc/${name}`, body: objectOf(call) });
        expect(status, text).toBeLessThan(300);
      });

      it.each(Object.keys(call))('A bad argument %s is refused with a code', async (argument) => {
        const { [argument]: _left, ...rest } = call;
        const bodies = valuesFor(call[argument] ?? '').map(
          (value) => [value.name, objectOf({ ...rest, [argument]: value.json })] as const,
        );
        const requests = [...bodies, ['nothing at all', objectOf(rest)] as const];
        expect(await complaints(requests, askerOf(name), `rpc/${name}`)).toEqual([]);
      });

      it('A body that is no object is refused with a code', async () => {
        const values = valuesFor('{}').map((value) => [value.name, value.json] as const);
        const broken = ['', '{', '{"p_query":', 'NaN', 'undefined', '\0', '<xml/>', '{"a":1}{"b":2}'];
        const requests = [...values, ...broken.map((body) => [JSON.stringify(body), body] as const)];
        expect(await complaints(requests, askerOf(name), `rpc/${name}`)).toEqual([]);
      });

      it('Random arguments are accepted or refused with a code', async () => {
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

    describe.each(COLUMNS.filter(({ written }) => !written).map((columns) => [columns.table, columns] as const))(
      '%s',
      (table, { row, filter, insertable, changeable }) => {
        const right = jsonOf(row);

        it.each(Object.keys(insertable))('A bad %s of a new row is refused with a code', async (column) => {
          const requests = valuesFor(JSON.stringify(insertable[column])).map(
            ({ name, json }) => [name, objectOf({ ...right, [column]: json })] as const,
          );
          expect(await complaints(requests, 'owner', table)).toEqual([]);
        });

        it.each(Object.keys(changeable))('A bad change of %s is refused with a code', async (column) => {
          const requests = valuesFor(JSON.stringify(changeable[column])).map(
            ({ name, json }) => [name, objectOf({ [column]: json })] as const,
          );
          expect(await complaints(requests, 'owner', `${table}?${filter}`, 'PATCH')).toEqual([]);
        });
      },
    );

    it.each(LENGTHS)(
      'The column $column of $table takes $most characters and not one more',
      async ({ table, column, most, row }) => {
        const save = (length: number) =>
          world.send({ as: 'owner', path: table, body: { ...row, [column]: '名'.repeat(length) } });
        const longest = await save(most);
        expect(longest.status, longest.text).toBe(201);
        const longer = await save(most + 1);
        expect(longer.status, longer.text).toBe(400);
        expect(JSON.parse(longer.text)).toMatchObject({ code: '23514' });
      },
    );

    it('Texts in every script are saved unchanged', async () => {
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
      '/functions/v1/rejoin-story',
      '/functions/v1/revise-passage',
      '/functions/v1/outline-story',
      '/functions/v1/extract-cast',
      '/functions/v1/suggest-next',
      '/functions/v1/guest-session',
    ])('A body of 20 MB at %s is refused without being read', async (path) => {
      const body = `{"prompt":"${'x'.repeat(20 * MEGABYTE)}"}`;
      const before = process.memoryUsage().rss;
      // Some clients see the answer, and some the connection that is closed on them while they send.
      const seen = await world.send({ as: 'owner', path, body }).then(
        ({ status, text }) => `${status} ${text}`,
        (error: Error) => `cut off: ${String(error.cause)}`,
      );
      expect(seen).toMatch(
        /^413 .*"code":"(?:body_too_large|too_large)"|^cut off: .*(?:EPIPE|ECONNRESET|closed|socket)/i,
      );
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations?select=id' })).status).toBe(200);
    });
  });
}
