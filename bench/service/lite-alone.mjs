// Lite on a data folder of the backend, opened by the backend's own modules and served without its gateway:
// `node lite-alone.mjs <folder of the built server> <data folder>`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [server = '', data = ''] = process.argv.slice(2);

/** @param {string} path */
const load = (path) => import(pathToFileURL(path).href);
const built = (/** @type {string} */ name) => load(join(server, `${name}.js`));

const { openDataFolder } = await built('data-folder');
const { loadSecrets } = await built('secrets');
const { startLiteApp } = await built('lite-app');
// The copy that the backend uses.
const { serve } = await load(createRequire(join(server, 'main.js')).resolve('@hono/node-server'));

const database = await openDataFolder(data, {
  migrationsFolder: join(server, 'migrations'),
  threadFile: join(server, 'pglite-thread.js'),
});
const lite = await startLiteApp(database, {
  secrets: await loadSecrets(data),
  siteUrl: 'http://127.0.0.1',
  mail: { send: async () => undefined },
});
// Our server discards the output of Lite as well.
for (const method of /** @type {const} */ (['log', 'info', 'warn', 'error'])) console[method] = () => undefined;

serve({ fetch: lite.fetch, hostname: '127.0.0.1', port: 0 }, (/** @type {{ port: number }} */ { port }) =>
  process.stdout.write(`Lite is ready at http://127.0.0.1:${port}\n`),
);
process.on('SIGINT', () => void database.close().then(() => process.exit(0)));
