// `npm run sql -- "select …"`: asks the database of `npm start` with all rights, while no server runs. See docs/deploy.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, root } from './lib/run.mjs';
import { checkNode, fail, SetupError } from './lib/setup.mjs';

const program = join(root, 'backend/dist/sql.js');

try {
  checkNode();
  if (!existsSync(program)) throw new SetupError('The backend is not built yet. Run `npm start` once.');
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  process.exitCode = (await run(process.execPath, [program, ...process.argv.slice(2)], { env: process.env })).code;
} catch (error) {
  fail(error);
}
