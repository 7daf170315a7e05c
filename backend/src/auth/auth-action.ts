import { readFields } from './read-fields.ts';

/**
 * Ways in that the product does not have. They make accounts without a password, send mail, or say by their answer who
 * has an account.
 */
const CLOSED = new Set(['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback']);

export type AuthAction =
  | 'sign-in'
  | 'sign-up'
  | 'recover'
  | 'refresh'
  | 'verify'
  | 'change-account'
  | 'change-email'
  | 'second-factor'
  | 'closed'
  | 'other';

/** Lite looks at the decoded path, so an encoded letter must not lead around what stands before it. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What a request wants from the sign-in service, as far as its first line says. */
export function authAction(request: Request): AuthAction {
  const { pathname, searchParams } = new URL(request.url);
  const name = /^\/auth\/v1\/([^/]*)/.exec(decoded(pathname))?.[1] ?? '';
  if (CLOSED.has(name)) return 'closed';
  // Links are followed by more than people: programs that look through mail open every one.
  if (name === 'verify') return request.method === 'POST' ? 'verify' : 'closed';
  if (name === 'user' && request.method !== 'GET' && request.method !== 'HEAD') return 'change-account';
  if (name === 'factors') return 'second-factor';
  if (request.method !== 'POST') return 'other';
  if (name === 'signup') return 'sign-up';
  if (name === 'recover') return 'recover';
  if (name !== 'token') return 'other';
  // Named twice, Lite may see another one than is seen here.
  const grants = searchParams.getAll('grant_type');
  return grants.length === 1 && grants[0] === 'refresh_token' ? 'refresh' : 'sign-in';
}

/** As {@link authAction}; a change of the account in which its address is named is a change of that. */
export async function requestedAction(request: Request): Promise<AuthAction> {
  const action = authAction(request);
  if (action !== 'change-account' || request.method !== 'PUT') return action;
  return (await readFields(request))['email'] ? 'change-email' : action;
}
