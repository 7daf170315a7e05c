import type { ServiceDeps } from './deps.ts';
import { textAtMost } from './http/text-at-most.ts';
import { ANSWER_MAX_BYTES, limitsOf } from './limits.ts';
import { orAbort } from './provider/or-abort.ts';

/** A call to Supabase as `path` below the project's address, with one key and optionally another bearer token. */
export interface SupabaseCall {
  readonly path: string;
  readonly key: string;
  readonly bearer?: string;
  /** Sent as JSON with POST; without it the call is a GET. */
  readonly body?: unknown;
}

/** What Supabase answered, read to its end. */
export interface SupabaseAnswer {
  readonly status: number;
  readonly text: string;
}

/** Makes one call. Rejects if Supabase has not answered completely in time. */
export type CallSupabase = (call: SupabaseCall) => Promise<SupabaseAnswer>;

/** The outcome of work for Supabase, with the limit of every call to it. Rejects if it takes longer. */
export function inTime<T>(
  { config }: Pick<ServiceDeps, 'config'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitsOf(config).supabaseMs);
  return orAbort(work(signal), signal);
}

/**
 * Calls that fail after a time limit, whatever becomes of the request, because a database in the same process ignores
 * signals. They never follow the reader's abort: a quota must not be left half spent.
 */
export function supabaseClient({ config, fetch }: ServiceDeps): CallSupabase {
  const base = config.supabaseUrl.replace(/(?<!\/)\/+$/, '');

  async function answerTo({ path, key, bearer, body }: SupabaseCall, signal: AbortSignal): Promise<SupabaseAnswer> {
    const response = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: key,
        // Hosted Supabase takes a key of the new kind (`sb_…`) as the bearer only when it equals `apikey`.
        authorization: `Bearer ${bearer ?? key}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    return { status: response.status, text: await textAtMost(response, ANSWER_MAX_BYTES.supabase) };
  }

  return (call) => inTime({ config }, (signal) => answerTo(call, signal));
}
