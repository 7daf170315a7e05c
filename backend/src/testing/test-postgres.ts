import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

export interface TestPostgres {
  readonly url: string;
  stop(): void;
}

/** The account to run the server with: Postgres refuses to be root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = execFileSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Starts a Postgres server of its own for one test file, or says why there is none. */
export async function startPostgres(): Promise<TestPostgres | string> {
  const [version] = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a)) : [];
  if (!version) return `no Postgres in ${INSTALLED}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-postgres-'));
  try {
    const options = { ...account(), cwd: folder, stdio: 'pipe' } as const;
    if (options.uid !== undefined && options.gid !== undefined) chownSync(folder, options.uid, options.gid);
    const tool = (name: string): string => path.join(INSTALLED, version, 'bin', name);
    const data = path.join(folder, 'data');
    const port = await freePort();
    execFileSync(tool('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'], options);
    const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    execFileSync(tool('pg_ctl'), ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', flags, 'start'], {
      ...options,
      stdio: 'ignore',
    });
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop() {
        execFileSync(tool('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...options, stdio: 'ignore' });
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    return `Postgres ${version} could not be started: ${error instanceof Error ? error.message : String(error)}`;
  }
}
