import { compare, hash } from '@node-rs/bcrypt';
import bcrypt from 'bcryptjs';
import type { Handler } from '../http/handler.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import { createTurns } from '../rate-limit/turns.ts';
import { readFields } from './read-fields.ts';

/** Leaves half of Node's four threads to files. */
const AT_ONCE = 2;

/** About two seconds of hashing. */
const WAITING_MAX = 50;
const RETRY_MS = 2000;

/**
 * Lite hashes passwords with bcryptjs, on the main thread, and has no setting for it. It calls the functions of this object, so
 * native ones that run in threads replace them; the hashes are the same.
 */
export function hashInThreads(): void {
  Object.assign(bcrypt, { compare, hash });
}

/** Lets two requests with a password run at once, queues a few more, and answers 429 to others. */
export function passwordQueue(): (handler: Handler) => Handler {
  const turns = createTurns({ running: AT_ONCE, waiting: WAITING_MAX });
  return (handler) => async (request) => {
    const { password, current_password: current } = await readFields(request);
    if (password === undefined && current === undefined) return handler(request);
    const end = await turns.take('');
    if (!end) return tooManyAttempts(RETRY_MS);
    try {
      return await handler(request);
    } finally {
      end();
    }
  };
}
