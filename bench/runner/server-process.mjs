import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const READY = /ready at (\S+)/;

/** A server in a separate process. @typedef {Awaited<ReturnType<typeof startProcess>>} ServerProcess */

/**
 * Starts a server and resolves once it has printed `… ready at <address>`.
 *
 * @param {string} script path of the file that Node runs
 * @param {{ args?: readonly string[], flags?: readonly string[], env?: Readonly<Record<string, string>> }} [options]
 *   `flags` are for Node itself
 * @throws {Error} with the output of the server, when it ends before it is ready
 */
export async function startProcess(script, { args = [], flags = [], env = {} } = {}) {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  /** @type {string} */
  const origin = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        // Later output is one line for each request.
        if (said.length < 100_000) said += chunk;
        const address = READY.exec(said)?.[1];
        if (address) resolve(address);
      });
    }
    void exited.then(() => reject(new Error(`The server does not start:\n${said}`)));
  });
  async function stop() {
    child.kill('SIGINT');
    await exited;
  }
  return { child, origin, stop };
}

/** Creates a temporary folder; returns it with a function that removes it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-bench-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A port of this machine that is free now. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('This machine gives no free port.');
  return address.port;
}
