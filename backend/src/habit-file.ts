import type { HabitStore } from '@storyloom/functions/handlers';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What models have taught, in `model-habits.json`. It is small, and written only when a model refuses something new. */
export function habitFile(dataFolder: string): HabitStore {
  const file = path.join(dataFolder, 'model-habits.json');
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    write(text) {
      const own = `${file}.${process.pid}`;
      writeFileSync(own, text, { mode: 0o600 });
      renameSync(own, file);
    },
  };
}
