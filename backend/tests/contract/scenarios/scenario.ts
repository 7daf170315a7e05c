import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from '@storyloom/shared/api';

/** The calls of a user, in sequence; `id` returns the id of a user in the backend under test. */
export interface Scenario {
  readonly title: string;
  /** The signed-in user; `undefined` for a guest. */
  readonly as?: string;
  readonly calls: (id: (person: string) => string) => readonly (() => Promise<unknown>)[];
}

const { signal } = new AbortController();

/** A query as a page runs it, from one place of a list. */
export const ask =
  <Found = unknown>(options: { readonly queryFn?: unknown }, pageParam?: unknown) =>
  () =>
    (options.queryFn as (context: object) => Promise<Found>)({ signal, pageParam });

/** Several pages of a list, each from the end of the previous one. */
export const walk = (options: { readonly queryFn?: unknown }, pages: number) => async () => {
  let next: unknown;
  for (let page = 0; page < pages; page += 1) ({ next } = await ask<{ next: unknown }>(options, next)());
};

/** The page's client without database types, for calls that a page does not make. */
export const anyClient = async () => (await getSupabase()) as unknown as Pick<SupabaseClient, 'from' | 'rpc'>;

export const rpc = (name: string, parameters: object) => async () => (await anyClient()).rpc(name, parameters);
