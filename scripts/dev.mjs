// `npm run dev`: the backend, the shell and every remote, each with hot reload.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnv, root, run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';
import { appFolders, readDescriptors } from './lib/workspaces.mjs';

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/**
 * Starts a process that ends with this one, and prints its lines under its name.
 *
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 */
function keep(name, command, args, { cwd = root } = {}) {
  const child = spawn(command, args, { cwd, env: { ...quietEnv, ...process.env, STORYLOOM_DEV: '1' } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      for (const line of String(chunk).split('\n')) if (line.trim()) console.log(`[${name}] ${line}`);
    });
  }
  child.on('exit', (code) => code && console.error(`[${name}] ended with code ${code}`));
  children.push(child);
}

async function waitForBackend() {
  const url = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 4000}/readyz`;
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SetupError('The backend did not start within 30 s; its last lines above say why.');
}

try {
  checkNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await install();
  await step('Building the backend', async () => {
    const { code, output } = await run(tool('turbo'), ['run', 'build', '--filter=@storyloom/backend'], { quiet: true });
    if (code !== 0) throw new SetupError(`The build failed:\n\n${output}`);
  });
  // Links in mails lead to the development shell.
  process.env.SITE_URL ??= 'http://127.0.0.1:5170';
  keep('backend', process.execPath, ['--watch', 'backend/dist/main.js']);
  await step('Starting the backend', waitForBackend);
  keep('backend build', tool('vite'), ['build', '--watch', '--emptyOutDir=false'], { cwd: join(root, 'backend') });
  for (const name of appFolders()) keep(name, tool('vite'), [], { cwd: join(root, name) });
  console.log('Storyloom for development: http://127.0.0.1:5170; each remote alone:');
  for (const { name, port, routes } of readDescriptors()) {
    console.log(`  http://127.0.0.1:${port}${routes[0]}  ${name}`);
  }
} catch (error) {
  for (const child of children) child.kill();
  fail(error);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
}
