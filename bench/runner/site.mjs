import { startProcess, temporaryFolder } from './server-process.mjs';

/**
 * Starts a backend with the assembled site on any free port, with data that is removed at the end.
 *
 * @param {string} [site] its folder, where it is not `dist/`
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} with the output of the backend, when it ends before it is ready
 */
export async function startSite(site = 'dist') {
  const { folder, remove } = await temporaryFolder();
  const env = { PORT: '0', STORYLOOM_DATA: folder, STORYLOOM_SITE: site };
  const { origin, stop } = await startProcess('backend/dist/main.js', { env });
  return { origin, stop: () => stop().then(remove) };
}
