// `npm start`: does any missing set-up, then runs the site and its local backend in one process.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnv, root } from './lib/run.mjs';
import { checkNode, fail, installForStart, step } from './lib/setup.mjs';

try {
  checkNode();
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  await installForStart();
  const { build } = await import('./lib/build.mjs');
  const { assembleIfChanged } = await import('./lib/assembled-state.mjs');
  await step('Building the modules', build);
  await step('Assembling the site', assembleIfChanged);
} catch (error) {
  fail(error);
}

const backend = spawn(process.execPath, ['backend/dist/main.js'], {
  cwd: root,
  env: { ...quietEnv, ...process.env },
  stdio: 'inherit',
});
// Ctrl-C also reaches the backend; a signal to this process alone is passed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => backend.kill(signal));
backend.on('exit', (code) => process.exit(code ?? 1));
