// `npm run new -- <id>`: makes a module with a page, its place in the navigation, its development port and its tests.
// `npm run new -- --remove <id>` takes it away again; with `--force` also when changes would be lost.
import { parseArgs } from 'node:util';
import { checkNode, fail, install, SetupError } from './lib/setup.mjs';

const USAGE = 'Say the name of one module: npm run new -- games, or npm run new -- --remove games';

/** @param {string} id */
async function create(id) {
  const { createModule } = await import('./lib/new-module.mjs');
  const { folder, port, order, files } = await createModule(id);
  console.log(`✓ ${folder}: ${files} files. Its page is /${id}, its place in the navigation ${order}, its port ${port}.

Next:
  npm run dev                        # the site with the page: http://127.0.0.1:5170/${id}; the module alone: http://127.0.0.1:${port}/${id}
  npm run test:watch -- ${id}        # its tests, again at each save
  npm run release -- ${id} --to dist  # into the assembled site; nothing else is built again
  git add ${folder} package-lock.json
Taken back by npm run new -- --remove ${id}; what to change first is in ${folder}/README.md.`);
}

/** @param {string} id @param {boolean} force */
async function remove(id, force) {
  const { removeModule } = await import('./lib/new-module.mjs');
  await removeModule(id, { force });
  console.log(`✓ mfe-${id} is gone. A site that has it keeps its pages until the next npm run assemble.`);
}

/** @returns {{ values: { remove: boolean, force: boolean }, positionals: string[] }} */
function readArguments() {
  const options = /** @type {const} */ ({
    remove: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  });
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new SetupError(USAGE);
  }
}

try {
  checkNode();
  const { values, positionals } = readArguments();
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0) throw new SetupError(USAGE);
  await install();
  await (values.remove ? remove(id, values.force) : create(id));
} catch (error) {
  fail(error);
}
