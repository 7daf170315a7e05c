import { startProcess, temporaryFolder } from './server-process.mjs';

/**
 * Starts the assembled site on a backend of its own, on any free port, with data that is removed in the end.
 *
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} with what the backend said, when it ends before it is ready
 */
export async function startSite() {
  const { folder, remove } = await temporaryFolder();
  const { origin, stop } = await startProcess('backend/dist/main.js', { env: { PORT: '0', STORYLOOM_DATA: folder } });
  return { origin, stop: () => stop().then(remove) };
}
