// `npm run dev`: the backend, the shell and every remote, each with hot reload. `npm run dev -- <module>`: that module with hot reload,
// and the others as they were last built, or with `--from <address>` as a deployed site has them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { devPlan, limitsOf } from './lib/dev-plan.mjs';
import { quietEnv, root, run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

/** @typedef {import('./lib/dev-plan.mjs').DevPlan} DevPlan */

const USAGE = 'npm run dev [-- <module> [--from <address of a deployed site>]]';

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

function planned() {
  try {
    const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
    const [id] = positionals;
    if (positionals.length > 1) throw new SetupError(USAGE);
    return devPlan({ ...(id !== undefined && { id }), ...values });
  } catch (error) {
    throw error instanceof TypeError ? new SetupError(`${error.message}\n\n${USAGE}`) : error;
  }
}

/** @param {string} site address @throws {SetupError} when it has no release map */
async function checkSite(site) {
  const response = await fetch(`${site}/remotes.json`).catch(() => undefined);
  const map = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!Array.isArray(map?.remotes))
    throw new SetupError(`${site}/remotes.json is no release map. Is the site running, and is this its address?`);
}

/** @throws {SetupError} when another server has the address of the backend */
async function checkPort() {
  const { dataUrl } = await import('@storyloom/build/dev-servers');
  if (await fetch(dataUrl()).catch(() => undefined))
    throw new SetupError(`Another server answers at ${dataUrl()}. Stop it, or set PORT to another port.`);
}

async function waitForBackend() {
  const { dataUrl } = await import('@storyloom/build/dev-servers');
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${dataUrl()}/readyz`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SetupError('The backend did not start within 30 s; its last lines above say why.');
}

async function startBackend() {
  await checkPort();
  await step('Building the backend', async () => {
    const { code, output } = await run(tool('turbo'), ['run', 'build', '--filter=@storyloom/backend'], { quiet: true });
    if (code !== 0) throw new SetupError(`The build failed:\n\n${output}`);
  });
  keep('backend', process.execPath, ['--watch', 'backend/dist/main.js']);
  await step('Starting the backend', waitForBackend);
  keep('backend build', tool('vite'), ['build', '--watch', '--emptyOutDir=false'], { cwd: join(root, 'backend') });
}

/** @param {DevPlan} plan */
async function start({ backend, shell, sources, builds, from }) {
  const { modulePort, shellPort } = await import('@storyloom/build/dev-servers');
  const home = `http://127.0.0.1:${shellPort()}`;
  // Links in mails lead to the development shell.
  process.env.SITE_URL ??= home;
  if (from) {
    await checkSite(from);
    Object.assign(process.env, { DEV_FROM: from, DEV_MODULE: sources[0]?.id, ...(!backend && { DEV_DATA: from }) });
  }
  if (backend) await startBackend();
  // Otherwise Vite, which serves the builds, sets it for the development servers too.
  process.env.NODE_ENV ??= 'development';
  const { serveBuilds } = await import('./lib/dev-builds.mjs');
  await serveBuilds(builds);
  for (const name of [...(shell ? ['shell'] : []), ...sources.map(({ id }) => `mfe-${id}`)])
    keep(name, tool('vite'), [], { cwd: join(root, name) });
  if (shell) console.log(`Storyloom for development: ${home}`);
  if (builds.length > 0) console.log(`As they were last built: ${builds.map(({ id }) => id).join(', ')}`);
  if (from && shell) console.log(`As ${from} has them: all other modules`);
  console.log('With hot reload; each alone:');
  for (const { name, port, routes } of sources)
    console.log(`  http://127.0.0.1:${modulePort({ port })}${routes[0]}  ${name}`);
}

try {
  checkNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const plan = planned();
  await install();
  await start(plan);
  for (const limit of limitsOf(plan)) console.log(`! ${limit}`);
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
