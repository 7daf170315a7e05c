import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, temporaryFolder } from '../runner/server-process.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';

const ROUNDS = 5;

/** Seconds from the start of the process to a success of `/readyz`. */
const LIMITS = { first: 4, reopened: 3 };

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** Starts the server on a data folder, waits until it is ready, stops it. @param {string} server @param {string} data */
async function secondsToReady(server, data) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(server, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), STORYLOOM_DATA: data },
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return (performance.now() - started) / 1000;
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
  /** @type {{ first: number[], reopened: number[] }} */
  const seconds = { first: [], reopened: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { folder, remove } = await temporaryFolder();
    try {
      seconds.first.push(await secondsToReady(server, folder));
      seconds.reopened.push(await secondsToReady(server, folder));
    } finally {
      await remove();
    }
  }
  return [
    verdict('first-start', median(seconds.first), LIMITS.first, `s, median; ${range(seconds.first)}`),
    verdict('reopen', median(seconds.reopened), LIMITS.reopened, `s, median; ${range(seconds.reopened)}`),
  ].every(Boolean);
}
