import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A TypeScript module of this package. */
export const demoModule = async (path) => (await runnerImport(`${root}${path}`, { root, logLevel: 'error' })).module;
