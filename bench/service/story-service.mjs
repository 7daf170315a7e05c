import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { publishableKey } from './keys.mjs';
import { addressOf, post } from './people.mjs';
import { OBSERVED } from './usage.mjs';

/** `FREE_GUEST_STORIES` of the product, whose TypeScript Node 20 cannot import. */
export const FREE_STORIES = 3;

/** A backend whose stories come from a scripted provider. @typedef {Awaited<ReturnType<typeof startStoryService>>} StoryService */

/**
 * Starts both, in separate processes. Visitors come through a proxy, so that each has a different network
 * and the limits per network do not affect the measurement.
 *
 * @param {string} server folder of the built server
 */
export async function startStoryService(server) {
  const { folder, remove } = await temporaryFolder();
  const provider = await startProcess(join(import.meta.dirname, 'provider.mjs'));
  const backend = await startProcess(join(server, 'main.js'), {
    env: {
      PORT: '0',
      STORYLOOM_DATA: folder,
      SITE_URL: 'http://127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      AI_BASE_URL: provider.origin,
      AI_MODEL: 'scripted-model',
      STORY_CALLS: '1',
      AI_PARALLEL: '1000',
    },
    flags: OBSERVED,
  }).catch(async (error) => {
    await provider.stop();
    throw error;
  });
  const { origin } = backend;
  return {
    backend,
    origin,
    key: await publishableKey(folder),
    /** The address of the provider. */
    completions: `${provider.origin}/v1/chat/completions`,
    async stop() {
      await backend.stop();
      await provider.stop();
      await remove();
    },
  };
}

/**
 * Headers of a guest's request, with a new guest's token.
 *
 * @param {import('./people.mjs').Server} server
 * @param {number} number a different one for each guest
 * @returns {Promise<Record<string, string>>}
 */
export async function newGuest(server, number) {
  const proxied = { 'x-forwarded-for': addressOf(number) };
  const { token } = await post(server, '/functions/v1/guest-session', {}, proxied);
  return { ...proxied, apikey: server.key, 'x-guest-token': token };
}
