import { publishableKey } from '../service/keys.mjs';
import { writer } from '../service/library-size.mjs';
import { post } from '../service/people.mjs';
import { startProcess, temporaryFolder } from './server-process.mjs';

/**
 * Starts a backend with the assembled site and a user who has this many stories; its data is removed at the end.
 *
 * @param {number} stories
 * @returns {Promise<{ origin: string, signIn: (page: import('@playwright/test').Page) => Promise<void>, keep: (story: string) => Promise<string>, stop: () => Promise<void> }>}
 *   `signIn`: for a page that has not been opened yet; `keep` saves another story of the user and returns its id
 */
export async function startWritersSite(stories) {
  const { folder, remove } = await temporaryFolder();
  const { origin, stop } = await startProcess('backend/dist/main.js', { env: { PORT: '0', STORYLOOM_DATA: folder } });
  const server = { origin, key: await publishableKey(folder) };
  const { session, token } = await writer(server, 0, stories);
  const stored = { name: `sb-${new URL(origin).hostname.split('.')[0]}-auth-token`, value: JSON.stringify(session) };
  return {
    origin,
    async signIn(page) {
      await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), stored);
    },
    async keep(story) {
      const row = {
        title: 'A long story',
        prompt: 'A long story',
        story,
        generator_id: 'fantasy',
        language: 'English',
      };
      const headers = { authorization: `Bearer ${token}`, prefer: 'return=representation' };
      const [saved] = await post(server, '/rest/v1/user_stories', row, headers);
      return saved.id;
    },
    stop: () => stop().then(remove),
  };
}
