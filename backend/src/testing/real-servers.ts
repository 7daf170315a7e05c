import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { wholeConfiguration } from '../../../scripts/lib/hosted/nginx.mjs';
import { startProcess } from '../../../scripts/lib/hosted/processes.mjs';
import { startWorkerd, WORKERD } from '../../../scripts/lib/hosted/workerd.mjs';

export { freePort } from '../../../scripts/lib/hosted/processes.mjs';

interface Program {
  readonly file: string;
  /** The command that installs it. */
  readonly install: string;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  nginx: { file: '/usr/sbin/nginx', install: 'On Debian: apt-get install nginx-light' },
  caddy: { file: '/usr/bin/caddy', install: 'On Debian: apt-get install caddy' },
  cloudflare: {
    file: WORKERD,
    install: 'Run: npm install --prefix .tools --no-save workerd@1.20261117.1',
  },
};

/** Hosts whose server could not be installed, separated by spaces (`.ci/run`). */
const UNAVAILABLE = (process.env['UNAVAILABLE_SERVERS'] ?? '').split(' ');

/** Whether tests of a server are skipped: where it is not installed, except in CI, where they fail and say how to install it. */
export const isLeftOut = (host: string): boolean =>
  !existsSync(PROGRAMS[host]!.file) && (!process.env['CI'] || UNAVAILABLE.includes(host));

/** @throws with the command that installs the server, when it is missing */
function programOf(host: string): string {
  const { file, install } = PROGRAMS[host]!;
  if (!existsSync(file)) throw new Error(`These tests need the server of ${host}. ${install}`);
  return file;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Writes what a server needs around the file that was made for it, in the folder around the site's; its arguments. */
const PREPARE: Readonly<Record<string, (site: string) => Promise<readonly string[]>>> = {
  async nginx(site) {
    const folder = path.dirname(site);
    const file = path.join(folder, 'whole.conf');
    await writeFile(file, wholeConfiguration(folder, `include ${site}.nginx.conf;`));
    return ['-e', 'stderr', '-c', file];
  },
  async caddy(site) {
    const file = `${site}.whole.Caddyfile`;
    await writeFile(file, `{\n\tadmin off\n}\nimport ${site}.Caddyfile\n`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

/**
 * Starts a real server with what was written for it.
 *
 * @param origin where it will listen, once it is ready
 * @returns stops it
 * @throws with what it said, when it ends at once or warns of the file
 */
export async function startRealServer(host: string, site: string, origin: string): Promise<() => Promise<void>> {
  const folder = path.dirname(site);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = programOf(host);
  if (host === 'cloudflare') return (await startWorkerd(site, origin)).stop;
  const args = (await PREPARE[host]?.(site)) ?? [];
  const port = Number(new URL(origin).port);
  const server = await startProcess({ name: host, command: program, args, env, ready: () => isListening(port) });
  if (server.log().includes('[warn]')) {
    await server.stop();
    throw new Error(`${host} warns of its file:\n${server.log()}`);
  }
  return () => server.stop();
}
