import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { startPostgres } from '../testing/test-postgres.ts';
import { databaseMetrics } from './database-metrics.ts';
import { createRegistry } from './registry.ts';

it('Requests beyond the ten connections of Postgres wait, and failed ones give theirs back', async () => {
  const registry = createRegistry();
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url, databaseMetrics(registry));
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  const value = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(await registry.text())?.[1] ?? Number.NaN);
  const { kysely } = database.connection;
  const asked = Array.from({ length: 13 }, () => sql`select pg_sleep(3)`.execute(kysely));
  await vi.waitFor(async () => expect(await value('storyloom_database_waiting')).toBe(3));
  await Promise.all(asked);
  await expect(sql`select nothing`.execute(kysely)).rejects.toThrow('nothing');
  expect(await value('storyloom_database_waiting')).toBe(0);
  expect(await value('storyloom_database_wait_seconds_count')).toBe(14);
  expect(await value('storyloom_database_use_seconds_count')).toBe(14);
  expect(await value('storyloom_database_use_seconds_bucket{le="2"}')).toBe(1);
});
