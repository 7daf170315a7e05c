// `npm run check [-- module]`: formatting, lint, dependency rules, dead code, types, and the files that describe the database; of
// one module, formatting, lint and types. With `--site <folder or address>` also whether what is built here works with what is in
// service there. `--prove` adds the new patterns over foreign text to the list of those known to take linear time.
import { parseArgs } from 'node:util';
import { checkNode, fail, install, SetupError } from './lib/setup.mjs';

const USAGE =
  'npm run check [-- <module>] [--site <folder or address of a deployed site>], or npm run check -- --prove';

function asked() {
  try {
    return parseArgs({ options: { prove: { type: 'boolean' }, site: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

try {
  checkNode();
  const { values, positionals } = asked();
  await install();
  const { checks, checksOf, databaseDescriptions } = await import('./lib/checks.mjs');
  const { testedModule } = await import('./lib/modules.mjs');
  const { listProvedPatterns } = await import('./lib/patterns/linear-patterns.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { siteCheck } = await import('./lib/release/check-site.mjs');
  const { appFolders } = await import('./lib/workspaces.mjs');
  const folder = positionals[0] === undefined ? undefined : testedModule(positionals[0]);
  const { prove, site } = values;
  const ofAll = prove ? [listProvedPatterns] : [...checks, databaseDescriptions];
  const apps = appFolders().filter((name) => folder === undefined || name === folder);
  const { failed } = await runChecks([
    ...(folder === undefined ? ofAll : checksOf(folder)),
    ...(site === undefined ? [] : apps.map((name) => siteCheck(name, site))),
  ]);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
