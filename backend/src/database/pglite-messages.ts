/** The data with which the thread of the embedded database starts. */
export interface PgliteThreadData {
  readonly folder: string;
}

/** A task for the database, which handles one at a time and answers each with one {@link PgliteAnswer}. */
export type PgliteTask =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly sql: string }
  | { readonly kind: 'close' };

export interface PgliteRows {
  readonly rows: readonly unknown[];
  /** Rows that were written; absent for a statement that writes none. */
  readonly affectedRows?: number | undefined;
}

/** The message of an error and what else Postgres says of it, such as `code` and `detail`. */
export interface PgliteFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** One result for a query, one for each statement of a script; the first answer says that the database is open. */
export type PgliteAnswer = { readonly results: readonly PgliteRows[] } | { readonly failure: PgliteFailure };
