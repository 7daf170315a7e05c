import { randomUUID } from 'node:crypto';
import { FREE_GUEST_STORIES, REPORT_LIMITS } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enginesOf, isThorough, lazyPostgres } from '../../src/testing/engines.ts';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { startTestServer, type TestServer } from '../../src/testing/test-server.ts';

const isSoak = process.env['SOAK'] === '1';
/** How often each race is run, and the one for a guest's free stories. */
const ROUNDS = isSoak ? 10 : 1;
const QUOTA_ROUNDS = isSoak ? 50 : isThorough ? 2 : 1;
const PARALLEL = isThorough ? 200 : 60;
const LIKES = isSoak ? 400 : isThorough ? 120 : 60;
const PEOPLE = 20;

const postgres = lazyPostgres();

type Person = Awaited<ReturnType<TestServer['person']>>;
type Client = Person['client'];

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const rounds = Array.from({ length: ROUNDS }, (_, index) => index);

const ENGINES = enginesOf([
  { engine: 'PGlite', isShared: false },
  { engine: 'Postgres, two servers on it', isShared: true },
]);

describe.each(ENGINES)('races on $engine', ({ isShared }) => {
  let servers: TestServer[] = [];
  let author: Person;
  let people: Person[];
  beforeAll(async () => {
    const environment = isShared ? { DATABASE_URL: (await postgres()).url } : {};
    servers = await times(isShared ? 2 : 1, () => startTestServer(environment));
    author = await servers[0]!.person();
    people = await times(PEOPLE, () => servers[0]!.person());
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  beforeEach(letAnHourPass);

  let turn = 0;
  const next = () => servers[turn++ % servers.length]!;

  /** Calls a function and expects an answer; the requests go to the servers in turn. */
  async function rpc<T>(client: Client, name: string, args: object): Promise<T> {
    const { data, error } = await client.rpc(name, args);
    expect(error).toBeNull();
    return data as T;
  }
  const service = <T>(name: string, args: object) => rpc<T>(next().service(), name, args);

  const spend = (guest: string, run: string = randomUUID(), more: object = {}) =>
    service<{ outcome: string; used: number }>('spend_guest_generation', {
      p_session_id: guest,
      p_run_id: run,
      ...more,
    });

  const count = (answers: readonly { outcome: string }[], outcome: string) =>
    answers.filter((answer) => answer.outcome === outcome).length;

  async function one<T>(query: string): Promise<T> {
    const { rows } = await sql.raw<T>(query).execute(servers[0]!.database.connection.kysely);
    return rows[0]!;
  }

  it(`a guest gets exactly ${FREE_GUEST_STORIES} of ${PARALLEL} stories asked for at once`, async () => {
    for (let round = 0; round < QUOTA_ROUNDS; round += 1) {
      const answers = await times(PARALLEL, () => spend(`guest ${round}`));
      const granted = answers.filter(({ outcome }) => outcome === 'granted');
      expect(granted.map(({ used }) => used).toSorted()).toEqual([1, 2, 3]);
      expect(count(answers, 'limit')).toBe(PARALLEL - FREE_GUEST_STORIES);
      const kept = await servers[0]!.service().from('anonymous_usage').select().eq('session_id', `guest ${round}`);
      const last_used = expect.stringMatching(/T.*\+00:00$/) as string;
      expect(kept.data).toMatchObject([{ usage_count: FREE_GUEST_STORIES, last_used }]);
      const runs = await servers[0]!.service().from('story_runs').select().eq('caller', `guest:guest ${round}`);
      expect(runs.data).toHaveLength(FREE_GUEST_STORIES);
    }
  });

  it('one run sent 50 times at once is charged once', async () => {
    for (const round of rounds) {
      const run = randomUUID();
      const answers = await times(50, () => spend(`repeating guest ${round}`, run));
      expect(count(answers, 'granted')).toBe(1);
      expect(count(answers, 'duplicate')).toBe(49);
      expect(await spend(`repeating guest ${round}`)).toMatchObject({ outcome: 'granted', used: 2 });
    }
  });

  it('one run given back 50 times at once is given back once', async () => {
    for (const round of rounds) {
      const guest = `refunded guest ${round}`;
      const run = randomUUID();
      await spend(guest, run);
      await spend(guest);
      await times(50, () => service('refund_guest_generation', { p_session_id: guest, p_run_id: run }));
      expect(await spend(guest)).toMatchObject({ outcome: 'granted', used: 2 });
    }
  });

  it('taking and giving back at once ends where it should', async () => {
    for (const round of rounds) {
      const guest = `hasty guest ${round}`;
      const runs = Array.from({ length: 40 }, () => randomUUID());
      await Promise.all(
        runs.flatMap((run) => [
          spend(guest, run),
          service('refund_guest_generation', { p_session_id: guest, p_run_id: run }),
        ]),
      );
      const left = await one<{ used: number; runs: number }>(`
        select usage_count as used, (select count(*)::int from public.story_runs where caller = 'guest:${guest}' and not refunded) as runs
        from public.anonymous_usage where session_id = '${guest}'`);
      expect(left.used).toBe(left.runs);
      expect(left.used).toBeLessThanOrEqual(FREE_GUEST_STORIES);
    }
  });

  it(`a network with 25 stories a day gives exactly 25 to ${PARALLEL} guests`, async () => {
    for (const round of rounds) {
      const network = { p_network: `network ${round}`, p_network_limit: 25 };
      const answers = await times(PARALLEL, (index) => spend(`guest ${index} of ${round}`, randomUUID(), network));
      expect(count(answers, 'granted')).toBe(25);
      expect(count(answers, 'network')).toBe(PARALLEL - 25);
      // Who was refused was charged nothing.
      const { charged } = await one<{ charged: number }>(
        `select sum(usage_count)::int as charged from public.anonymous_usage where session_id like 'guest % of ${round}'`,
      );
      expect(charged).toBe(25);
    }
  });

  it('of 50 stories that one person starts at once exactly two begin', async () => {
    for (const round of rounds) {
      const person = people[round % PEOPLE]!;
      const begin = () =>
        service<{ outcome: string }>('begin_story_run', {
          p_user_id: person.id,
          p_run_id: `${round} ${randomUUID()}`,
          p_at_once: 2,
        });
      const answers = await times(50, begin);
      expect(count(answers, 'granted')).toBe(2);
      expect(count(answers, 'at_once')).toBe(48);
      await servers[0]!.database.runScript(`delete from public.story_runs where caller = 'user:${person.id}'`);
    }
  });

  async function publicPrompts(many: number): Promise<string[]> {
    const row = { title: 't', prompt: 'p', category: 'fantasy', is_public: true };
    const rows = Array.from({ length: many }, () => row);
    const { data, error } = await author.client.from('user_inspirations').insert(rows).select('id');
    expect(error).toBeNull();
    return data!.map(({ id }) => id as string);
  }
  const publicPrompt = async () => (await publicPrompts(1))[0]!;

  async function publicStory(): Promise<string> {
    const row = { title: 't', prompt: 'p', content: 'c', is_public: true };
    const { data, error } = await author.client.from('user_shared_stories').insert(row).select('id').single();
    expect(error).toBeNull();
    return data!.id as string;
  }

  it.each([
    {
      many: LIKES,
      what: 'prompt',
      table: 'user_inspirations',
      likes: 'inspiration_likes',
      column: 'inspiration_id',
      name: 'toggle_inspiration_like',
      make: publicPrompt,
    },
    {
      many: LIKES,
      what: 'story',
      table: 'user_shared_stories',
      likes: 'shared_story_likes',
      column: 'shared_story_id',
      name: 'toggle_story_like',
      make: publicStory,
    },
  ])(
    `after $many likes of one $what by ${PEOPLE} people at once the counter is the number of rows`,
    async ({ many, table, likes, column, name, make }) => {
      for (const round of rounds) {
        const id = await make();
        const seen: number[] = [];
        // Looked at between the likes, as everybody sees it.
        const look = async () => {
          const { data } = await next().anonymous().from(table).select('likes_count').eq('id', id).single();
          seen.push(data!['likes_count'] as number);
        };
        await times(many, async (index) => {
          const answer = await rpc<{ likes_count: number }>(people[(index * 7 + round) % PEOPLE]!.client, name, {
            [`p_${column}`]: id,
            ...(index % 3 > 0 && { p_liked: index % 3 === 1 }),
          });
          seen.push(answer.likes_count);
          if (index % 20 === 0) await look();
        });
        expect(seen).toHaveLength(many + many / 20);
        expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...seen)).toBeLessThanOrEqual(PEOPLE);
        const now = await one<{ counter: number; rows: number }>(`
          select likes_count as counter, (select count(*)::int from public.${likes} where ${column} = '${id}') as rows
          from public.${table} where id = '${id}'`);
        expect(now.counter).toBe(now.rows);
      }
    },
  );

  it(`of ${REPORT_LIMITS.perDay + 10} prompts that one person reports at once ${REPORT_LIMITS.perDay} are reported`, async () => {
    for (const round of rounds) {
      const person = people[round % PEOPLE]!;
      const ids = await publicPrompts(REPORT_LIMITS.perDay + 10);
      const answers = await times(ids.length, async (index) =>
        person.client.rpc('report_content', { p_inspiration_id: ids[index] }),
      );
      expect(answers.filter(({ data }) => data === true)).toHaveLength(REPORT_LIMITS.perDay);
      expect(answers.filter(({ status, error }) => status === 429 && error?.code === 'PT429')).toHaveLength(10);
      const { rows } = await one<{ rows: number }>(
        `select count(*)::int as rows from public.content_reports where user_id = '${person.id}'`,
      );
      expect(rows).toBe(REPORT_LIMITS.perDay);
    }
  });

  it('a prompt deleted while it is liked leaves nothing behind', async () => {
    for (const round of rounds) {
      const id = await publicPrompt();
      const likes = times(PEOPLE, async (index) =>
        people[index]!.client.rpc('toggle_inspiration_like', { p_inspiration_id: id, p_liked: true }),
      );
      const removal = author.client.from('user_inspirations').delete().eq('id', id);
      const [answers] = await Promise.all([likes, removal]);
      // Gone, or gone while it was being liked; never a failure of ours.
      for (const { status, error } of answers) expect(status, `${round} ${error?.message}`).toBeLessThan(500);
      const { rows } = await one<{ rows: number }>(
        `select count(*)::int as rows from public.inspiration_likes where inspiration_id = '${id}'`,
      );
      expect(rows).toBe(0);
    }
  });

  it('50 uses recorded at once count each person once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await publicPrompt();
      const record = (index: number) =>
        rpc<number>(people[index % 5]!.client, 'record_inspiration_use', { p_inspiration_id: id });
      await times(50, record);
      const { counter } = await one<{ counter: number }>(
        `select uses_count as counter from public.user_inspirations where id = '${id}'`,
      );
      expect(counter).toBe(5);
    }
  });

  it('100 views at once count each reader once, and visitors of one address together', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await publicStory();
      await times(100, (index) =>
        rpc<number>(index % 10 < 5 ? people[index % 10]!.client : servers[0]!.anonymous(), 'count_story_view', {
          p_shared_story_id: id,
        }),
      );
      const { counter } = await one<{ counter: number }>(
        `select views_count as counter from public.user_shared_stories where id = '${id}'`,
      );
      expect(counter).toBe(6);
    }
  });
});
