// `npm run reset`: the next `npm start` begins with a new data folder; the one that is there gets another name.
import { runBackendProgram } from './lib/backend-program.mjs';

await runBackendProgram('reset');
