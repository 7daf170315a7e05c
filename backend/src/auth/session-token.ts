import { claimsOf } from './access-token.ts';

/** Whose session an access token is of. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** What an access token says of its session. It is not verified here: ask only of one that Lite gave or has accepted. */
export function ownerOf(accessToken: string): TokenOwner {
  const claims = claimsOf(accessToken);
  return { userId: claims.sub, sessionId: claims.session_id };
}

/** The access token of a request; empty without one. */
export const bearerOf = (request: Request): string =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
