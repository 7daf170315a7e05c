// `npm run check`: formatting, lint, dependency rules, dead code and types.
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
