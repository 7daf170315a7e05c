import type { Connection } from '@supabase/lite';

/** An open database, whichever engine it is. */
export interface Database {
  readonly connection: Connection;
  /** Runs a file of statements as one transaction: all of it or nothing. */
  runScript(script: string): Promise<void>;
  /** From now on a statement is ended when it takes too long. What is done before anybody is served takes as long as it takes. */
  limitStatements(): void;
  close(): Promise<void>;
  /** Whether a statement is cancelled once nobody waits for it (see `abandoned.ts`). Following that costs a twentieth of a request. */
  readonly cancels: boolean;
}

/**
 * Waits for a close at most this long. Postgres' driver was once seen to hang in close() under load; the process
 * must end all the same.
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
