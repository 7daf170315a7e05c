/** Ids of users. */
export const ADA = 'ada';
export const MINA = 'mina';
export const BO = 'bo';

/** Display names by user id. */
export const NAMES: Readonly<Record<string, string>> = { [ADA]: 'Ada', [MINA]: 'Mina', [BO]: 'Bo Li' };

export const emailOf = (userId: string) => `${userId}@example.org`;

export const userOf = (userId: string) => ({
  id: userId,
  email: emailOf(userId),
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
});

/** A session valid for one day. Its token names the user, as the fake backend expects. */
export const sessionOf = (userId: string) => ({
  access_token: `header.${userId}.signature`,
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 86_400,
  expires_at: Math.floor(Date.now() / 1000) + 86_400,
  user: userOf(userId),
});

/** The same after the second step of signing in. */
export const wholeSessionOf = (userId: string) => ({
  ...sessionOf(userId),
  access_token: `header.${btoa(JSON.stringify({ sub: userId, aal: 'aal2' }))}.signature`,
});

/** The id of the user whose token this is; `undefined` for a guest. */
export function personOf(authorization: string | null): string | undefined {
  const payload = /^Bearer header\.(.+)\.signature$/.exec(authorization ?? '')?.[1];
  return payload?.startsWith('ey') ? (JSON.parse(atob(payload)) as { readonly sub: string }).sub : payload;
}
