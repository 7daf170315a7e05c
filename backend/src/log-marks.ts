import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { clientNetwork } from './rate-limit/client-network.ts';

/** Characters of a mark: 72 bits, enough to distinguish all clients in a log. */
const MARK_LENGTH = 12;

const BEARER = /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/i;

/** Marks for the log: one for each account and each network, from which neither can be found. */
export interface LogMarks {
  readonly network: string;
  /** Absent without a token of this server. An expired token counts. */
  readonly account?: string;
}

const digestWith = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The mark of one value. Its prefix separates marks from signatures, which are made with the same secret. */
const markOf = (secret: string, kind: string, value: string): string =>
  digestWith(secret, `log ${kind} ${value}`).toString('base64url').slice(0, MARK_LENGTH);

/** The mark of an email address, however it is written. */
export const addressMark = (jwtSecret: string, email: string): string =>
  markOf(jwtSecret, 'address', email.trim().toLowerCase());

export interface LogMarksOptions {
  /** The secret that signs tokens. It is the key of the marks, so that addresses cannot be tried without it. */
  readonly jwtSecret: string;
  /** See {@link clientNetwork}. */
  readonly trustedProxies: BlockList;
}

/** @returns a function that makes the marks of a request. */
export function createLogMarks({ jwtSecret, trustedProxies }: LogMarksOptions) {
  function accountOf({ headers }: Request): string | undefined {
    const bearer = BEARER.exec(headers.get('authorization') ?? '');
    if (!bearer) return undefined;
    const [, signed = '', signature = ''] = bearer;
    const given = Buffer.from(signature, 'base64url');
    const right = digestWith(jwtSecret, signed);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : undefined;
  }

  return (request: Request, peerAddress: string | undefined): LogMarks => {
    const account = accountOf(request);
    return {
      network: markOf(jwtSecret, 'network', clientNetwork(request, peerAddress, trustedProxies)),
      ...(account !== undefined && { account: markOf(jwtSecret, 'account', account) }),
    };
  };
}
