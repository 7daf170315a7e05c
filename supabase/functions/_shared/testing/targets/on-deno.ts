import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FunctionName } from '../../handlers.ts';
import { buildBundles, denoProgram, type Bundles } from './bundles.ts';
import { startSurroundings } from './surroundings.ts';
import type { Running, Target } from './target.ts';

/** Every function that is deployed. */
type DeployedName = FunctionName | 'share-page';

/** As {@link Running}, with the functions that only hosting needs. */
interface RunningOnDeno extends Running {
  readonly urlOf: (name: DeployedName) => Promise<string>;
}

interface DenoTarget extends Target {
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<RunningOnDeno>;
}

/** One function's process, which takes a while to listen. */
interface DenoProcess {
  readonly url: Promise<string>;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Nothing is downloaded, and nothing is allowed that hosting does not allow. */
const FLAGS = ['run', '--no-remote', '--no-npm', '--no-config', '--no-lock', '--allow-net', '--allow-env'];

function run(
  program: string,
  bundles: Bundles,
  name: DeployedName,
  env: Readonly<Record<string, string>>,
): DenoProcess {
  const child: ChildProcess = spawn(program, [...FLAGS, bundles.pathOf(name)], {
    env: {
      PATH: process.env['PATH'],
      DENO_DIR: path.join(bundles.folder, '.deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      ...env,
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
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code} before it listened:\n${output}`)));
  });
  url.catch(() => undefined);
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The bundled functions under real Deno, each in a process of its own, as hosting runs them. */
export function onDeno(): DenoTarget {
  let bundles: Promise<Bundles> | undefined;
  return {
    name: 'Deno',
    async start(settings) {
      bundles ??= buildBundles();
      const [built, program] = [await bundles, await denoProgram()];
      const { env, close, ...around } = await startSurroundings(settings);
      const processes = new Map<DeployedName, DenoProcess>();
      return {
        ...around,
        async urlOf(name) {
          let running = processes.get(name);
          if (!running) processes.set(name, (running = run(program, built, name, env)));
          return `${await running.url}/${name}`;
        },
        logged: () => Array.from(processes.values(), (each) => each.output()).join('\n'),
        async stop() {
          await Promise.all(Array.from(processes.values(), (each) => each.stop()));
          await close();
        },
      };
    },
    stop: async () => (await bundles)?.remove(),
  };
}
