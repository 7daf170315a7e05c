import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A module of the demo storyteller, read as it stands. */
export const demoModule = async (path) => (await runnerImport(`${root}${path}`, { root, logLevel: 'error' })).module;
