import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { openDataFolder, prepareDataFolder } from './data-folder.ts';
import { appliedFiles } from './testing/applied-files.ts';
import { migrationsFolder, startTestServer, temporaryFolder } from './testing/test-server.ts';

const imageFolder = () => path.join(inject('builtFolder'), 'database');

describe('a data folder', () => {
  it('can be entered by its owner only', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    await prepareDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('gets its database under another name first, and the name only when it is complete', async () => {
    const folder = await temporaryFolder();
    const broken = await temporaryFolder();
    await writeFile(path.join(broken, '20990101000000_broken.sql'), 'select nonsense;');
    await expect(openDataFolder(folder, { migrationsFolder: broken })).rejects.toThrow(/broken/);
    expect(existsSync(path.join(folder, 'database'))).toBe(false);
    // The next start begins anew, whatever the broken one left.
    const database = await openDataFolder(folder, { migrationsFolder, imageFolder: imageFolder() });
    expect(await readdir(folder)).toEqual(['database']);
    expect(await appliedFiles(database)).toHaveLength((await readdir(migrationsFolder)).length);
    await database.close();
  });

  it('gets a salt of its own, whatever image it is copied from, and keeps it', async () => {
    const saltIn = async (folder: string): Promise<string> => {
      const server = await startTestServer({ STORYLOOM_DATA: folder });
      const { rows } = await sql<{ value: string }>`select value from private.salt`.execute(
        server.database.connection.kysely,
      );
      await server.close();
      return rows[0]!.value;
    };
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    const salt = await saltIn(one);
    expect(salt).toHaveLength(72);
    expect(await saltIn(other)).not.toBe(salt);
    expect(await saltIn(one)).toBe(salt);
  });

  it('is cleaned of a first start that was killed half-way', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'database.new'));
    await writeFile(path.join(folder, 'database.new', 'PG_VERSION'), 'half');
    const database = await openDataFolder(folder, { migrationsFolder, imageFolder: imageFolder() });
    expect(await readdir(folder)).toEqual(['database']);
    await database.close();
  });

  it('keeps a saved story and the session of its writer across a restart, and nothing that was deleted', async () => {
    const first = await startTestServer();
    const { client } = await first.person('Ann');
    await client.from('user_stories').insert([
      { prompt: 'p', story: '# Kept' },
      { prompt: 'p', story: '# Deleted' },
    ]);
    await first.database.runScript(
      `update public.user_stories set deleted_at = now() - interval '1 hour' where story = '# Deleted'`,
    );
    const { data: session } = await client.auth.getSession();
    await first.close();

    const second = await startTestServer({ STORYLOOM_DATA: first.folder });
    expect(second.secrets).toEqual(first.secrets);
    const again = second.anonymous();
    await again.auth.setSession(session.session!);
    expect((await again.from('user_stories').select('story')).data).toEqual([{ story: '# Kept' }]);
    expect((await again.auth.refreshSession()).error).toBeNull();
    await vi.waitFor(async () => {
      expect((await second.service().from('user_stories').select('story')).data).toEqual([{ story: '# Kept' }]);
    });
    await second.close();
  });
});
