import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAMS: Readonly<Record<string, { file: string; name: string }>> = {
  nginx: { file: '/usr/sbin/nginx', name: 'nginx-light' },
  caddy: { file: '/usr/bin/caddy', name: 'caddy' },
};

/** Whether tests of a server are skipped: where it is not installed, except in CI, where they fail and say how to install it. */
export const isLeftOut = (host: string): boolean => !existsSync(PROGRAMS[host]!.file) && !process.env['CI'];

/** @throws with the command that installs the server, when it is missing */
function programOf(host: string): string {
  const { file, name } = PROGRAMS[host]!;
  if (!existsSync(file)) throw new Error(`These tests need ${host}. On Debian: apt-get install ${name}`);
  return file;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What surrounds the file for nginx on Debian, with every path inside a folder of the test. */
const nginxConfiguration = (folder: string, file: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  include ${file};
}
`;

async function argumentsFor(host: string, site: string): Promise<readonly string[]> {
  if (host === 'caddy') return ['run', '--adapter', 'caddyfile', '--config', `${site}.Caddyfile`];
  const folder = path.dirname(site);
  const file = path.join(folder, 'whole.conf');
  await writeFile(file, nginxConfiguration(folder, `${site}.nginx.conf`));
  return ['-e', 'stderr', '-c', file];
}

/**
 * Starts a real server with the file that was written for it beside the site's folder.
 *
 * @param origin where it will listen, once it is ready
 * @returns stops it
 * @throws with what it said, when it ends at once or warns of the file
 */
export async function startRealServer(host: string, site: string, origin: string): Promise<() => Promise<void>> {
  const folder = path.dirname(site);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child: ChildProcess = spawn(programOf(host), await argumentsFor(host, site), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null || said.includes('[warn]')) throw new Error(`${host} did not start:\n${said}`);
    const isReady = await fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isReady)
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${host} was not ready within 10 seconds:\n${said}`);
}
