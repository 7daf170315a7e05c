import { chromium } from '@playwright/test';
import { FLAGS } from '../runner/flags.mjs';
import { startStreams } from './service.mjs';
import { visit } from './visit.mjs';

/**
 * Starts the service and a browser, measures, and ends this process with the verdicts.
 *
 * @param {(browser: import('@playwright/test').Browser, origin: string) => Promise<readonly boolean[]>} measure
 */
export async function withStreams(measure) {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
  const { origin, stop } = await startStreams();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    // The first page fills the caches of the server and the browser.
    const nothing = { before: async () => {}, after: async () => {} };
    await visit(browser, origin, 'product', { words: 200, slowdown: 1 }, nothing);
    const within = await measure(browser, origin);
    process.exitCode = within.every(Boolean) ? 0 : 1;
  } finally {
    await browser.close();
    await stop();
  }
}
