import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { SITE } from '../runner/public-pages.mjs';

/** The built pages that are compared with the product: see `pages/`. */
const PAGES = join(import.meta.dirname, '../dist');
/** Their folder on the measured site. */
export const COMPARED = '/compared';

/**
 * Starts the backend with the assembled site, the compared pages beside it, and stories from a scripted provider.
 *
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startStreams() {
  const site = await temporaryFolder();
  const data = await temporaryFolder();
  const provider = await startProcess(join(import.meta.dirname, 'provider.mjs'));
  const stopProvider = async () => {
    await provider.stop();
    await Promise.all([site.remove(), data.remove()]);
  };
  try {
    await cp(SITE, site.folder, { recursive: true, preserveTimestamps: true });
    await cp(PAGES, join(site.folder, COMPARED), { recursive: true });
    const { origin, stop } = await startProcess('backend/dist/main.js', {
      env: {
        PORT: '0',
        STORYLOOM_DATA: data.folder,
        STORYLOOM_SITE: site.folder,
        AI_BASE_URL: provider.origin,
        AI_MODEL: 'scripted-model',
        STORY_CALLS: '1',
        AI_PARALLEL: '1000',
      },
    });
    return { origin, stop: () => stop().then(stopProvider) };
  } catch (error) {
    await stopProvider();
    throw error;
  }
}
