import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSharePages } from './testing/describe-share-pages.ts';
import { describeProfileAccess } from './testing/describe-profile-access.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['person']>>;

/** Calls as owner, stranger and visitor: each refused call is paired with the same call that is allowed. */
describe('access', () => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.person('  Ann \n Writer ');
    stranger = await server.person();
  });
  afterAll(() => server.close());

  describe('saved stories', () => {
    let id: string;
    beforeAll(async () => {
      const { data, error } = await owner.client
        .from('user_stories')
        .insert({ prompt: 'a fox', story: '# Fox' })
        .select()
        .single();
      expect(error).toBeNull();
      id = data.id;
    });

    it('The owner reads a saved story with the defaults of the specification and ISO 8601 times', async () => {
      const { data } = await owner.client.from('user_stories').select().eq('id', id).single();
      expect(data).toMatchObject({
        user_id: owner.id,
        title: 'Untitled Story',
        generator_id: 'unknown',
        language: 'English',
        perspective: 'Third Person',
        tone: 'Neutral',
        options: {},
      });
      expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
      expect(Math.abs(Date.parse(data.created_at) - Date.now())).toBeLessThan(60_000);
    });

    it('Only its owner reads a saved story', async () => {
      expect((await owner.client.from('user_stories').select('id').eq('id', id)).data).toEqual([{ id }]);
      expect((await stranger.client.from('user_stories').select('id').eq('id', id)).data).toEqual([]);
      const visitor = await server.anonymous().from('user_stories').select('id');
      expect(visitor).toMatchObject({ data: null, status: 401, error: { code: '42501' } });
    });

    it('A user cannot save a story for another user, and a visitor cannot save one', async () => {
      const row = { prompt: 'p', story: 's' };
      expect((await stranger.client.from('user_stories').insert({ ...row, user_id: stranger.id })).status).toBe(201);
      const forged = await stranger.client.from('user_stories').insert({ ...row, user_id: owner.id });
      expect(forged).toMatchObject({ status: 403, error: { code: '42501' } });
      expect(
        (
          await server
            .anonymous()
            .from('user_stories')
            .insert({ ...row, user_id: owner.id })
        ).status,
      ).toBe(401);
      expect((await server.anonymous().from('user_stories').insert(row)).status).toBe(401);
    });

    it('A story cannot be saved under an id that is taken, and the existing row stays unchanged', async () => {
      const again = await stranger.client.from('user_stories').insert({ id, prompt: 'mine', story: 'mine' });
      expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
      const upserted = await stranger.client.from('user_stories').upsert({ id, prompt: 'mine', story: 'mine' });
      expect(upserted.status).toBe(403);
      expect((await owner.client.from('user_stories').select('story').eq('id', id)).data).toEqual([{ story: '# Fox' }]);
    });

    it('Even its owner cannot set the date of a story, or change its owner, text, date or id', async () => {
      const dated = await owner.client
        .from('user_stories')
        .insert({ prompt: 'p', story: 's', created_at: '2001-01-01' });
      expect(dated).toMatchObject({ status: 403, error: { code: '42501' } });
      for (const change of [
        { user_id: stranger.id },
        { story: 'x' },
        { created_at: '2001-01-01' },
        { id: randomUUID() },
      ]) {
        expect((await owner.client.from('user_stories').update(change).eq('id', id)).status).toBe(403);
      }
    });

    it('Only its owner deletes a saved story', async () => {
      expect((await stranger.client.from('user_stories').delete().eq('id', id).select()).data).toEqual([]);
      expect((await server.anonymous().from('user_stories').delete().eq('id', id)).status).toBe(401);
      expect((await owner.client.from('user_stories').delete().eq('id', id).select('id')).data).toEqual([{ id }]);
    });
  });

  describeProfileAccess(() => ({ server, owner, stranger }));

  describe('the guests’ quota', () => {
    const session = 'guest-1';
    const run = { p_session_id: session, p_run_id: 'run-1' };
    beforeAll(async () => {
      const { data } = await server.service().rpc('spend_guest_generation', run);
      expect(data).toMatchObject({ outcome: 'granted', used: 1 });
    });

    it('Only the service reads and writes the table anonymous_usage', async () => {
      const read = (client: Person['client']) =>
        client.from('anonymous_usage').select('usage_count').eq('session_id', session);
      expect((await read(server.service())).data).toEqual([{ usage_count: 1 }]);
      expect((await read(owner.client)).status).toBe(403);
      expect((await read(server.anonymous())).status).toBe(401);
      const reset = (client: Person['client']) =>
        client.from('anonymous_usage').update({ usage_count: 0 }).eq('session_id', session);
      expect((await reset(owner.client)).status).toBe(403);
      expect((await reset(server.anonymous())).status).toBe(401);
      expect((await server.anonymous().from('anonymous_usage').insert({ session_id: 'x' })).status).toBe(401);
    });

    it.each(['spend_guest_generation', 'refund_guest_generation'])('Only the service calls %s', async (name) => {
      const call = (client: Person['client']) => client.rpc(name, run);
      expect((await call(server.anonymous())).status).toBe(401);
      expect((await call(owner.client)).status).toBe(403);
      expect((await call(server.service())).status).toBe(200);
    });
  });

  it('A request without a key, or with a wrong one, is refused', async () => {
    const url = `${server.url}/rest/v1/profiles`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
    const authorization = `Bearer ${owner.accessToken}`;
    expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
    expect((await fetch(url, { headers: { authorization, apikey: server.secrets.publishableKey } })).status).toBe(200);
  });

  it('A forged or unsigned token is refused', async () => {
    const [header, payload] = owner.accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const read = (token: string) => {
      const headers = { apikey: server.secrets.publishableKey, authorization: `Bearer ${token}` };
      return fetch(`${server.url}/rest/v1/user_stories`, { headers });
    };
    expect((await read(owner.accessToken)).status).toBe(200);
    for (const token of [`${header}.${payload}.AAAA`, `${none}.${payload}.`])
      expect((await read(token)).status).toBe(401);
  });

  it('Deleting an account deletes its saved stories', async () => {
    const { client, id } = await server.person();
    await client.from('user_stories').insert({ prompt: 'p', story: 's' });
    await server.database.runScript(`delete from auth.users where id = '${id}'`);
    const { data } = await server.service().from('user_stories').select('id').eq('user_id', id);
    expect(data).toEqual([]);
  });

  // Last, because a user who publishes something has a public name.
  describeSharePages(() => server);
});
