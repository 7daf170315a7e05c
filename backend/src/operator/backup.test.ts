import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder, startTestServer, temporaryFolder, threadFile } from '../testing/test-server.ts';
import { backUp, restore } from './backup.ts';

/** A data folder in which someone signed up and saved a story, and a backup of it. */
async function backedUp(options: Parameters<typeof startTestServer>[1] = {}) {
  const dataFolder = path.join(await temporaryFolder(), 'data');
  const server = await startTestServer({ STORYLOOM_DATA: dataFolder }, options);
  const { client } = await server.person('Ada');
  const story = { title: 'Kept', prompt: 'A lamp', story: 'Once, 从前.' };
  const { error } = await client.from('user_stories').insert(story);
  const file = path.join(path.dirname(dataFolder), 'backup.tar.gz');
  return {
    dataFolder,
    server,
    file,
    error,
    secrets: server.secrets,
    token: (await client.auth.getSession()).data.session,
  };
}

describe('backup and restore', () => {
  it('A backup of a server with a user and a story is restored whole: the session goes on, and the story is there', async () => {
    const { dataFolder, server, file, error, secrets, token } = await backedUp();
    expect(error).toBeNull();
    await expect(backUp({ dataFolder }, file)).rejects.toThrow(/already running/);
    expect(existsSync(file)).toBe(false);
    await server.close();
    await backUp({ dataFolder }, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp({ dataFolder }, file)).rejects.toThrow(/exists already/);

    const other = path.join(await temporaryFolder(), 'other');
    await restore({ dataFolder: other }, file, threadFile());
    const again = await startTestServer({ STORYLOOM_DATA: other });
    expect(again.secrets).toEqual(secrets);
    const client = again.anonymous();
    await client.auth.setSession(token!);
    expect((await client.from('user_stories').select('title, story')).data).toEqual([
      { title: 'Kept', story: 'Once, 从前.' },
    ]);
    await again.close();
    expect((await readdir(path.dirname(other))).toSorted()).toEqual(['other']);
  });

  it('A backup of an earlier release is restored into this one: its data gets the newer migrations, and its sessions go on', async () => {
    const [baseline = '', ...newer] = (await readdir(migrationsFolder)).toSorted();
    const earlier = await temporaryFolder();
    await copyFile(path.join(migrationsFolder, baseline), path.join(earlier, baseline));
    const { dataFolder, server, file, token } = await backedUp({ migrationsFolder: earlier, imageFolder: undefined });
    await server.close();
    await backUp({ dataFolder }, file);

    const other = path.join(await temporaryFolder(), 'other');
    await restore({ dataFolder: other }, file, threadFile());
    const upgraded = await startTestServer({ STORYLOOM_DATA: other });
    expect(upgraded.entries).toContainEqual({ level: 'info', event: 'migrated', files: newer });
    const client = upgraded.anonymous();
    await client.auth.setSession(token!);
    expect((await client.from('user_stories').select('title, story')).data).toEqual([
      { title: 'Kept', story: 'Once, 从前.' },
    ]);
    await upgraded.close();
  });

  it('A restore replaces nothing: a folder with data stays as it is', async () => {
    const { dataFolder, server, file } = await backedUp();
    await server.close();
    await backUp({ dataFolder }, file);
    const before = await readFile(path.join(dataFolder, 'secrets.json'), 'utf8');
    await expect(restore({ dataFolder }, file, threadFile())).rejects.toThrow(/npm run reset/);
    expect(await readFile(path.join(dataFolder, 'secrets.json'), 'utf8')).toBe(before);
  });

  it('A damaged backup, another archive and a missing file are refused, and leave no data folder', async () => {
    const { dataFolder, server, file } = await backedUp();
    await server.close();
    await backUp({ dataFolder }, file);
    const folder = await temporaryFolder();
    const target = path.join(folder, 'data');
    await truncate(file, 100_000);
    await expect(restore({ dataFolder: target }, file, threadFile())).rejects.toThrow(/^tar could not do that/);
    await writeFile(path.join(folder, 'notes.txt'), 'notes');
    execFileSync('tar', ['-czf', path.join(folder, 'notes.tar.gz'), '-C', folder, 'notes.txt']);
    await expect(restore({ dataFolder: target }, path.join(folder, 'notes.tar.gz'), threadFile())).rejects.toThrow(
      'That is no backup of Storyloom: it has no database.',
    );
    await expect(restore({ dataFolder: target }, path.join(folder, 'nothing'), threadFile())).rejects.toThrow(
      /no file/,
    );
    expect((await readdir(folder)).toSorted()).toEqual(['notes.tar.gz', 'notes.txt']);
  });

  it('A folder without data and a Postgres are not backed up, and it is said what to do', async () => {
    const dataFolder = await temporaryFolder();
    await expect(backUp({ dataFolder }, path.join(dataFolder, 'x'))).rejects.toThrow(/Start the server once/);
    const databaseUrl = 'postgres://localhost/storyloom';
    await expect(backUp({ dataFolder, databaseUrl }, path.join(dataFolder, 'x'))).rejects.toThrow(/pg_dump/);
    await expect(restore({ dataFolder, databaseUrl }, 'x', threadFile())).rejects.toThrow(/pg_restore/);
  });
});
