// `npm run reset`: renames the data folder, so that the next `npm start` makes a new one.
import { setAside } from './operator/set-aside.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const aside = await setAside(settings);
  process.stdout.write(
    aside
      ? `Nothing was deleted: what was in ${settings.dataFolder} is in ${aside} now.\nThe next \`npm start\` begins with a new data folder.\n`
      : `There is no data folder at ${settings.dataFolder}: the next \`npm start\` makes one.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
