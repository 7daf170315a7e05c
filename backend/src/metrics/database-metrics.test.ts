import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import { databaseMetrics } from './database-metrics.ts';
import { createRegistry } from './registry.ts';

it('While a request has the session of the embedded database, others wait, and a failed one gives it back', async () => {
  const registry = createRegistry();
  const sessions = databaseMetrics(registry);
  const database = await openTestDatabase({ sessions });
  onTestFinished(() => database.close());
  const value = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(await registry.text())?.[1] ?? Number.NaN);
  const { kysely } = database.connection;
  const asked: Promise<unknown>[] = [];
  await kysely.connection().execute(async () => {
    for (let count = 0; count < 4; count += 1) asked.push(sql`select 1`.execute(kysely));
    await vi.waitFor(async () => expect(await value('storyloom_database_waiting')).toBe(4));
  });
  await Promise.all(asked);
  await expect(sql`select nothing`.execute(kysely)).rejects.toThrow('nothing');
  expect(await value('storyloom_database_waiting')).toBe(0);
  expect(await value('storyloom_database_wait_seconds_count')).toBe(6);
  expect(await value('storyloom_database_use_seconds_count')).toBe(6);
});
