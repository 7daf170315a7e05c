import { AppError } from '@storyloom/shared/api';

/** Postgres' code for a row that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** What the data client says of a failed call: 'data' where the database answered, 'network' where nobody did. */
export function dataError(error: { readonly message: string; readonly code?: string }): AppError {
  return new AppError(error.code ? 'data' : 'network', error.message, { cause: error });
}
