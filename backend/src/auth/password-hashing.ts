import { compare, hash } from '@node-rs/bcrypt';
import { networkOf } from '@storyloom/functions/network';
import bcrypt from 'bcryptjs';
import type { Handler } from '../http/handler.ts';
import { createFairTurns } from '../rate-limit/fair-turns.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import { readFields } from './read-fields.ts';

const PASSWORDS = {
  /** Leaves half of Node's four threads to files. */
  running: 2,
  /** Enough for a school class beside a dozen networks that sign in all the time. */
  waiting: 200,
  /** The gateway runs 16 sign-ins of a network at once, and lets the others of a school class wait before they get here. */
  waitingOfKey: 16,
} as const;
const RETRY_MS = 2000;

/**
 * Lite hashes passwords with bcryptjs, on the main thread, and has no setting for it. It calls the functions of this object, so
 * native ones that run in threads replace them; the hashes are the same.
 */
export function hashInThreads(): void {
  Object.assign(bcrypt, { compare, hash });
}

/**
 * Lets two requests with a password run at once, queues a few more of each network, and answers 429 to others. Networks are
 * served in turn, so that one that signs in all the time delays no other.
 */
export function passwordQueue(): (handler: Handler) => Handler {
  const turns = createFairTurns(PASSWORDS);
  return (handler) => async (request) => {
    const { password, current_password: current } = await readFields(request);
    if (password === undefined && current === undefined) return handler(request);
    // The gateway sets this header.
    const network = networkOf(request.headers.get('cf-connecting-ip') ?? '') ?? 'unknown';
    const end = await turns.take(network);
    if (!end) return tooManyAttempts(RETRY_MS);
    try {
      return await handler(request);
    } finally {
      end();
    }
  };
}
