import { expect } from 'vitest';
import { sql } from 'kysely';
import type { SupabaseClient } from '@supabase/supabase-js';
import { isThorough } from '../../../src/testing/engines.ts';
import { startTestServer, type TestServer } from '../../../src/testing/test-server.ts';

const isSoak = process.env['SOAK'] === '1';
/** The number of rounds of a race; `QUOTA_ROUNDS` is for that of a guest's free stories. */
const ROUNDS = isSoak ? 10 : 1;
export const QUOTA_ROUNDS = isSoak ? 50 : isThorough ? 2 : 1;
export const PARALLEL = isThorough ? 200 : 60;
export const LIKES = isSoak ? 400 : isThorough ? 120 : 60;
export const PEOPLE = 20;

export const rounds = Array.from({ length: ROUNDS }, (_, index) => index);

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

type Person = Awaited<ReturnType<TestServer['person']>>;

/** One or more servers on one database, and users to race on them. */
export interface Race {
  readonly first: TestServer;
  readonly author: Person;
  /** One of {@link PEOPLE} users, by an index that may be greater. */
  user(index: number): Person;
  /** Returns the servers in turn. */
  next(): TestServer;
  /** Calls a function as the service, on the servers in turn. */
  service<T>(name: string, args: object): Promise<T>;
  /** The first row of a query. */
  one<T>(query: string): Promise<T>;
  close(): Promise<void>;
}

function nth<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is no item.');
  return item;
}

/** Calls a function. @throws when it is refused. */
export async function rpc<T>(client: SupabaseClient, name: string, args: object): Promise<T> {
  const { data, error } = await client.rpc(name, args);
  expect(error).toBeNull();
  return data as T;
}

export async function startRace(count: number, environment: Readonly<Record<string, string>>): Promise<Race> {
  const servers = await times(count, () => startTestServer(environment));
  const first = nth(servers, 0);
  const author = await first.person();
  const users = await times(PEOPLE, () => first.person());
  let turn = 0;
  const next = () => nth(servers, turn++);
  return {
    first,
    author,
    user: (index) => nth(users, index),
    next,
    service: (name, args) => rpc(next().service(), name, args),
    async one<T>(query: string) {
      const { rows } = await sql.raw<T>(query).execute(first.database.connection.kysely);
      return nth(rows, 0);
    },
    async close() {
      for (const server of servers) await server.close();
    },
  };
}
