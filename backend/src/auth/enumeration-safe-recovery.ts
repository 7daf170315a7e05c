import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from '../http/handler.ts';
import type { Log } from '../log.ts';
import { ADDRESS, AFTER_ANSWER_MS } from './answer-first.ts';
import { readFields } from './read-fields.ts';

export interface RecoveryDeps {
  readonly supabase: Handler;
  /** Runs work after the answer. */
  readonly defer: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/**
 * Recovery that answers before it looks up the account: status, body and time are the same whether there is one or not.
 */
export function enumerationSafeRecovery({ supabase, defer, log }: RecoveryDeps): Handler {
  async function recover(request: Request): Promise<void> {
    const { status } = await supabase(request);
    if (status >= 500) log({ level: 'error', event: 'recovery_failed', status });
  }

  return async (request) => {
    const { email = '' } = await readFields(request);
    if (!ADDRESS.test(email)) return supabase(request);
    const { search } = new URL(request.url);
    // The settings are open to every valid key, so this refuses only a wrong key.
    const allowed = await supabase(
      new Request(new URL(`/auth/v1/settings${search}`, request.url), { headers: request.headers }),
    );
    if (allowed.status !== 200) return allowed;
    defer(delay(AFTER_ANSWER_MS).then(() => recover(request)));
    return Response.json({});
  };
}
