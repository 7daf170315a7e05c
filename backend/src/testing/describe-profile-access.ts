import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestServer } from './test-server.ts';

type Person = Awaited<ReturnType<TestServer['person']>>;

interface World {
  readonly server: TestServer;
  readonly owner: Person;
  readonly stranger: Person;
}

/** Tests of who reads and changes profiles, before the owner has published anything. */
export function describeProfileAccess(world: () => World): void {
  describe('profiles', () => {
    it('A display name comes from the sign-up, cleaned, and never from the email address', async () => {
      const { owner, stranger } = world();
      expect((await owner.client.from('profiles').select()).data).toEqual([
        { id: owner.id, display_name: 'Ann Writer' },
      ]);
      expect((await stranger.client.from('profiles').select()).data).toEqual([
        { id: stranger.id, display_name: 'Writer' },
      ]);
    });

    it.each(['', '   ', 'x'.repeat(500), '名'.repeat(90), `${'x'.repeat(79)} y`])(
      'A sign-up with the odd name %j succeeds',
      async (name) => {
        const { server } = world();
        const { client } = await server.person(name);
        const { data } = await client.from('profiles').select('display_name').single();
        expect(data!.display_name).toBe(name.trim().slice(0, 80).trim() || 'Writer');
      },
    );

    it('Only its owner reads a profile, until they publish something', async () => {
      const { server, owner, stranger } = world();
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

    it('Only its owner changes the display name of a profile, and no other column', async () => {
      const { server, owner, stranger } = world();
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

    it('Even its owner cannot create or delete a profile', async () => {
      const { owner } = world();
      expect((await owner.client.from('profiles').insert({ id: owner.id, display_name: 'x' })).status).toBe(403);
      expect((await owner.client.from('profiles').delete().eq('id', owner.id)).status).toBe(403);
    });
  });
}
