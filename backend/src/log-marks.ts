import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { clientNetwork } from './rate-limit/client-network.ts';

/** Characters of a mark: 72 bits, enough to tell all who ask in the life of a log apart. */
const MARK_LENGTH = 12;

const BEARER = /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/i;

/** Who a request comes from, for the log: the same person or network has the same mark, which leads back to neither. */
export interface LogMarks {
  readonly network: string;
  /** Absent without a token of this server; one that has expired is its owner's all the same. */
  readonly account?: string;
}

const digestWith = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The mark of one value. The word before keeps marks apart from signatures, which are made with the same secret. */
const markOf = (secret: string, kind: string, value: string): string =>
  digestWith(secret, `log ${kind} ${value}`).toString('base64url').slice(0, MARK_LENGTH);

/** The mark of an email address, however it is written. */
export const addressMark = (jwtSecret: string, email: string): string =>
  markOf(jwtSecret, 'address', email.trim().toLowerCase());

export interface LogMarksOptions {
  /** Signs the tokens; the marks are made with it, so that nobody without it can try out addresses. */
  readonly jwtSecret: string;
  /** See {@link clientNetwork}. */
  readonly trustedProxies: BlockList;
}

/** @returns what finds the marks of a request. */
export function createLogMarks({ jwtSecret, trustedProxies }: LogMarksOptions) {
  function accountOf({ headers }: Request): string | undefined {
    const [, signed = '', signature = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
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
