// `npm run restore -- <file>`: see docs/deploy.md.
import { runBackendProgram } from './lib/backend-program.mjs';

await runBackendProgram('restore');
