import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import type { GuestUsage } from '@storyloom/shared/stream';
import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { ServiceFailure } from '../http/failure.ts';
import { supabaseClient } from '../supabase-client.ts';

/** A guest's free stories. All of it fails closed: an unreachable database must not become a free provider. */
export interface GuestQuota {
  usage(id: string): Promise<GuestUsage>;
  /** Takes one story, atomically. @throws ServiceFailure `guest_limit_reached` or `quota_unavailable` */
  spend(id: string): Promise<GuestUsage>;
  /** Gives one story back. Never throws, and never tries twice: a second refund would be a free story. */
  refund(id: string): Promise<void>;
}

class HttpError extends Error {
  readonly code: string;

  constructor(status: number) {
    super();
    this.name = 'HttpError';
    this.code = String(status);
  }
}

function unavailable(cause: unknown): ServiceFailure {
  const message = 'We could not check your free stories just now. Please try again in a moment.';
  return new ServiceFailure('quota_unavailable', message, { cause });
}

function limitReached(): ServiceFailure {
  const used = `${FREE_GUEST_STORIES}/${FREE_GUEST_STORIES}`;
  const message = `You have used ${used} free AI-generated stories. Sign in for unlimited stories.`;
  return new ServiceFailure('guest_limit_reached', message);
}

function countIn(rows: unknown): number {
  if (!Array.isArray(rows)) throw new TypeError('rows expected');
  if (rows.length === 0) return 0;
  return countOf((rows[0] as { usage_count?: unknown } | null)?.usage_count);
}

function countOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new TypeError('count expected');
  return value;
}

/** The quota behind Supabase's REST address. Only the secret key may spend. */
export function createGuestQuota(deps: ServiceDeps): GuestQuota {
  const call = supabaseClient(deps);
  const key = deps.config.secretKey;

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const response = await call({ path, key, ...(body === undefined ? {} : { body }) });
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new HttpError(response.status);
  }

  async function closed<T>(step: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      deps.log({ event: 'quota_unavailable', step, error: describeError(error) });
      throw unavailable(error);
    }
  }

  return {
    usage: (id) =>
      closed('lookup', async () => {
        const rows = await ask(`/rest/v1/anonymous_usage?session_id=eq.${encodeURIComponent(id)}&select=usage_count`);
        return { used: Math.min(countIn(rows), FREE_GUEST_STORIES), limit: FREE_GUEST_STORIES };
      }),
    async spend(id) {
      const used = await closed('spend', async () => {
        const count = await ask('/rest/v1/rpc/spend_guest_generation', { p_session_id: id });
        return count === null ? undefined : countOf(count);
      });
      if (used === undefined) throw limitReached();
      return { used, limit: FREE_GUEST_STORIES };
    },
    async refund(id) {
      try {
        const response = await call({ path: '/rest/v1/rpc/refund_guest_generation', key, body: { p_session_id: id } });
        await response.body?.cancel();
        if (!response.ok) throw new HttpError(response.status);
        deps.log({ event: 'guest_refunded' });
      } catch (error) {
        deps.log({ event: 'guest_refund_failed', error: describeError(error) });
      }
    },
  };
}
