import { spawn } from 'node:child_process';
import { FLAGS } from './flags.mjs';
import { temporaryFolder } from './server-process.mjs';

const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Starts a Chromium with an open debugging port and a temporary profile that is removed at the end.
 *
 * @param {string} executablePath
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} the port of its developer tools
 * @throws {Error} with the output of the browser, when it ends before it listens
 */
export async function startChromium(executablePath) {
  const { folder, remove } = await temporaryFolder();
  const flags = [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = new Promise((resolve) => child.on('close', resolve));
  let said = '';
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.stderr.on('data', (chunk) => {
      if (said.length < 100_000) said += chunk;
      const found = LISTENING.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void closed.then(() => reject(new Error(`Chromium does not start:\n${said}`)));
  });
  async function stop() {
    child.kill();
    await closed;
    await remove();
  }
  return { port, stop };
}
