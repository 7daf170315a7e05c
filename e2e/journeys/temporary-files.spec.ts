import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests need no backend.
test.use({ baseURL: '' });

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const ANY_MACHINE = { room: 0, free: 0 };

interface Kept {
  readonly folder?: string;
  /** The folder of temporary files of a process that this one started afterwards. */
  readonly ofChild: string;
}

/** Keeps temporary files in memory in a new process, which ends. */
async function keep(machine: object, env: Readonly<Record<string, string>> = {}): Promise<Kept> {
  const script = `
    import { run } from './scripts/lib/run.mjs';
    import { keepTemporaryFilesInMemory } from './scripts/lib/temporary-files.mjs';
    const folder = keepTemporaryFilesInMemory(${JSON.stringify(machine)});
    const { output } = await run('node', ['-p', 'os.tmpdir()'], { quiet: true });
    console.log(JSON.stringify({ folder, ofChild: output.trim() }));`;
  const { TMPDIR: _, ...others } = process.env;
  const started = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repository,
    env: { ...others, ...env },
  });
  return JSON.parse((await started).stdout) as Kept;
}

test.describe('in memory', () => {
  const isInMemory = existsSync(MEMORY) && statfsSync(MEMORY).type === TMPFS;
  test.skip(!isInMemory, 'Linux alone keeps files in memory at /dev/shm, and not in every container');

  test('The temporary files of tests are in memory, also those of processes that they start, and removed at the end', async () => {
    const { folder = '', ofChild } = await keep(ANY_MACHINE);
    expect(folder).toMatch(/^\/dev\/shm\/storyloom-tests-\d+-/);
    expect(ofChild).toBe(folder);
    expect(existsSync(folder)).toBe(false);
  });

  test('What a run of the tests left when it was killed is removed by the next one, and that of another run is kept', async () => {
    const base = await mkdtemp(join(MEMORY, 'storyloom-base-'));
    const { pid: ended } = execFile(process.execPath, ['--version']);
    await expect.poll(() => existsSync(`/proc/${ended}`)).toBe(false);
    for (const name of [`storyloom-tests-${ended}-a`, `storyloom-tests-${process.pid}-b`, 'of-others'])
      await mkdir(join(base, name));
    await keep({ ...ANY_MACHINE, base });
    expect((await readdir(base)).toSorted()).toEqual(['of-others', `storyloom-tests-${process.pid}-b`]);
    await rm(base, { recursive: true });
  });
});

for (const [where, machine] of [
  ['on a machine with little memory', { free: Number.MAX_SAFE_INTEGER, room: 0 }],
  ['where little of it may hold files', { room: Number.MAX_SAFE_INTEGER, free: 0 }],
  ['where the folder is not in memory', { ...ANY_MACHINE, base: '/proc' }],
  ['where there is no such folder', { ...ANY_MACHINE, base: '/nowhere' }],
] as const)
  test(`The temporary files of tests are on the disk ${where}`, async () => {
    const { folder, ofChild } = await keep(machine);
    expect(folder).toBeUndefined();
    expect(ofChild).not.toContain('storyloom-tests-');
  });

test('The temporary files of tests are where TMPDIR says', async () => {
  const { folder, ofChild } = await keep(ANY_MACHINE, { TMPDIR: '/var/tmp' });
  expect(folder).toBeUndefined();
  expect(ofChild).toBe('/var/tmp');
});
