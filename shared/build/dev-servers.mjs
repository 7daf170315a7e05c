// Where the servers of `npm run dev` listen, and what `scripts/dev.mjs` tells those that it starts.

/** Port of the shell's development server; those of the modules, in their `remote.json`, are counted from it. */
const SHELL_PORT = 5170;

/** Port of the shell's development server: `DEV_PORT`, for a second checkout on the same machine. */
export const shellPort = () => Number(process.env['DEV_PORT'] || SHELL_PORT);

/**
 * The port of a module's development server: as far from the shell's as `remote.json` says.
 *
 * @param {{ port: number }} descriptor
 */
export const modulePort = ({ port }) => port - SHELL_PORT + shellPort();

/** The deployed site that the other modules come from: `DEV_FROM`, without a slash at its end. @returns {string | undefined} */
export const deployedSite = () => process.env['DEV_FROM'] || undefined;

/** Where data calls go: to the local backend, or in a checkout without it to the deployed site (`DEV_DATA`). */
export const dataUrl = () =>
  process.env['DEV_DATA'] || `http://${process.env['HOST'] ?? '127.0.0.1'}:${process.env['PORT'] ?? 4000}`;
