import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSharePages } from './site/describe-share-pages.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['person']>>;

/** Owner, then stranger, then nobody: each refusal stands beside the same call that is allowed. */
describe('who may do what', () => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.person('  Ann \n Writer ');
    stranger = await server.person();
  });
  afterAll(() => server.close());

  describe('with saved stories', () => {
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

    it('the owner gets the row back with the defaults of the specification and ISO 8601 times', async () => {
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

    it('only the owner reads them', async () => {
      expect((await owner.client.from('user_stories').select('id').eq('id', id)).data).toEqual([{ id }]);
      expect((await stranger.client.from('user_stories').select('id').eq('id', id)).data).toEqual([]);
      const nobody = await server.anonymous().from('user_stories').select('id');
      expect(nobody).toMatchObject({ data: null, status: 401, error: { code: '42501' } });
    });

    it('nobody saves under another name', async () => {
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

    it('an id that is taken is refused, and the row stays as it was', async () => {
      const again = await stranger.client.from('user_stories').insert({ id, prompt: 'mine', story: 'mine' });
      expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
      const upserted = await stranger.client.from('user_stories').upsert({ id, prompt: 'mine', story: 'mine' });
      expect(upserted.status).toBe(403);
      expect((await owner.client.from('user_stories').select('story').eq('id', id)).data).toEqual([{ story: '# Fox' }]);
    });

    it('nobody dates or changes a story, not even its owner', async () => {
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

    it('only the owner deletes them', async () => {
      expect((await stranger.client.from('user_stories').delete().eq('id', id).select()).data).toEqual([]);
      expect((await server.anonymous().from('user_stories').delete().eq('id', id)).status).toBe(401);
      expect((await owner.client.from('user_stories').delete().eq('id', id).select('id')).data).toEqual([{ id }]);
    });
  });

  describe('with profiles', () => {
    it('a name is taken from the sign-up, cleaned, and never from the e-mail address', async () => {
      expect((await owner.client.from('profiles').select()).data).toEqual([
        { id: owner.id, display_name: 'Ann Writer' },
      ]);
      expect((await stranger.client.from('profiles').select()).data).toEqual([
        { id: stranger.id, display_name: 'Writer' },
      ]);
    });

    it.each(['', '   ', 'x'.repeat(500), '名'.repeat(90), `${'x'.repeat(79)} y`])(
      'an odd name never stops a sign-up: %j',
      async (name) => {
        const { client } = await server.person(name);
        const { data } = await client.from('profiles').select('display_name').single();
        expect(data!.display_name).toBe(name.trim().slice(0, 80).trim() || 'Writer');
      },
    );

    it('only the owner reads it, until they share something', async () => {
      const read = async (client: Person['client']) =>
        (await client.from('profiles').select('id').eq('id', owner.id)).data;
      expect(await read(owner.client)).toHaveLength(1);
      expect(await read(stranger.client)).toEqual([]);
      expect(await read(server.anonymous())).toEqual([]);
      const shared = { title: 't', prompt: 'p', category: 'fantasy', is_public: true };
      const { data } = await owner.client.from('user_inspirations').insert(shared).select('id').single();
      for (const client of [stranger.client, server.anonymous()]) expect(await read(client)).toHaveLength(1);
      await owner.client.from('user_inspirations').delete().eq('id', data!.id);
      for (const client of [stranger.client, server.anonymous()]) expect(await read(client)).toEqual([]);
    });

    it('only the owner changes the name, and nothing but the name', async () => {
      const rename = (client: Person['client'], values: object) =>
        client.from('profiles').update(values).eq('id', owner.id).select();
      expect((await rename(owner.client, { display_name: 'Anna' })).data).toEqual([
        { id: owner.id, display_name: 'Anna' },
      ]);
      expect((await rename(stranger.client, { display_name: 'Mallory' })).data).toEqual([]);
      expect((await rename(server.anonymous(), { display_name: 'Mallory' })).status).toBe(401);
      expect((await rename(owner.client, { id: randomUUID() })).status).toBe(403);
      expect(await rename(owner.client, { display_name: '' })).toMatchObject({ status: 400, error: { code: '23514' } });
    });

    it('nobody makes or deletes one', async () => {
      expect((await owner.client.from('profiles').insert({ id: owner.id, display_name: 'x' })).status).toBe(403);
      expect((await owner.client.from('profiles').delete().eq('id', owner.id)).status).toBe(403);
    });
  });

  describe('with the guests’ quota', () => {
    const session = 'guest-1';
    const run = { p_session_id: session, p_run_id: 'run-1' };
    beforeAll(async () => {
      const { data } = await server.service().rpc('spend_guest_generation', run);
      expect(data).toMatchObject({ outcome: 'granted', used: 1 });
    });

    it('only the service reads and writes the table', async () => {
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

    it.each(['spend_guest_generation', 'refund_guest_generation'])('only the service calls %s', async (name) => {
      const call = (client: Person['client']) => client.rpc(name, run);
      expect((await call(server.anonymous())).status).toBe(401);
      expect((await call(owner.client)).status).toBe(403);
      expect((await call(server.service())).status).toBe(200);
    });
  });

  it('a request without a key, or with a wrong one, is refused', async () => {
    const url = `${server.url}/rest/v1/profiles`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
    const authorization = `Bearer ${owner.accessToken}`;
    expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
    expect((await fetch(url, { headers: { authorization, apikey: server.secrets.publishableKey } })).status).toBe(200);
  });

  it('a forged or unsigned token is refused', async () => {
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

  it('the account takes everything along when it is deleted', async () => {
    const { client, id } = await server.person();
    await client.from('user_stories').insert({ prompt: 'p', story: 's' });
    await server.database.runScript(`delete from auth.users where id = '${id}'`);
    const { data } = await server.service().from('user_stories').select('id').eq('user_id', id);
    expect(data).toEqual([]);
  });

  // The last, because anyone who shares something has a name that everybody reads.
  describeSharePages(() => server);
});
