import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openDataFolder, prepareDataFolder } from './data-folder.ts';
import { migrate } from './database/migrations.ts';
import {
  imageFolder,
  migrationsFolder,
  startTestServer,
  temporaryFolder,
  threadFile,
  type TestServer,
} from './testing/test-server.ts';

async function saltIn({ database }: Pick<TestServer, 'database'>): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value from private.salt`.execute(database.connection.kysely);
  return rows[0]!.value;
}

describe('a data folder', () => {
  it('A data folder is made for its owner only, and closed to other users at each start', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    await prepareDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await mkdir(path.join(folder, 'database'), { mode: 0o755 });
    await writeFile(path.join(folder, 'secrets.json'), '{}');
    for (const name of ['.', 'database', 'secrets.json']) await chmod(path.join(folder, name), 0o755);
    await prepareDataFolder(folder);
    const modes = ['.', 'database', 'secrets.json'].map(
      async (name) => (await stat(path.join(folder, name))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600]);
  });

  it('The shipped database has no other databases beside it, which each first start and each backup would copy', async () => {
    expect(await readdir(path.join(imageFolder(), 'base'))).toHaveLength(1);
  });

  it('A new database gets its final name only when it is complete', async () => {
    const folder = await temporaryFolder();
    // A copy that fails in the middle.
    const broken = await temporaryFolder();
    const socket = createServer().listen(path.join(broken, 'PG_VERSION'));
    await once(socket, 'listening');
    const sources = { migrationsFolder, threadFile: threadFile() };
    await expect(openDataFolder(folder, { ...sources, imageFolder: broken })).rejects.toThrow(/socket/);
    socket.close();
    expect(existsSync(path.join(folder, 'database'))).toBe(false);
    // The next start begins again, whatever a failed or killed one left behind.
    await mkdir(path.join(folder, 'database.new'), { recursive: true });
    await writeFile(path.join(folder, 'database.new', 'PG_VERSION'), 'half');
    const database = await openDataFolder(folder, { ...sources, imageFolder: imageFolder() });
    expect(await readdir(folder)).toEqual(['database']);
    expect(await migrate(database, migrationsFolder)).toEqual([]);
    // Each server fills in its own; the image that all copy has none.
    expect(await saltIn({ database })).toBe('');
    await database.close();
  });

  it('A data folder keeps its stories, sessions and salt across a restart, and drops stories whose days in the trash are over', async () => {
    const first = await startTestServer();
    const { client } = await first.person('Ann');
    await client.from('user_stories').insert([
      { prompt: 'p', story: '# Kept' },
      { prompt: 'p', story: '# Deleted' },
    ]);
    await first.database.runScript(
      `update public.user_stories set deleted_at = now() - interval '31 days' where story = '# Deleted'`,
    );
    const { data: session } = await client.auth.getSession();
    const salt = await saltIn(first);
    expect(salt).toHaveLength(72);
    await first.close();

    const second = await startTestServer({ STORYLOOM_DATA: first.folder });
    expect(second.secrets).toEqual(first.secrets);
    expect(await saltIn(second)).toBe(salt);
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
