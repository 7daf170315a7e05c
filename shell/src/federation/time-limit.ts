import { RemoteError } from './remote-error.ts';

/** Vite compiles hundreds of files when a development server first gets a request for them, which takes minutes on a slow machine. */
const MODULE_MS = import.meta.env.MODE === 'development' ? 300_000 : 15_000;

/** Milliseconds. A manifest has a shorter limit of its own; one script may be large and the line slow. */
export const TIME_LIMITS = { module: MODULE_MS, script: 45_000 } as const;

/**
 * @param what is waited for, for the log
 * @throws {RemoteError} of the kind `timeout` when it has not settled in time
 */
export function withTimeLimit<T>(what: string, milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new RemoteError('timeout', `${what} took over ${milliseconds} ms`));
    const timer = setTimeout(fail, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
