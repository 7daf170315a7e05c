import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

const folders = readdirSync(repository).filter((name) => name.startsWith('mfe-'));

/** Contents of the `remote.json` of each module of the repository, by folder. */
export const DESCRIPTORS = Object.fromEntries(
  folders.flatMap((folder) => {
    try {
      return [[folder, JSON.parse(readFileSync(join(repository, folder, 'remote.json'), 'utf8')) as object]];
    } catch {
      // A folder that a removed module has left behind.
      return [];
    }
  }),
);
