/** Whose session an access token is of. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** What an access token says of its session. It is not verified here: ask only of one that Lite gave or has accepted. */
export function ownerOf(accessToken: string): TokenOwner {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly sub: string;
    readonly session_id: string;
  };
  return { userId: claims.sub, sessionId: claims.session_id };
}

/** The access token of a request; empty without one. */
export const bearerOf = (request: Request): string =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
