import { publishableKey } from '../service/keys.mjs';
import { writer } from '../service/library-size.mjs';
import { startProcess, temporaryFolder } from './server-process.mjs';

/**
 * Starts a backend with the assembled site and a user who has this many stories; its data is removed at the end.
 *
 * @param {number} stories
 * @returns {Promise<{ origin: string, signIn: (page: import('@playwright/test').Page) => Promise<void>, stop: () => Promise<void> }>}
 *   `signIn`: for a page that has not been opened yet
 */
export async function startWritersSite(stories) {
  const { folder, remove } = await temporaryFolder();
  const { origin, stop } = await startProcess('backend/dist/main.js', { env: { PORT: '0', STORYLOOM_DATA: folder } });
  const { session } = await writer({ origin, key: await publishableKey(folder) }, 0, stories);
  const stored = { name: `sb-${new URL(origin).hostname.split('.')[0]}-auth-token`, value: JSON.stringify(session) };
  return {
    origin,
    async signIn(page) {
      await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), stored);
    },
    stop: () => stop().then(remove),
  };
}
