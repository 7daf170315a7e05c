// `npm run restore -- <file>`: makes a data folder from what `npm run backup` wrote.
import path from 'node:path';
import { restore } from './operator/backup.ts';
import { readSettings } from './settings.ts';

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Say from where: npm run restore -- storyloom.tar.gz');
  const settings = readSettings(process.env);
  const threadFile = path.join(import.meta.dirname, 'pglite-thread.js');
  await restore(settings, path.resolve(process.env['INIT_CWD'] ?? '', name), threadFile);
  process.stdout.write(`${settings.dataFolder} has what was backed up. Go on with \`npm start\`.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
