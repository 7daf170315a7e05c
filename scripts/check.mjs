// `npm run check [-- module]`: formatting, lint, dependency rules, dead code, types, and the files that describe the database; of
// one module, formatting, lint and types.
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { checks, checksOf, databaseDescriptions } = await import('./lib/checks.mjs');
  const { testedModule } = await import('./lib/modules.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const [name] = process.argv.slice(2);
  const { failed } = await runChecks(name ? checksOf(testedModule(name)) : [...checks, databaseDescriptions]);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
