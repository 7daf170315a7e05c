import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { createPagesAssets } from './pages-assets.mjs';
import { createUndo, startProcess } from './processes.mjs';

/** The program itself: the one in `workerd/bin` may be a script that starts it. */
export const WORKERD = join(
  root,
  `.tools/node_modules/@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}/bin/workerd`,
);

/**
 * Serves the files of a site at a free port, as Cloudflare Pages does for a worker.
 *
 * @param {string} folder
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
async function serveAssets(folder) {
  const answer = createPagesAssets(folder);
  const server = createServer(async (incoming, outgoing) => {
    try {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
      const { method = 'GET', url = '/' } = incoming;
      const response = await answer(new Request(new URL(url, 'http://assets'), { method, headers }));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch {
      outgoing.writeHead(400).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * @param {string} worker path of the worker, relative to the file of this configuration
 * @param {string} port @param {number} assets port of the files
 */
const configuration = (worker, port, assets) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
    (name = "assets", external = (address = "127.0.0.1:${assets}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${worker}")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "ASSETS", service = "assets")],
);
`;

/**
 * Starts Cloudflare's runtime with the worker of a site that was assembled for Cloudflare.
 *
 * @param {string} site folder
 * @param {string} origin where it listens, on 127.0.0.1
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startWorkerd(site, origin) {
  const undo = createUndo();
  try {
    const assets = await serveAssets(site);
    undo.add(assets.stop);
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-workerd-'));
    undo.add(() => rmSync(folder, { recursive: true, force: true }));
    await writeFile(join(folder, '_worker.js'), await readFile(join(site, '_worker.js')));
    const { port } = new URL(origin);
    await writeFile(join(folder, 'workerd.capnp'), configuration('_worker.js', port, assets.port));
    const server = await startProcess({
      name: 'workerd',
      command: WORKERD,
      args: ['serve', join(folder, 'workerd.capnp')],
      env: process.env,
      ready: () =>
        fetch(`http://127.0.0.1:${port}/robots.txt`).then(
          () => true,
          () => false,
        ),
    });
    undo.add(() => server.stop());
    return { stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}
