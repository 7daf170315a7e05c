import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstallation } from '../../scripts/lib/hosted/installation.mjs';
import { IN_MATRIX } from '../fixtures/rings.ts';

/** Processes of this machine whose arguments or environment name a folder. */
async function processesWith(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
    const files = [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`];
    // It may end while it is looked at.
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
    if (texts.join('').includes(folder)) found.push(pid);
  }
  return found;
}

test(
  'A part of several that does not start ends the others with it, and leaves neither processes nor files',
  { tag: IN_MATRIX },
  async () => {
    test.skip(!existsSync('/proc/self/environ'), 'Processes are looked for in /proc');
    const before = process.env['TMPDIR'];
    const folder = await mkdtemp(join(tmpdir(), 'storyloom-leftovers-'));
    // Postgres runs as another user.
    await chmod(folder, 0o755);
    process.env['TMPDIR'] = folder;
    try {
      const starting = startInstallation({ functionsEnv: { STORY_TOTAL_SECONDS: 'soon' } });
      const during = expect.poll(() => processesWith(folder)).not.toEqual([]);
      await expect(starting).rejects.toThrow(
        /functions [12] ended before it was ready:[^]*STORY_TOTAL_SECONDS must be a number of seconds/,
      );
      await during;
      expect(await readdir(folder)).toEqual([]);
      expect(await processesWith(folder)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      await rm(folder, { recursive: true });
    }
  },
);
