import type { CompiledQuery } from 'kysely';

/** The question that Lite asks after each call of a function: which status and headers the function has set for the answer. */
const QUESTION =
  /^\s*SELECT current_setting\('response\.status', true\) AS status,\s+current_setting\('response\.headers', true\) AS headers\s*$/;

/**
 * The answer to that question without the database: none of our functions sets a status or headers, as a test makes sure.
 * Undefined for any other statement.
 */
export const responseSettings = ({ sql }: CompiledQuery): readonly object[] | undefined =>
  QUESTION.test(sql) ? [{ status: '', headers: '' }] : undefined;
