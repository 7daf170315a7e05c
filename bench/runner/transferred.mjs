import { restOf } from './use.mjs';

/**
 * One script as it came over the network.
 *
 * @typedef {object} Script
 * @property {string} path of its address
 * @property {number} bytes compressed
 * @property {number} headers bytes of its response headers
 * @property {string} encoding `br` when it is compressed
 * @property {string} source
 */

/**
 * Every script that a page requests until it is idle, in a browser with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [use] what someone does who has read the page;
 *   what it requests then counts too
 * @returns {Promise<Script[]>} largest first
 */
export async function scriptsOf(browser, address, use) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const rest = restOf(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    /** @type {Map<string, { url: string, encoding: string, bytes: number }>} */
    const asked = new Map();
    /** @type {Promise<Script>[]} */
    const scripts = [];
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (!/javascript/.test(response.mimeType)) return;
      const { headers, url } = response;
      const encoding = headers['content-encoding'] ?? headers['Content-Encoding'] ?? 'none';
      asked.set(requestId, { url, encoding, bytes: 0 });
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const script = asked.get(requestId);
      if (script) script.bytes += encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: whole }) => {
      const script = asked.get(requestId);
      if (!script) return;
      const { url, encoding, bytes } = script;
      const answer = fetch(url).then((response) => response.text());
      const path = new URL(url).pathname;
      scripts.push(answer.then((source) => ({ path, bytes, headers: whole - bytes, encoding, source })));
    });
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await rest();
    if (use) {
      await use(page);
      await rest();
    }
    return (await Promise.all(scripts)).sort((one, other) => other.bytes - one.bytes);
  } finally {
    await context.close();
  }
}
