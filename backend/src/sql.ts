// `npm run sql -- "select …"`: runs one statement of an operator on the database of `npm start`.
import path from 'node:path';
import { askDatabase } from './operator/ask-database.ts';
import { printOutcome } from './operator/print-outcome.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Say what to ask, as one statement: npm run sql -- "select * from private.open_reports"';

try {
  const statement = process.argv.slice(2).join(' ').trim();
  if (statement === '') throw new Error(USAGE);
  const threadFile = path.join(import.meta.dirname, 'pglite-thread.js');
  const outcome = await askDatabase({ ...readSettings(process.env), threadFile }, statement);
  process.stdout.write(`${printOutcome(outcome)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
