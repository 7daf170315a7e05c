import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from '@storyloom/shared/api';

/** What a user does, one call after the other; `id` gives the id of a user in the backend that is asked. */
export interface Scenario {
  readonly title: string;
  /** Who is signed in; no one for a guest. */
  readonly as?: string;
  readonly calls: (id: (person: string) => string) => readonly (() => Promise<unknown>)[];
}

const { signal } = new AbortController();

/** A query as a page runs it, from a place of a list on. */
export const ask =
  <Found = unknown>(options: { readonly queryFn?: unknown }, pageParam?: unknown) =>
  () =>
    (options.queryFn as (context: object) => Promise<Found>)({ signal, pageParam });

/** Further pages of a list, each from where the one before ends. */
export const walk = (options: { readonly queryFn?: unknown }, pages: number) => async () => {
  let next: unknown;
  for (let page = 0; page < pages; page += 1) ({ next } = await ask<{ next: unknown }>(options, next)());
};

/** The page's client without the types of the database, for calls that it would not make itself. */
export const anyClient = (): Promise<SupabaseClient> => getSupabase();

export const rpc = (name: string, parameters: object) => async () => (await anyClient()).rpc(name, parameters);
