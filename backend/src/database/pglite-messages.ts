/** The data with which the thread of the embedded database starts. */
export interface PgliteThreadData {
  readonly folder: string;
}

export interface PgliteStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What the database needs to know of statements beside their text. */
export interface PgliteUse {
  /** The role that the statements set or that was set before; the owner of the database without it. */
  readonly role?: string | undefined;
  /** Whether their transaction is committed after the last one, whose rows are the answer. */
  readonly commits?: boolean | undefined;
  /** Whether the rows are for a client of the data interface, and refused when there is too much in them. */
  readonly isForClient?: boolean | undefined;
}

/** A task for the database, which handles one at a time and answers each with one {@link PgliteAnswer}. */
export type PgliteTask =
  | ({ readonly kind: 'statements'; readonly statements: readonly PgliteStatement[] } & PgliteUse)
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

/**
 * The result of the last of several statements, which run until one fails; one result for each statement of a script. The first
 * answer says that the database is open.
 */
export type PgliteAnswer = { readonly results: readonly PgliteRows[] } | { readonly failure: PgliteFailure };
