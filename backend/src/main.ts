import path from 'node:path';
import { redirectConsole } from './library-console.ts';
import { createLineBuffer } from './line-buffer.ts';
import { createLog, describeError, type Log } from './log.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

const lines = createLineBuffer((text) => void process.stderr.write(text));
process.on('exit', lines.flush);
const writeEntry = createLog(lines.write);
const log: Log = (entry) => {
  writeEntry(entry);
  // The process may end right after an error.
  if (entry.level !== 'info') lines.flush();
};
redirectConsole(log);

/** Expected errors have a message for the operator, and are printed without a stack. */
const EXPECTED = new Set([
  'SettingsError',
  'DataFolderInUseError',
  'PortTakenError',
  'OldDatabaseError',
  'MigrationFailedError',
  'OtherSecretsError',
  'Error',
]);

/** One Ctrl+C can arrive twice: from the terminal, and from the script that started this process. */
const SAME_SIGNAL_MS = 500;

async function main(): Promise<void> {
  let stoppingSince: number | undefined;
  let close: (() => Promise<void>) | undefined;

  async function stop(): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await close?.();
    process.exit(0);
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  const server = await startServer(readSettings(process.env), {
    log,
    migrationsFolder: path.join(import.meta.dirname, 'migrations'),
    threadFile: path.join(import.meta.dirname, 'pglite-thread.js'),
    pictureFile: path.join(import.meta.dirname, 'picture-thread.js'),
    storytellerFile: path.join(import.meta.dirname, 'storyteller-thread.js'),
    imageFolder: path.join(import.meta.dirname, 'database'),
    demoImageFolder: path.join(import.meta.dirname, 'database-demo'),
  });
  ({ close } = server);
  process.stdout.write(`Storyloom is ready at ${server.url}\n`);
}

// Node would print all fields of such an error.
process.on('unhandledRejection', (error) => log({ level: 'error', event: 'unhandled', error: describeError(error) }));
process.on('uncaughtException', (error) => {
  log({ level: 'error', event: 'uncaught', error: describeError(error) });
  process.exit(1);
});

try {
  await main();
} catch (error) {
  const known = error instanceof Error && EXPECTED.has(error.name);
  process.stderr.write(
    `${known ? error.message : `Storyloom could not start: ${String(describeError(error).message)}`}\n`,
  );
  process.exit(1);
}
