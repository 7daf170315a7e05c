import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A port of this machine that was free a moment ago. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Whether nothing listens at a port of this machine. @param {number} port @returns {Promise<boolean>} */
export async function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** How long a process may take until it is ready, on a busy machine. */
const READY_MS = 150_000;

/**
 * A process that was started and is ready.
 *
 * @typedef {object} Running
 * @property {string} name for people
 * @property {number} pid
 * @property {() => string} log everything that it printed
 * @property {Promise<number | null>} exited its exit code; null when a signal ended it
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it, and waits for its end
 */

/**
 * Starts a process, and waits until it says that it is ready. It ends with this process at the latest.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.command
 * @param {readonly string[]} options.args
 * @param {Readonly<Record<string, string | undefined>>} options.env its whole environment
 * @param {RegExp | (() => Promise<boolean>)} options.ready what it prints when it is ready, or a question that is asked again and again
 * @param {NodeJS.Signals} [options.signal] what ends it in good order: SIGTERM when absent
 * @param {string} [options.cwd]
 * @param {number} [options.user] user and group to run as
 * @returns {Promise<Running>}
 * @throws with what it printed, when it ends instead or takes too long
 */
export async function startProcess({ name, command, args, env, ready, signal = 'SIGTERM', cwd, user }) {
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  /** @type {Error | undefined} */
  let failure;
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      failure = error;
      resolve(null);
    });
  });
  const isOver = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const end = () => void child.kill(signal);
  process.once('exit', end);
  void exited.then(() => process.removeListener('exit', end));
  const stop = async (/** @type {NodeJS.Signals} */ how = signal) => {
    if (!isOver()) child.kill(how);
    await exited;
  };
  const isReady = () => (ready instanceof RegExp ? ready.test(log) : ready());
  const deadline = Date.now() + READY_MS;
  while (!(await isReady())) {
    const reason = isOver() ? 'ended before it was ready' : Date.now() > deadline ? 'is not ready' : undefined;
    if (reason) {
      await stop('SIGKILL');
      throw new Error(`${name} ${reason}:\n${failure?.message ?? ''}${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { name, pid: child.pid ?? 0, log: () => log, exited, stop };
}

/**
 * Undoes steps in reverse, each of them even when another fails.
 *
 * @returns {{ add: (step: () => unknown) => void, all: () => Promise<void> }}
 */
export function createUndo() {
  /** @type {(() => unknown)[]} */
  const steps = [];
  return {
    add: (step) => void steps.push(step),
    async all() {
      /** @type {unknown[]} */
      const failures = [];
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
