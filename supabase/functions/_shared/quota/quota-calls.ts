import type { FunctionArgs, ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { ServiceFailure } from '../http/failure.ts';
import { limitsOf } from '../limits.ts';
import { inTime, supabaseClient } from '../supabase-client.ts';

/** The service's own calls to the database, with the secret key that no page has. */
export interface QuotaCalls {
  /** The JSON at a path. Rejects for any status but success. */
  get(path: string): Promise<unknown>;
  rpc(name: string, args: FunctionArgs): Promise<unknown>;
  /**
   * A question that must be answered before anything else happens: an unreachable database must not become a free
   * provider. `undo` runs if it is unknown whether the question had its effect.
   * @throws ServiceFailure `quota_unavailable`
   */
  failClosed<T>(question: Question, work: () => Promise<T>): Promise<T>;
  /** Work that is tried once more after a pause if it fails. It must be harmless if done twice. Never rejects. */
  retryOnce(event: string, work: () => Promise<unknown>): Promise<void>;
}

interface Question {
  /** Its name in the log. */
  readonly step: string;
  /** The message for the reader. */
  readonly message: string;
  readonly undo?: () => Promise<void>;
}

class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;

  constructor(status: number) {
    super();
    this.status = status;
    this.code = String(status);
  }
}

/** Whether the database may have done its work although no answer came, because a connection broke or a proxy failed. */
function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof HttpError) || [502, 503, 504].includes(error.status);
}

/** A value of the database's answer, which must be a whole number. */
export function wholeNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new TypeError('whole number expected');
  return value;
}

/** The outcome in an answer of the quota's RPCs, which must be one of these. */
export function outcomeIn<T extends string>(answer: unknown, known: readonly T[]): T {
  const value = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined;
  const outcome = known.find((each) => each === value);
  if (outcome === undefined) throw new TypeError('outcome expected');
  return outcome;
}

/** The whole seconds that an answer asks to wait, at least one, or the default. */
export function retryAfterIn(answer: unknown, standard: number): number {
  const value = typeof answer === 'object' && answer !== null && 'retry_after' in answer ? answer.retry_after : null;
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(Math.ceil(value), 1) : standard;
}

/** The calls of Supabase's REST interface, or of its database where the host reaches it. */
export function createQuotaCalls(deps: ServiceDeps): QuotaCalls {
  const call = supabaseClient(deps);
  const { callFunction } = deps;
  const key = deps.config.secretKey;
  const pauseMs = limitsOf(deps.config).retryMs;

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const { status, text } = await call({ path, key, ...(body === undefined ? {} : { body }) });
    if (status < 200 || status > 299) throw new HttpError(status);
    return text === '' ? null : JSON.parse(text);
  }

  return {
    get: (path) => ask(path),
    rpc: (name, args) =>
      callFunction ? inTime(deps, () => callFunction(name, args)) : ask(`/rest/v1/rpc/${name}`, args),
    async failClosed({ step, message, undo }, work) {
      try {
        return await work();
      } catch (error) {
        deps.log({ event: 'quota_unavailable', step, error: describeError(error) });
        if (undo && mayHaveHappened(error)) {
          const undone = undo();
          deps.defer?.(undone);
        }
        throw new ServiceFailure('quota_unavailable', message, { cause: error });
      }
    },
    async retryOnce(event, work) {
      for (let tries = 1; tries <= 2; tries += 1) {
        try {
          await work();
          return;
        } catch (error) {
          deps.log({ event, tries, error: describeError(error) });
          if (tries === 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    },
  };
}
