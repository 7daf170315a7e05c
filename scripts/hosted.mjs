// `npm run hosted`: Storyloom as it is hosted, on this machine, with new data that is removed at the end (docs/deploy.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingPrograms } from './lib/hosted/missing.mjs';
import { isFree } from './lib/hosted/processes.mjs';
import { root } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

const SITE_PORT = 5280;
const DATA_PORT = 5281;

/** Settings of the functions that may be in `.env`. */
const PASSED_ON = /^(?:AI_|DEMO_|STORY_|STORIES_|GUEST_STORIES_)/;

/** @param {import('./lib/hosted/shape.mjs').HostedShape} shape */
function describe({ siteUrl, installation }) {
  const { url, databaseUrl, backends, functions } = installation;
  const lines = [
    ['Site, on workerd', siteUrl],
    ['Data, behind nginx', url],
    ['  sign-in and rows: backend', ...backends.map((server) => `${server.url} (process ${server.pid})`)],
    ...functions.map((server) => [`  ${server.name}: Deno`, `${server.url} (process ${server.pid})`]),
    ['  Postgres', databaseUrl],
    ['Mails', `${backends[0]?.url}/inbox`],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return lines.map(([name = '', ...values]) => `  ${name.padEnd(width)}  ${values.join(', ')}`).join('\n');
}

/** Says which process ended while the others go on, as when one is ended to see what becomes of its stories. */
function watch(/** @type {import('./lib/hosted/shape.mjs').HostedShape} */ { installation }, isStopping = () => false) {
  for (const server of [...installation.backends, ...installation.functions])
    void server.exited.then(() => isStopping() || console.log(`${server.name} (process ${server.pid}) has ended.`));
}

try {
  checkNode();
  const missing = missingPrograms(['nginx', 'workerd']);
  if (missing.length > 0) throw new SetupError(missing.join('\n'));
  for (const port of [SITE_PORT, DATA_PORT])
    if (!(await isFree(port)))
      throw new SetupError(
        `Port ${port} of 127.0.0.1 is in use, perhaps by another \`npm run hosted\`: end that first.`,
      );
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  await install();
  const { build } = await import('./lib/build.mjs');
  const { startHosted } = await import('./lib/hosted/shape.mjs');
  await step('Building the modules', build);
  /** @type {Record<string, string>} */
  const functionsEnv = {};
  for (const [name, value] of Object.entries(process.env))
    if (PASSED_ON.test(name) && value) functionsEnv[name] = value;

  let isStopping = false;
  const starting = step('Starting the hosted shape', () =>
    startHosted({ sitePort: SITE_PORT, dataPort: DATA_PORT, functionsEnv }),
  );
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await starting.then(
      (shape) => shape.stop(),
      () => undefined,
    );
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop());
  const shape = await starting;
  watch(shape, () => isStopping);
  console.log(
    `\n${describe(shape)}\n\nCtrl+C ends all of it and removes the data. Its journey, from another terminal:`,
  );
  console.log(`  HOSTED_SITE_URL=${shape.siteUrl} npm run e2e -- hosted.spec --project=matrix`);
} catch (error) {
  fail(error);
}
