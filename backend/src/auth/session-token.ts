import { claimsOf } from './access-token.ts';

/** The owner of the session of an access token. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** The owner that an access token names. Not verified: only for tokens that Lite has issued or accepted. */
export function ownerOf(accessToken: string): TokenOwner {
  const claims = claimsOf(accessToken);
  return { userId: claims.sub, sessionId: claims.session_id };
}

/** The access token of a request; empty without one. */
export const bearerOf = (request: Request): string =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
