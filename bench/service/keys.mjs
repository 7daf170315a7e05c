import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Key that every browser sends. @param {string} data folder of a server that has been started @returns {Promise<string>} */
export async function publishableKey(data) {
  return JSON.parse(await readFile(join(data, 'secrets.json'), 'utf8')).publishableKey;
}
