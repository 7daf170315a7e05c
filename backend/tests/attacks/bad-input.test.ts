import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from '../../src/testing/engines.ts';
import { inspect } from './attack.ts';
import { OWNED } from './groups/writing.ts';
import { type Sent, type World, worldOn } from './world.ts';

const nested = (levels: number, open: string, close: string): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

/** One value of each kind, as JSON. */
const KINDS: readonly string[] = [
  ...[null, true, -1, 1.5, 2 ** 31, 2 ** 64, '', ' \n\t ', 'NaN', 'x'.repeat(70_000), 'a\0b', `'"\\;--`, '{a,"b'].map(
    (value) => JSON.stringify(value),
  ),
  ...['2026-02-30T25:61:00Z', [], ['x', null, 1, { a: 1 }], { a: { b: [1] } }].map((value) => JSON.stringify(value)),
  '"00000000-0000-4000-8000-000000000001 or 1=1"',
  '"a\\ud800b"',
  '1e999',
  nested(1000, '{"a":', '}'),
  nested(100_000, '[', ']'),
];

/** Bodies that are no JSON object. */
const NO_OBJECTS = ['', '{', 'NaN', '\0', '<xml/>', '{"a":1}{"b":2}', 'null', '7', '"x"', '[1]'];

/** A valid value of each type that functions take. */
const SOUND: Readonly<Record<string, string>> = {
  uuid: '"00000000-0000-4000-8000-000000000023"',
  'uuid[]': '["00000000-0000-4000-8000-000000000023"]',
  'text[]': '["fantasy"]',
  jsonb: '{}',
  integer: '10',
  boolean: 'true',
  'timestamp with time zone': '"2026-01-01T00:00:00Z"',
};
const soundOf = (type: string): string => SOUND[type] ?? '"fox"';

interface Called {
  readonly name: string;
  readonly isOpen: boolean;
  readonly args: readonly { readonly name: string; readonly type: string }[];
}

const readCalled = async ({ server }: World): Promise<readonly Called[]> => {
  const { rows } = await sql<Called>`
    select proname as name, has_function_privilege('authenticated', oid, 'execute') as "isOpen", (
      select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null)) order by place)
      from unnest(proargtypes) with ordinality as argument (type, place)) as args
    from pg_proc where pronamespace = 'public'::regnamespace and pronargs > 0
    order by 1`.execute(server.database.connection.kysely);
  return rows;
};

/** A JSON object of values that are JSON already. */
const objectOf = (fields: readonly (readonly [name: string, json: string])[]): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/** What is wrong with an answer: nothing with a success, or with a refusal that has a code and reveals nothing. */
async function complaintOf(world: World, sent: Sent, what: string): Promise<string | undefined> {
  const answer = await world.send(sent);
  const complaint = `${sent.path} with ${what.slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 300)}`;
  try {
    inspect(world, { ...answer, sent: { as: 'stranger', path: '', body: sent.body } });
    if (answer.status < 300) return undefined;
    const { code, error } = JSON.parse(answer.text) as { code?: unknown; error?: { code?: unknown } };
    return answer.status >= 400 && typeof (error?.code ?? code) === 'string' ? undefined : complaint;
  } catch {
    return complaint;
  }
}

describe.each(databasesOf())('bad input on $engine', (database) => {
  let world: World;
  let called: readonly Called[];
  beforeAll(async () => {
    world = await worldOn(database);
    called = await readCalled(world);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  const askerOf = ({ isOpen }: Called) => (isOpen ? 'stranger' : 'service');
  const bodyOf = ({ args }: Called, changes: Readonly<Record<string, string>> = {}): string =>
    objectOf(args.map(({ name, type }) => [name, changes[name] ?? soundOf(type)]));
  async function complaints(sent: readonly (readonly [sent: Sent, what: string])[]): Promise<readonly string[]> {
    const found: (string | undefined)[] = [];
    for (const [each, what] of sent) found.push(await complaintOf(world, each, what));
    return found.filter((complaint) => complaint !== undefined);
  }

  it('most functions accept a valid value of each type', async () => {
    const statuses: number[] = [];
    for (const each of called) {
      const { status } = await world.send({ as: askerOf(each), path: `rpc/${each.name}`, body: bodyOf(each) });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(called.length / 2);
  });

  it('arguments of each type refuse every kind of wrong value with a code', async () => {
    const types = new Set(called.flatMap(({ args }) => args.map(({ type }) => type)));
    expect(types.size).toBeGreaterThan(6);
    for (const type of types) {
      const places = called.flatMap((each) =>
        each.args.filter((arg) => arg.type === type).map(({ name }) => [each, name] as const),
      );
      // Each place has a turn, and each kind of value.
      const sent = Array.from({ length: Math.max(places.length, KINDS.length) }, (_, turn) => {
        const [each, name] = places[turn % places.length]!;
        const kind = KINDS[turn % KINDS.length]!;
        return [
          { as: askerOf(each), path: `rpc/${each.name}`, body: bodyOf(each, { [name]: kind }) } as const,
          `${name} ${kind}`,
        ] as const;
      });
      expect(await complaints(sent), type).toEqual([]);
    }
  });

  it('columns of new rows refuse every kind of wrong value with a code', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.column_privileges
      where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'INSERT'
      order by 1, 2`.execute(world.server.database.connection.kysely);
    const places = OWNED.flatMap(([table, row]) =>
      rows.filter((each) => each.table === table).map(({ column }) => ({ table, row, column })),
    );
    const sent = Array.from({ length: 2 * KINDS.length }, (_, turn) => {
      const { table, row, column } = places[turn % places.length]!;
      const kind = KINDS[turn % KINDS.length]!;
      const fields = Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)] as const);
      const body = objectOf([...fields.filter(([name]) => name !== column), [column, kind]]);
      return [{ as: 'stranger', path: table, body } as const, `${column} ${kind}`] as const;
    });
    expect(await complaints(sent)).toEqual([]);
  });

  it('a body that is no object is refused with a code', async () => {
    const paths = ['rpc/search_inspirations', 'rpc/save_story_text', 'user_stories'];
    const sent = paths.flatMap((path) =>
      NO_OBJECTS.map((body) => [{ as: 'stranger', path, body } as const, body] as const),
    );
    expect(await complaints(sent)).toEqual([]);
  });

  it('a body of 20 MB is refused without being read', async () => {
    const body = `{"prompt":"${'x'.repeat(20 * 1024 * 1024)}"}`;
    const before = process.memoryUsage().rss;
    // Some clients see the answer, and some the connection that is closed on them while they send.
    const seen = await world.send({ as: 'owner', path: 'user_stories', body }).then(
      ({ status, text }) => `${status} ${text}`,
      (error: Error) => `cut off: ${String(error.cause)}`,
    );
    expect(seen).toMatch(/^413 .*"code":"body_too_large"|^cut off: .*(?:EPIPE|ECONNRESET|closed|socket)/i);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});
