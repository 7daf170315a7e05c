// Runs in a separate thread, so that a long statement blocks nothing else and can be ended together with the thread.
import { mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { refuseLargeAnswer } from '../answer-limit.ts';
import { pgliteParsers } from './column-parsers.ts';
import { fewParsers } from './few-parsers.ts';
import type { PgliteAnswer, PgliteFailure, PgliteTask, PgliteThreadData } from './pglite-messages.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { writeAsText } from './text-serializers.ts';

/**
 * Postgres' cache of the pages of tables. A cache of 128 MB, as by default, is held as memory from the start on; what does not fit
 * into this one comes from the cache of the operating system.
 */
const CACHE = ['-c', 'shared_buffers=32MB'];

/** Nobody reads Postgres' log. A statement that fails with a value of 500 KB took half a second longer to be written to it. */
const NO_LOG = ['-c', 'log_min_messages=panic'];

const { folder } = workerData as PgliteThreadData;
const port = parentPort;
if (!port) throw new Error('This file runs in a thread that the server starts.');

const answer = (message: PgliteAnswer): void => port.postMessage(message);

function failureOf(error: unknown): PgliteFailure {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const texts = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { message: error.message, fields: Object.fromEntries(texts) as Record<string, string> };
}

async function open(): Promise<PGlite> {
  mkdirSync(folder, { recursive: true });
  const pglite = new PGlite({
    dataDir: folder,
    parsers: pgliteParsers,
    startParams: [...PGlite.defaultStartParams, ...CACHE, ...NO_LOG],
  });
  await pglite.waitReady;
  writeAsText(pglite.serializers);
  pglite.parsers = fewParsers(pglite.parsers);
  await pglite.exec("set time zone 'UTC'");
  return pglite;
}

async function perform(pglite: PGlite, statements: PgliteStatements, task: PgliteTask): Promise<PgliteAnswer> {
  if (task.kind === 'close') {
    await pglite.close();
    return { results: [] };
  }
  if (task.kind === 'statements') {
    const result = await statements.run(task.statements, task);
    // Here, because every value would be copied to the main thread.
    if (task.isForClient) refuseLargeAnswer(result.rows);
    return { results: [result] };
  }
  const results = await pglite.exec(task.sql).finally(() => statements.forgetPrepared());
  return { results: results.map(({ rows, affectedRows }) => ({ rows, affectedRows })) };
}

try {
  const pglite = await open();
  const statements = new PgliteStatements(pglite);
  port.on('message', async (task: PgliteTask) => {
    answer(await perform(pglite, statements, task).catch((error: unknown) => ({ failure: failureOf(error) })));
    if (task.kind === 'close') port.close();
  });
  answer({ results: [] });
} catch (error) {
  answer({ failure: failureOf(error) });
}
