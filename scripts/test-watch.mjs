// `npm run test:watch [-- <module>…]`: reruns the tests of changed files at each save, in all modules or in these.
import { spawn } from 'node:child_process';
import { quietEnv, root, tool } from './lib/run.mjs';
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { testedModule } = await import('./lib/modules.mjs');
  const projects = process.argv.slice(2).map((name) => `--project=${testedModule(name)}*`);
  const watch = spawn(tool('vitest'), ['watch', '--changed', ...projects], {
    cwd: root,
    env: quietEnv,
    stdio: 'inherit',
  });
  watch.on('close', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  fail(error);
}
