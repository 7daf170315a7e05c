import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const withDemo = () => ({ demoImageFolder: path.join(inject('builtFolder'), 'database-demo') });

const isFilled = async (server: TestServer): Promise<boolean> =>
  ((await server.anonymous().from('user_inspirations').select('id').limit(1)).data ?? []).length > 0;

describe('the demo community', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, withDemo());
  });
  afterAll(() => server.close());

  it('The demo community has prompts, stories, likes and views of every kind, within the specification', async () => {
    const one = async (query: string) =>
      (await sql.raw<Record<string, number>>(query).execute(server.database.connection.kysely)).rows[0];
    expect(
      await one(`
        select count(*)::int >= 30 as prompts, count(distinct (category, difficulty))::int as kinds,
          bool_and(is_public) as public, max(likes_count) > 3 as liked, max(uses_count) > 5 as used,
          max(created_at) <= now() as past, count(distinct user_id) >= 8 as people
        from public.user_inspirations`),
    ).toEqual({ prompts: true, kinds: 21, public: true, liked: true, used: true, past: true, people: true });
    expect(
      await one(`
        select count(*)::int >= 8 as stories, count(distinct generator_id)::int as generators,
          count(distinct language)::int as languages, max(views_count) > 50 as read, max(likes_count) > 3 as liked,
          bool_and(content ~ '^# ') as titled, max(created_at) <= now() as past
        from public.user_shared_stories`),
    ).toEqual({ stories: true, generators: 4, languages: 4, read: true, liked: true, titled: true, past: true });
  });

  it('The authors of the demo community have no password to sign in with', async () => {
    const { rows } = await sql`select from auth.users where encrypted_password <> ''`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('The demo community is added at the first start, and not again', async () => {
    expect(await isFilled(server)).toBe(true);
    await server.database.runScript('delete from auth.users');
    await server.close();
    server = await startTestServer({ STORYLOOM_DATA: server.folder }, withDemo());
    expect(await isFilled(server)).toBe(false);
  });

  it('A server that others can reach has no demo community and no inbox', async () => {
    // One with a public name is started for its operators: see `operator/operators.test.ts`.
    const open = await startTestServer({ HOST: '0.0.0.0' }, withDemo());
    const { rows } = await sql`select from public.user_inspirations`.execute(open.database.connection.kysely);
    expect(rows).toEqual([]);
    const { port } = new URL(open.url);
    expect((await fetch(`http://127.0.0.1:${port}/inbox`)).status).toBe(404);
    await open.close();
  });
});
