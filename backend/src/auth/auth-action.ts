import { readFields } from './read-fields.ts';

/**
 * Endpoints that the product does not offer. They make accounts without a password, send email, or reveal by their answer
 * who has an account.
 */
const CLOSED = new Set(['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback']);

export type AuthAction =
  | 'sign-in'
  | 'sign-up'
  | 'recover'
  | 'refresh'
  | 'sign-out'
  | 'verify'
  | 'change-account'
  | 'change-email'
  | 'second-factor'
  | 'closed'
  | 'other';

/** Lite reads the decoded path, so encoded letters must not bypass the checks before it. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The action of a request to the sign-in service, by its method and address. */
export function authAction(request: Request): AuthAction {
  const url = new URL(request.url);
  const name = /^\/auth\/v1\/([^/]*)/.exec(decoded(url.pathname))?.[1] ?? '';
  if (CLOSED.has(name)) return 'closed';
  // Mail scanners open every link, so a GET must not redeem a code.
  if (name === 'verify') return request.method === 'POST' ? 'verify' : 'closed';
  if (name === 'user' && request.method !== 'GET' && request.method !== 'HEAD') return 'change-account';
  if (name === 'factors') return 'second-factor';
  if (request.method !== 'POST') return 'other';
  if (name === 'signup') return 'sign-up';
  if (name === 'recover') return 'recover';
  if (name === 'logout') return 'sign-out';
  if (name !== 'token') return 'other';
  // When the grant is named twice, Lite may read another one than this check.
  const grants = url.searchParams.getAll('grant_type');
  return grants.length === 1 && grants[0] === 'refresh_token' ? 'refresh' : 'sign-in';
}

/** Like {@link authAction}, but tells a change of the address from other changes of an account. */
export async function requestedAction(request: Request): Promise<AuthAction> {
  const action = authAction(request);
  if (action !== 'change-account' || request.method !== 'PUT') return action;
  return (await readFields(request))['email'] ? 'change-email' : action;
}
