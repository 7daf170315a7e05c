import type { Database } from './database.types.ts';

type Public = Database['public'];

/** A row of a table. */
export type TableRow<Name extends keyof Public['Tables']> = Readonly<Public['Tables'][Name]['Row']>;

/** A row to write into a table. */
export type NewTableRow<Name extends keyof Public['Tables']> = Readonly<Public['Tables'][Name]['Insert']>;

/** The parameters of a database function. */
export type FunctionParameters<Name extends keyof Public['Functions']> = Readonly<Public['Functions'][Name]['Args']>;

type Answer<Name extends keyof Public['Functions']> =
  Public['Functions'][Name]['Returns'] extends readonly (infer Row)[] ? Row : never;

/** A row that a database function returns. Postgres does not declare which of its columns can be null, so the caller does. */
export type FunctionRow<Name extends keyof Public['Functions'], Nullable extends keyof Answer<Name> = never> = Readonly<
  Omit<Answer<Name>, Nullable> & { [Column in Nullable]: Answer<Name>[Column] | null }
>;
