import type { Database } from './database.types.ts';

type Public = Database['public'];

/** A row of a table. */
export type TableRow<Name extends keyof Public['Tables']> = Readonly<Public['Tables'][Name]['Row']>;

/** A row to write into a table. */
export type NewTableRow<Name extends keyof Public['Tables']> = Readonly<Public['Tables'][Name]['Insert']>;

/** What a function of the database is asked with. */
export type FunctionParameters<Name extends keyof Public['Functions']> = Readonly<Public['Functions'][Name]['Args']>;

type Answer<Name extends keyof Public['Functions']> =
  Public['Functions'][Name]['Returns'] extends readonly (infer Row)[] ? Row : never;

/** A row that a function of the database answers. Which of its columns can be null Postgres does not say, so it is said here. */
export type FunctionRow<Name extends keyof Public['Functions'], Nullable extends keyof Answer<Name> = never> = Readonly<
  Omit<Answer<Name>, Nullable> & { [Column in Nullable]: Answer<Name>[Column] | null }
>;
