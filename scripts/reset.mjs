// `npm run reset`: renames the data folder, so that the next `npm start` creates a new one.
import { runBackendProgram } from './lib/backend-program.mjs';

await runBackendProgram('reset');
