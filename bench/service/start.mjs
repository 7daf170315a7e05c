import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, temporaryFolder } from '../runner/server-process.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { OBSERVED, usageOf } from './usage.mjs';

const ROUNDS = 5;

/** Seconds from the start of the process to a success of `/readyz`. */
const LIMITS = { first: 4, reopened: 2 };

/** Megabytes of the process when it is ready. */
const MEMORY_LIMIT = 340;

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** Starts the server on a data folder, waits until it is ready, asks what it used, stops it. @param {string} server @param {string} data */
async function startOnce(server, data) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [...OBSERVED, join(server, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), STORYLOOM_DATA: data },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) {
        const seconds = (performance.now() - started) / 1000;
        const { cpu, memory } = await usageOf({ child });
        return { seconds, cpu: (cpu.user + cpu.system) / 1e6, memory: memory.rss / 1e6 };
      }
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`);
      if (performance.now() - started > PATIENCE_MS) throw new Error('The server is not ready after a minute.');
      await pause(POLL_MS);
    }
  } finally {
    child.kill('SIGINT');
    await exited;
  }
}

/**
 * How long the first start on an empty folder takes, and the next one on the same folder.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether both are within their limits
 */
export async function measureStart(server) {
  console.log(`\nStart to /readyz on PGlite, ${ROUNDS} empty data folders, seconds:`);
  /** @typedef {Awaited<ReturnType<typeof startOnce>>} Start */
  /** @type {{ first: Start[], reopened: Start[] }} */
  const starts = { first: [], reopened: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { folder, remove } = await temporaryFolder();
    try {
      starts.first.push(await startOnce(server, folder));
      starts.reopened.push(await startOnce(server, folder));
    } finally {
      await remove();
    }
  }
  const of = (/** @type {'first' | 'reopened'} */ kind, /** @type {keyof Start} */ what) =>
    starts[kind].map((start) => start[what]);
  const [first, reopened, memory] = [of('first', 'seconds'), of('reopened', 'seconds'), of('reopened', 'memory')];
  console.log(`  processor time of a second start ${median(of('reopened', 'cpu')).toFixed(2)} s, median`);
  return [
    verdict('first-start', median(first), LIMITS.first, `s, median; ${range(first)}`),
    verdict('reopen', median(reopened), LIMITS.reopened, `s, median; ${range(reopened)}`),
    verdict('start-memory', median(memory), MEMORY_LIMIT, `MB when ready, median; ${range(memory)}`),
  ].every(Boolean);
}
