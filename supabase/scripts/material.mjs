import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const demo = `${root}functions/_shared/demo/`;

/** A module of the demo storyteller, read as it stands. */
export const demoModule = async (path) => (await runnerImport(`${demo}${path}`, { root, logLevel: 'error' })).module;

/** The pack of a genre. */
export const packOf = async (language, genre) => (await demoModule(`packs/${language}/${genre}/index.ts`))[genre];
