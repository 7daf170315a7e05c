import type { CompiledQuery } from 'kysely';

/** What a statement prepares for the next ones of its transaction. */
interface Preparation {
  /** The role that it sets; undefined if it sets none. */
  readonly role: string | undefined;
}

const preparations = new WeakMap<CompiledQuery, Preparation>();

/**
 * Marks a statement that only prepares the next one of its transaction, such as the settings of the caller: nobody reads its
 * result, and its error may be that of the next one. A session may hold it back and send both together.
 */
export function withoutAnswer(query: CompiledQuery, preparation: Preparation): CompiledQuery {
  preparations.set(query, preparation);
  return query;
}

/** What the statement prepares; undefined for a statement whose answer is wanted. */
export const preparationOf = (query: CompiledQuery): Preparation | undefined => preparations.get(query);
