import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataFolder } from '../data-folder-lock.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { setAside } from './set-aside.ts';

const NOW = new Date('2026-11-24T05:06:07Z');

describe('a reset', () => {
  it('A reset renames the data folder and keeps its content', async () => {
    const parent = await temporaryFolder();
    const dataFolder = path.join(parent, 'data');
    await mkdir(dataFolder);
    await writeFile(path.join(dataFolder, 'secrets.json'), '{"kept":true}');
    const aside = await setAside({ dataFolder }, NOW);
    expect(aside).toBe(path.join(parent, 'data-2026-11-24T050607'));
    expect(await readdir(parent)).toEqual(['data-2026-11-24T050607']);
    expect(await readdir(aside!)).toEqual(['secrets.json']);
    expect(await readFile(path.join(aside!, 'secrets.json'), 'utf8')).toBe('{"kept":true}');
  });

  it('A reset without a data folder does nothing', async () => {
    const dataFolder = path.join(await temporaryFolder(), 'data');
    expect(await setAside({ dataFolder })).toBeUndefined();
  });

  it('A reset is refused while a server uses the folder', async () => {
    const dataFolder = await temporaryFolder();
    const lock = await lockDataFolder(dataFolder, 'http://127.0.0.1:4000');
    await expect(setAside({ dataFolder })).rejects.toThrow(/already running/);
    expect(await readdir(dataFolder)).toEqual(['lock']);
    lock.release();
  });

  it('A reset is refused when DATABASE_URL is set', async () => {
    const dataFolder = await temporaryFolder();
    await expect(setAside({ dataFolder, databaseUrl: 'postgres://localhost/storyloom' })).rejects.toThrow(
      /^DATABASE_URL is set/,
    );
    expect(await readdir(path.dirname(dataFolder))).toContain(path.basename(dataFolder));
  });
});
