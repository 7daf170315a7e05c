import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './testing/test-postgres.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const postgres = await startPostgres();
if (typeof postgres === 'string') process.stderr.write(`The tests on Postgres are skipped: ${postgres}.\n`);

afterAll(() => {
  if (typeof postgres !== 'string') postgres.stop();
});

describe.each([
  { engine: 'PGlite', environment: {}, available: true },
  {
    engine: 'Postgres',
    environment: typeof postgres === 'string' ? {} : { DATABASE_URL: postgres.url },
    available: typeof postgres !== 'string',
  },
] as { engine: string; environment: Record<string, string>; available: boolean }[])(
  'the guests’ quota on $engine',
  ({ environment, available }) => {
    let server: TestServer;
    let servers: TestServer[] = [];
    beforeAll(async () => {
      if (!available) return;
      // On Postgres two servers start at the same moment on one empty database, and share the requests.
      const count = environment.DATABASE_URL ? 2 : 1;
      servers = await Promise.all(Array.from({ length: count }, () => startTestServer(environment)));
      server = servers[0]!;
    });
    afterAll(async () => {
      for (const each of servers) await each.close();
    });

    let turn = 0;
    const spend = (id: string) =>
      servers[turn++ % servers.length]!.service().rpc('spend_guest_generation', { p_session_id: id });
    const refund = (id: string) => server.service().rpc('refund_guest_generation', { p_session_id: id });

    it.runIf(available)('is granted exactly three times to 200 requests at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => spend('racer')));
      expect(answers.every(({ error }) => error === null)).toBe(true);
      const granted = answers.map(({ data }) => data as number | null).filter((count) => count !== null);
      expect(granted.toSorted()).toEqual(Array.from({ length: FREE_GUEST_STORIES }, (_, index) => index + 1));
      const { data } = await server.service().from('anonymous_usage').select().eq('session_id', 'racer').single();
      expect(data).toMatchObject({ usage_count: FREE_GUEST_STORIES, last_used: expect.stringMatching(/T.*\+00:00$/) });
    });

    it.runIf(available)('counts each guest alone', async () => {
      expect((await spend('one')).data).toBe(1);
      expect((await spend('two')).data).toBe(1);
    });

    it.runIf(available)('is given back, but never below nothing', async () => {
      await spend('refunded');
      const answers = await Promise.all(Array.from({ length: 20 }, () => refund('refunded')));
      expect(answers.map(({ data }) => data as number)).toEqual(Array.from({ length: 20 }, () => 0));
      expect((await spend('refunded')).data).toBe(1);
      expect((await refund('nobody')).data).toBeNull();
    });

    it.runIf(available)('refuses an id that is none', async () => {
      expect(await spend('')).toMatchObject({ status: 400, error: { code: '23514' } });
      expect(await spend('x'.repeat(201))).toMatchObject({ status: 400, error: { code: '23514' } });
    });

    it.runIf(available)('the rest of the product works on this engine too', async () => {
      const { client, id } = await server.person('Ann');
      expect((await client.from('profiles').select()).data).toEqual([{ id, display_name: 'Ann' }]);
      const saved = await client
        .from('user_stories')
        .insert({ prompt: 'p', story: 's', options: { genre: 'fantasy' } })
        .select();
      expect(saved.data).toMatchObject([
        { options: { genre: 'fantasy' }, created_at: expect.stringMatching(/T.*\+00:00$/) },
      ]);
      expect((await server.anonymous().from('user_stories').select()).status).toBe(401);
      expect((await client.from('user_stories').insert({ prompt: 'p', story: '' })).error).toMatchObject({
        code: '23514',
      });
    });
  },
);
