import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const READY = /Storyloom is ready at (\S+)/;

/**
 * Starts the assembled site on a backend of its own, on any free port, with data that is removed in the end.
 *
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} with what the backend said, when it ends before it is ready
 */
export async function startSite() {
  const data = await mkdtemp(join(tmpdir(), 'storyloom-bench-'));
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', STORYLOOM_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  const origin = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const address = READY.exec(said)?.[1];
        if (address) resolve(address);
      });
    }
    void exited.then(() => reject(new Error(`The site does not start:\n${said}`)));
  });
  async function stop() {
    child.kill('SIGINT');
    await exited;
    await rm(data, { recursive: true, force: true });
  }
  return { origin, stop };
}
