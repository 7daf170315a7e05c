import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSurroundings, type Settings, type Target } from './target.ts';

const PACKAGE = fileURLToPath(new URL('../../../../', import.meta.url));

/** Builds the bundles for hosting into a folder of this test, so that they are never older than their sources. */
async function buildBundles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-functions-'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, STORYLOOM_FUNCTIONS_OUT: folder, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--app'], { cwd: PACKAGE, env });
  return folder;
}

/** The program of the npm package `deno`, as the package names it; it differs between systems. */
async function denoProgram(): Promise<string> {
  const installation: unknown = await import('deno/install_api.cjs');
  return (installation as { default: { runInstall(): string } }).default.runInstall();
}

/** Nothing is downloaded, and nothing is allowed that hosting does not allow. */
const FLAGS = ['run', '--no-remote', '--no-npm', '--no-config', '--no-lock', '--allow-net', '--allow-env'];

/** One function's process, which takes a while to listen. */
function run(program: string, bundles: string, name: string, settings: Settings) {
  const child = spawn(program, [...FLAGS, join(bundles, name, 'index.js')], {
    env: {
      PATH: process.env['PATH'],
      DENO_DIR: join(bundles, '.deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer): void => {
      output += bytes.toString('utf8');
      const address = /Listening on (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code} before it listened:\n${output}`)));
  });
  url.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, output: () => output, stop };
}

/** The bundled functions under real Deno, each in a process of its own, as hosting runs them. */
export function onDeno(): Target {
  let bundles: Promise<string> | undefined;
  return {
    async start(settings) {
      bundles ??= buildBundles();
      const [built, program] = [await bundles, await denoProgram()];
      const processes = new Map<string, ReturnType<typeof run>>();
      /** Another process of a function, as the host starts one for each request when the first is about to end. */
      const another = async (request: Request): Promise<Response> => {
        const name = request.url.split('/').at(-1) ?? '';
        const next = run(program, built, name, { ...env, FUNCTION_SECONDS: '600' });
        processes.set(`${name} again`, next);
        const { method, headers } = request;
        return fetch(`${await next.url}/${name}`, { method, headers, body: await request.text() });
      };
      const { env, close, ...around } = await startSurroundings(settings, another);
      return {
        ...around,
        async ask(path, init) {
          const [name = ''] = path.split('/');
          const known = processes.get(name) ?? run(program, built, name, env);
          processes.set(name, known);
          return fetch(`${await known.url}/${path}`, init);
        },
        logged: () => Array.from(processes.values(), (each) => each.output()).join('\n'),
        async stop() {
          await Promise.all(Array.from(processes.values(), (each) => each.stop()));
          await close();
        },
      };
    },
    async stop() {
      if (bundles) await rm(await bundles, { recursive: true, force: true });
    },
  };
}
