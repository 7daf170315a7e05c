import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createPagesAssets } from './pages-assets.ts';

interface Program {
  readonly file: string;
  /** The command that installs it. */
  readonly install: string;
}

const TOOLS = path.resolve(import.meta.dirname, '../../../.tools');
const WORKERD = `workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`;

const PROGRAMS: Readonly<Record<string, Program>> = {
  nginx: { file: '/usr/sbin/nginx', install: 'On Debian: apt-get install nginx-light' },
  caddy: { file: '/usr/bin/caddy', install: 'On Debian: apt-get install caddy' },
  cloudflare: {
    file: path.join(TOOLS, `node_modules/@cloudflare/${WORKERD}/bin/workerd`),
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

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
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

/** What Cloudflare Pages has around a worker: the files of the site, here from a server of the test. */
const workerdConfiguration = (port: string, assets: number): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .worker),
    (name = "assets", external = (address = "127.0.0.1:${assets}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "site/_worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "ASSETS", service = "assets")],
);
`;

interface Start {
  readonly args: readonly string[];
  readonly close?: () => void;
}

/** Writes what a server needs around the file that was made for it, in the folder around the site's. */
const PREPARE: Readonly<Record<string, (site: string, origin: string) => Promise<Start>>> = {
  async nginx(site) {
    const folder = path.dirname(site);
    const file = path.join(folder, 'whole.conf');
    await writeFile(file, nginxConfiguration(folder, `${site}.nginx.conf`));
    return { args: ['-e', 'stderr', '-c', file] };
  },
  async caddy(site) {
    const file = `${site}.whole.Caddyfile`;
    await writeFile(file, `{\n\tadmin off\n}\nimport ${site}.Caddyfile\n`);
    return { args: ['run', '--adapter', 'caddyfile', '--config', file] };
  },
  async cloudflare(site, origin) {
    const fetchAsset = createPagesAssets(site);
    const assets = serve({ fetch: fetchAsset, hostname: '127.0.0.1', port: 0 });
    await once(assets, 'listening');
    const file = path.join(path.dirname(site), 'workerd.capnp');
    const { port } = assets.address() as AddressInfo;
    await writeFile(file, workerdConfiguration(new URL(origin).port, port));
    return { args: ['serve', file], close: () => assets.close() };
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
  const { args, close } = await PREPARE[host]!(site, origin);
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null || said.includes('[warn]')) throw new Error(`${host} did not start:\n${said}`);
    const isReady = await isListening(Number(new URL(origin).port));
    if (isReady)
      return async () => {
        child.kill('SIGTERM');
        await ended;
        close?.();
      };
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${host} was not ready within 10 seconds:\n${said}`);
}
