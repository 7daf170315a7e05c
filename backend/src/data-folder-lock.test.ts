import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';
import { temporaryFolder } from './testing/test-server.ts';

/** The number of a process that has just ended. */
const deadProcess = spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  it('A data folder is locked by one process at a time', async () => {
    const lock = await lockDataFolder(folder, 'http://127.0.0.1:4000');
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    await expect(lockDataFolder(folder)).rejects.toThrow(/http:\/\/127\.0\.0\.1:4000.*\n.*\n.*STORYLOOM_DATA=/);
    lock.release();
    (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'A lock is taken over when its process id belongs to another process by now',
    async () => {
      await writeFile(path.join(folder, 'lock'), JSON.stringify({ token: 'old', pid: process.pid, born: '1' }));
      const lock = await lockDataFolder(folder);
      expect(JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8')).born).not.toBe('1');
      lock.release();
    },
  );

  it('Of twenty that find a dead lock at the same moment, exactly one takes it over', async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeFile(path.join(folder, 'lock'), JSON.stringify({ token: `old-${round}`, pid: deadProcess }));
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      winners[0]!.value.release();
    }
  });

  it('Releasing a lock does not remove one that another process took in the meantime', async () => {
    const lock = await lockDataFolder(folder);
    await writeFile(path.join(folder, 'lock'), JSON.stringify({ token: 'other', pid: process.pid }));
    lock.release();
    expect(await readdir(folder)).toEqual(['lock']);
  });
});
