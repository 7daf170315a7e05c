import type { Connection } from '@supabase/lite';

/** An open database of either engine. */
export interface Database {
  readonly connection: Connection;
  /** Runs files of statements as one transaction, each taken when the one before has run: all of them or nothing. */
  runScripts(scripts: Iterable<string>): Promise<void>;
  /** The same with one file. */
  runScript(script: string): Promise<void>;
  /** Limits the time of statements from now on. Work before the first request has no limit. */
  limitStatements(): void;
  close(): Promise<void>;
  /** Whether it answers, as far as is known. */
  isReady?(): boolean;
  /** Changes when the embedded database is stopped: what began before may have failed for that. */
  readonly life?: () => number;
  /** Whether it collects the planner's statistics by itself. */
  readonly hasAutovacuum: boolean;
  /** Reclaims the space of deleted rows of tables, however long that takes. Only where it does not do so by itself. */
  vacuum?(tables: readonly string[]): Promise<void>;
  /** Whether statements of clients that left are cancelled (see `abandoned.ts`), which costs 5 % of a request. */
  readonly cancels: boolean;
}

/**
 * The longest wait for a close. Postgres' driver was once seen to hang in close() under load; the process must end
 * anyway.
 */
export const CLOSE_LIMIT_MS = 5000;

/** Resolves when the work is done or the time is up, whichever is first. */
export async function withTimeLimit(work: Promise<unknown>, milliseconds = CLOSE_LIMIT_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
