// Programs of the built backend for operators: `npm run sql`, `npm run reset`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, root } from './run.mjs';
import { checkNode, fail, SetupError } from './setup.mjs';

/**
 * Runs `backend/dist/<name>.js` with the settings of `.env` and the arguments of this process.
 * @param {string} name
 */
export async function runBackendProgram(name) {
  const program = join(root, `backend/dist/${name}.js`);
  try {
    checkNode();
    if (!existsSync(program)) throw new SetupError('The backend is not built yet. Run `npm start` once.');
    const env = join(root, '.env');
    if (existsSync(env)) process.loadEnvFile(env);
    process.exitCode = (await run(process.execPath, [program, ...process.argv.slice(2)], { env: process.env })).code;
  } catch (error) {
    fail(error);
  }
}
