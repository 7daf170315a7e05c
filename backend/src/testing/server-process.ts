import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { atEndOf } from './leftovers.ts';

/** Starts the built server as a process of its own, which ends with the test. */
export function startProcess(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--liftoff-only', path.join(inject('builtFolder'), 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    cwd: path.dirname(environment['STORYLOOM_DATA'] ?? '/tmp'),
  });
  atEndOf('test', () => child.kill('SIGKILL'));
  const output = { out: '', err: '' };
  child.stderr.on('data', (data) => (output.err += String(data)));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  /** The address, once the process says that it is ready. */
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output.out += String(data);
      const url = /^Storyloom is ready at (\S+)$/m.exec(output.out)?.[1];
      if (url) resolve(url);
    });
    void exit.then((code) => reject(new Error(`exit ${code}: ${output.err}`)));
  });
  ready.catch(() => {});
  return { child, output, exit, ready };
}

/** The keys of the server that has this data folder. */
export const keysOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8')) as Record<
    'publishableKey' | 'secretKey',
    string
  >;
