import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startTestServer, temporaryFolder, threadFile } from '../testing/test-server.ts';
import { backUp, restore } from './backup.ts';

it('A backup is restored whole into an empty folder: the session goes on, and the story is there', async () => {
  const dataFolder = path.join(await temporaryFolder(), 'data');
  const file = path.join(path.dirname(dataFolder), 'backup.tar.gz');
  const server = await startTestServer({ STORYLOOM_DATA: dataFolder });
  const { client } = await server.person('Ada');
  const story = { title: 'Kept', prompt: 'A lamp', story: 'Once, 从前.' };
  expect((await client.from('user_stories').insert(story)).error).toBeNull();
  await expect(backUp({ dataFolder }, file)).rejects.toThrow(/already running/);
  expect(existsSync(file)).toBe(false);
  await server.close();
  await backUp({ dataFolder }, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(backUp({ dataFolder }, file)).rejects.toThrow(/exists already/);

  const other = path.join(await temporaryFolder(), 'other');
  await restore({ dataFolder: other }, file, threadFile());
  const again = await startTestServer({ STORYLOOM_DATA: other });
  expect(again.secrets).toEqual(server.secrets);
  const restored = again.anonymous();
  await restored.auth.setSession((await client.auth.getSession()).data.session!);
  expect((await restored.from('user_stories').select('title, prompt, story')).data).toEqual([story]);
  await again.close();
  expect(await readdir(path.dirname(other))).toEqual(['other']);

  // A folder with data stays as it is.
  await writeFile(path.join(other, 'secrets.json'), 'others');
  await expect(restore({ dataFolder: other }, file, threadFile())).rejects.toThrow(/npm run reset/);
  expect(await readdir(other)).toEqual(['database', 'secrets.json']);

  const folder = await temporaryFolder();
  await truncate(file, 100_000);
  await expect(restore({ dataFolder: path.join(folder, 'data') }, file, threadFile())).rejects.toThrow(
    /^tar could not do that/,
  );
  expect(await readdir(folder)).toEqual([]);
});

it('Another archive and a missing file are refused, and leave no data folder', async () => {
  const folder = await temporaryFolder();
  const dataFolder = path.join(folder, 'data');
  await writeFile(path.join(folder, 'notes.txt'), 'notes');
  execFileSync('tar', ['-czf', path.join(folder, 'notes.tar.gz'), '-C', folder, 'notes.txt']);
  await expect(restore({ dataFolder }, path.join(folder, 'notes.tar.gz'), threadFile())).rejects.toThrow(
    'That is no backup of Storyloom: it has no database.',
  );
  await expect(restore({ dataFolder }, path.join(folder, 'nothing'), threadFile())).rejects.toThrow(/no file/);
  expect((await readdir(folder)).toSorted()).toEqual(['notes.tar.gz', 'notes.txt']);
});

it('An empty folder or a Postgres is refused, with advice on what to do', async () => {
  const dataFolder = await temporaryFolder();
  await expect(backUp({ dataFolder }, path.join(dataFolder, 'x'))).rejects.toThrow(/Start the server once/);
  const databaseUrl = 'postgres://localhost/storyloom';
  await expect(backUp({ dataFolder, databaseUrl }, path.join(dataFolder, 'x'))).rejects.toThrow(/pg_dump/);
  await expect(restore({ dataFolder, databaseUrl }, 'x', threadFile())).rejects.toThrow(/pg_restore/);
});
