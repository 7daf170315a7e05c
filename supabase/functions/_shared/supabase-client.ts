import type { ServiceDeps } from './deps.ts';
import { SERVICE_LIMITS } from './limits.ts';

/** A call to Supabase as `path` below the project's address, with one key and optionally another bearer token. */
export interface SupabaseCall {
  readonly path: string;
  readonly key: string;
  readonly bearer?: string;
  /** Sent as JSON with POST; without it the call is a GET. */
  readonly body?: unknown;
}

/** Makes one call. Rejects when Supabase cannot be reached in time. */
export type CallSupabase = (call: SupabaseCall) => Promise<Response>;

/** Calls that give up after a limit. They never follow the reader's abort: a quota must not be left half spent. */
export function supabaseClient({ config, fetch }: ServiceDeps): CallSupabase {
  const base = config.supabaseUrl.replace(/\/+$/, '');
  const limit = config.limits?.supabaseMs ?? SERVICE_LIMITS.supabaseMs;
  return ({ path, key, bearer, body }) =>
    fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: key,
        // Hosted Supabase takes a key of the new kind (`sb_…`) as the bearer only when it equals `apikey`.
        authorization: `Bearer ${bearer ?? key}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limit),
    });
}
