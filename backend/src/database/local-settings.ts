import { CompiledQuery } from 'kysely';

/** Names and values, in the order in which they are set. */
export type Settings = readonly (readonly [name: string, value: string])[];

const settings = new WeakMap<CompiledQuery, Settings>();

/**
 * A statement that sets for the rest of the transaction; `role` as `set local role` does. It only prepares the next one: nobody
 * reads its result, and its error may be that of the next one. So a session may hold it back and send all settings together.
 */
export function setLocally(values: Settings): CompiledQuery {
  const calls = values.map((_value, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  const query = CompiledQuery.raw(`select ${calls.join()}`, values.flat());
  settings.set(query, values);
  return query;
}

/** Whether a text is that of a statement of {@link setLocally}, which needs no other plan for other values. */
export const setsLocally = (sql: string): boolean => sql.startsWith('select set_config($1,');

/** What a statement of {@link setLocally} sets; undefined for any other. */
export const settingsOf = (query: CompiledQuery): Settings | undefined => settings.get(query);
