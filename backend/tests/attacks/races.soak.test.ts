import { randomUUID } from 'node:crypto';
import { FREE_GUEST_STORIES, REPORT_LIMITS } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lazyPostgres } from '../../src/testing/engines.ts';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { add } from '../../src/testing/settled-account.ts';
import { sharedPostgres, startTestServer, type TestServer } from '../../src/testing/test-server.ts';

const PARALLEL = 200;
const PEOPLE = 20;

const postgres = lazyPostgres();

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Calls a function. @throws when it is refused. */
async function rpc<T>(client: SupabaseClient, name: string, args: object): Promise<T> {
  const { data, error } = await client.rpc(name, args);
  expect(error).toBeNull();
  return data as T;
}

interface Outcome {
  readonly outcome: string;
  readonly used: number;
}

const count = (answers: readonly Outcome[], outcome: string): number =>
  answers.filter((answer) => answer.outcome === outcome).length;

const LIKED = [
  { what: 'prompt', table: 'user_inspirations', likes: 'inspiration_likes', column: 'inspiration_id' },
  { what: 'story', table: 'user_shared_stories', likes: 'shared_story_likes', column: 'shared_story_id' },
];
const TOGGLES: Record<string, string> = { prompt: 'toggle_inspiration_like', story: 'toggle_story_like' };

describe('requests at once to two servers on one Postgres', { repeats: process.env['SOAK'] ? 9 : 0 }, () => {
  let servers: TestServer[];
  let author: SupabaseClient;
  let people: Awaited<ReturnType<TestServer['person']>>[];
  beforeAll(async () => {
    // Both start at the same moment on an empty database.
    const environment = await sharedPostgres((await postgres()).url);
    servers = await times(2, () => startTestServer(environment));
    author = (await next().person()).client;
    people = await times(PEOPLE, () => servers[0]!.person());
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });
  beforeEach(letAnHourPass);

  let turn = 0;
  /** The servers in turn. */
  const next = (): TestServer => servers[turn++ % servers.length]!;
  const user = (index: number) => people[index % PEOPLE]!;
  const spend = (guest: string, run: string = randomUUID(), more: object = {}) =>
    rpc<Outcome>(next().service(), 'spend_guest_generation', { p_session_id: guest, p_run_id: run, ...more });
  const refund = (guest: string, run: string) =>
    rpc(next().service(), 'refund_guest_generation', { p_session_id: guest, p_run_id: run });
  async function number(query: string): Promise<number> {
    const { rows } = await sql
      .raw<{ number: number }>(`select (${query})::int as number`)
      .execute(servers[0]!.database.connection.kysely);
    return rows[0]!.number;
  }
  const newPrompt = () =>
    add(author, 'user_inspirations', { title: 't', prompt: 'p', category: 'fantasy', is_public: true });
  const newStory = () => add(author, 'user_shared_stories', { title: 't', prompt: 'p', content: 'c', is_public: true });

  it(`a guest gets exactly ${FREE_GUEST_STORIES} of ${PARALLEL} stories`, async () => {
    const guest = randomUUID();
    const answers = await times(PARALLEL, () => spend(guest));
    const granted = answers.filter(({ outcome }) => outcome === 'granted');
    expect(granted.map(({ used }) => used).toSorted()).toEqual([1, 2, 3]);
    expect(count(answers, 'limit')).toBe(PARALLEL - FREE_GUEST_STORIES);
    expect(await number(`select count(*) from public.story_runs where caller = 'guest:${guest}'`)).toBe(3);
  });

  it('a run is charged once, and refunded once', async () => {
    const [guest, run] = [randomUUID(), randomUUID()];
    const answers = await times(50, () => spend(guest, run));
    expect([count(answers, 'granted'), count(answers, 'duplicate')]).toEqual([1, 49]);
    await spend(guest);
    await times(50, () => refund(guest, run));
    expect(await spend(guest)).toMatchObject({ outcome: 'granted', used: 2 });
  });

  it('charges and refunds leave as many stories used as runs that were not refunded', async () => {
    const guest = randomUUID();
    await times(40, async () => {
      const run = randomUUID();
      await Promise.all([spend(guest, run), refund(guest, run)]);
    });
    const used = await number(`select usage_count from public.anonymous_usage where session_id = '${guest}'`);
    expect(used).toBe(
      await number(`select count(*) from public.story_runs where caller = 'guest:${guest}' and not refunded`),
    );
    expect(used).toBeLessThanOrEqual(FREE_GUEST_STORIES);
  });

  it(`a network with 25 stories a day gives exactly 25 to ${PARALLEL} guests`, async () => {
    const name = randomUUID();
    const network = { p_network: name, p_network_limit: 25 };
    const answers = await times(PARALLEL, (index) => spend(`guest ${index} of ${name}`, randomUUID(), network));
    expect([count(answers, 'granted'), count(answers, 'network')]).toEqual([25, PARALLEL - 25]);
    // A refused guest is charged nothing.
    const charged = `select sum(usage_count) from public.anonymous_usage where session_id like 'guest % of ${name}'`;
    expect(await number(charged)).toBe(25);
  });

  it('a user begins exactly two of 50 stories', async () => {
    const args = { p_user_id: (await next().person()).id, p_at_once: 2 };
    const answers = await times(50, () =>
      rpc<Outcome>(next().service(), 'begin_story_run', { ...args, p_run_id: randomUUID() }),
    );
    expect([count(answers, 'granted'), count(answers, 'at_once')]).toEqual([2, 48]);
  });

  it.each(LIKED)('the counter of a $what is the number of its likes', async ({ what, table, likes, column }) => {
    const id = await (what === 'prompt' ? newPrompt() : newStory());
    const answers = await times(PARALLEL, (index) =>
      rpc<{ likes_count: number }>(user(index * 7).client, TOGGLES[what]!, {
        [`p_${column}`]: id,
        ...(index % 3 > 0 && { p_liked: index % 3 === 1 }),
      }),
    );
    const seen = answers.map(({ likes_count }) => likes_count);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(PEOPLE);
    expect(await number(`select likes_count from public.${table} where id = '${id}'`)).toBe(
      await number(`select count(*) from public.${likes} where ${column} = '${id}'`),
    );
  });

  it('uses count each user once, and views each reader and each address of visitors once', async () => {
    const [prompt, story] = [await newPrompt(), await newStory()];
    await times(50, (index) => rpc(user(index % 5).client, 'record_inspiration_use', { p_inspiration_id: prompt }));
    expect(await number(`select uses_count from public.user_inspirations where id = '${prompt}'`)).toBe(5);
    await times(100, (index) =>
      rpc(index % 10 < 5 ? user(index % 10).client : servers[0]!.anonymous(), 'count_story_view', {
        p_shared_story_id: story,
      }),
    );
    expect(await number(`select views_count from public.user_shared_stories where id = '${story}'`)).toBe(6);
  });

  it(`a user reports exactly ${REPORT_LIMITS.perDay} of ${REPORT_LIMITS.perDay + 10} prompts, and each once`, async () => {
    const { client } = await next().person();
    const ids = await times(REPORT_LIMITS.perDay + 10, newPrompt);
    const answers = await times(ids.length, async (index) =>
      client.rpc('report_content', { p_inspiration_id: ids[index] }),
    );
    expect(answers.filter(({ data }) => data === true)).toHaveLength(REPORT_LIMITS.perDay);
    expect(answers.filter(({ status, error }) => status === 429 && error?.code === 'PT429')).toHaveLength(10);
  });
});
