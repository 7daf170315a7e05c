// `npm run backup -- <file>`: writes the data of a stopped server into one file.
import path from 'node:path';
import { backUp } from './operator/backup.ts';
import { readSettings } from './settings.ts';

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Say where to: npm run backup -- storyloom.tar.gz');
  const file = path.resolve(process.env['INIT_CWD'] ?? '', name);
  const settings = readSettings(process.env);
  await backUp(settings, file);
  process.stdout.write(
    `${file} has what was in ${settings.dataFolder}. It holds private stories and secrets: keep it safe.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
