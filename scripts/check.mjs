// `npm run check`: formatting, lint, dependency rules, dead code, types, and the files that describe the database.
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { checks, databaseDescriptions } = await import('./lib/checks.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { failed } = await runChecks([...checks, databaseDescriptions]);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
