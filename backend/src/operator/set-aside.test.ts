import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from '../data-folder-lock.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { setAside } from './set-aside.ts';

it('a reset renames the data folder and keeps its content', async () => {
  const dataFolder = path.join(await temporaryFolder(), 'data');
  await mkdir(dataFolder);
  await writeFile(path.join(dataFolder, 'secrets.json'), '{"kept":true}');
  const aside = await setAside({ dataFolder }, new Date('2026-11-24T05:06:07Z'));
  expect(aside).toBe(`${dataFolder}-2026-11-24T050607`);
  expect(await readFile(path.join(aside!, 'secrets.json'), 'utf8')).toBe('{"kept":true}');
  expect(await setAside({ dataFolder })).toBeUndefined();
});

it('a reset is refused while a server uses the folder, or another database', async () => {
  const dataFolder = await temporaryFolder();
  const lock = await lockDataFolder(dataFolder, 'http://127.0.0.1:4000');
  await expect(setAside({ dataFolder })).rejects.toThrow(/already running/);
  expect(await readdir(dataFolder)).toEqual(['lock']);
  lock.release();
  const databaseUrl = 'postgres://localhost/storyloom';
  await expect(setAside({ dataFolder, databaseUrl })).rejects.toThrow(/^DATABASE_URL is set/);
  expect(await readdir(path.dirname(dataFolder))).toContain(path.basename(dataFolder));
});
