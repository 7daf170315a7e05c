// `npm run sql -- "select …"`: queries the database of `npm start` with all rights, while no server runs. See docs/deploy.md.
import { runBackendProgram } from './lib/backend-program.mjs';

await runBackendProgram('sql');
