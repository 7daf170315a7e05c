import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { StoppablePglite } from './stoppable-pglite.ts';

/** Fails as PGlite did after JSON of many levels. No statement is known that still breaks its session. */
const THREAD = `
  import { parentPort as port } from 'node:worker_threads';
  const failure = { message: 'ERRORDATA_STACK_SIZE exceeded', fields: { code: 'XX000' } };
  let isBroken = false;
  port.on('message', ({ kind, statements }) => {
    const sql = statements?.[0].sql;
    isBroken ||= sql === 'break';
    port.postMessage(isBroken || sql === 'fail' ? { failure } : { results: [{ rows: [] }] });
    if (kind === 'close') port.close();
  });
  port.postMessage({ results: [] });
`;

async function openFragile() {
  const folder = await temporaryFolder();
  const threadFile = path.join(folder, 'thread.mjs');
  await writeFile(threadFile, THREAD);
  const reasons: string[] = [];
  const pglite = await StoppablePglite.open({ folder, threadFile, onStop: (reason) => reasons.push(reason) });
  onTestFinished(() => pglite.close().catch(() => undefined));
  const { call } = await startGateway({
    services: () => ({ supabase: async () => new Response(), functions: {}, isReady: () => pglite.isReady }),
  });
  return {
    reasons,
    run: (sql: string) => pglite.run([{ sql, parameters: [] }]),
    readiness: async () => (await call('/readyz')).status,
  };
}

it('a session that fails at every statement is replaced, at most every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { run, reasons, readiness } = await openFragile();
  await expect(run('break')).rejects.toMatchObject({ code: 'XX000' });
  await expect(run('select 2')).resolves.toEqual({ rows: [] });
  expect([await readiness(), reasons]).toEqual([200, ['its session failed at every statement']]);
  await expect(run('break')).rejects.toMatchObject({ code: 'XX000' });
  await expect(run('select 2')).rejects.toMatchObject({ code: 'XX000' });
  expect([await readiness(), reasons.length]).toEqual([503, 1]);
  // Without another statement.
  vi.advanceTimersByTime(10_001);
  await expect(run('select 2')).resolves.toEqual({ rows: [] });
  expect([await readiness(), reasons.length]).toEqual([200, 2]);
});

it('a session that fails at one statement is kept', async () => {
  const { run, reasons, readiness } = await openFragile();
  await expect(run('fail')).rejects.toMatchObject({ code: 'XX000' });
  await expect(run('select 2')).resolves.toEqual({ rows: [] });
  expect([await readiness(), reasons]).toEqual([200, []]);
});
