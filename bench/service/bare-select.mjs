// The statement of a list on PGlite alone, in a process of its own: `node bare-select.mjs <folder of the built server> <data folder> <path>`.
// Tells Lite's statement for the path by asking Lite once, then answers each message with what that many of them cost.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [server = '', data = '', path = ''] = process.argv.slice(2);

/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href);
const built = (/** @type {string} */ name) => load(join(server, `${name}.js`));

/** @typedef {{ sql: string, parameters: readonly unknown[] }} Statement */

/** The statement that Lite sends for the path, the last of its message. @returns {Promise<Statement>} */
async function statementOf() {
  const { openDataFolder } = await built('data-folder');
  const { loadSecrets } = await built('secrets');
  const { startLiteApp } = await built('lite-app');
  const secrets = await loadSecrets(data);
  const database = await openDataFolder(data, {
    migrationsFolder: join(server, 'migrations'),
    threadFile: join(server, 'pglite-thread.js'),
  });
  const origin = 'http://127.0.0.1';
  const lite = await startLiteApp(database, {
    secrets,
    siteUrl: origin,
    mail: { send: async () => undefined },
    passwordMinLength: 6,
  });
  const { pglite } = database;
  const run = pglite.run.bind(pglite);
  /** @type {Statement | undefined} */
  let last;
  pglite.run = (/** @type {Statement[]} */ statements, /** @type {unknown} */ use) => {
    last = statements.at(-1);
    return run(statements, use);
  };
  const headers = { apikey: secrets.publishableKey };
  const response = await lite.fetch(new Request(`${origin}${path}`, { headers }));
  await database.close();
  if (response.status !== 200 || !last) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return last;
}

const { sql, parameters } = await statementOf();
const { PGlite } = await load(createRequire(join(server, 'main.js')).resolve('@electric-sql/pglite'));
const pglite = await PGlite.create(join(data, 'database'));

/** Requests a second, over this many. @param {{ atOnce: number, requests: number }} load */
async function rate({ atOnce, requests }) {
  let left = requests;
  const client = async () => {
    for (; left > 0;) {
      left -= 1;
      await pglite.query(sql, [...parameters]);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, client));
  return (requests * 1000) / (performance.now() - started);
}

process.on('message', async (asked) => {
  if (typeof asked === 'object')
    process.send?.({ rate: await rate(/** @type {{ atOnce: number, requests: number }} */ (asked)) });
});
process.on('SIGINT', () => void pglite.close().then(() => process.exit(0)));
process.stdout.write(`The bare SELECT is ready at ${sql.slice(0, 6).toLowerCase()}\n`);
