import type { Factor, Session } from '@supabase/auth-js';

/** The verified second factor of an account, if it has one. */
export const verifiedFactor = ({ factors = [] }: { readonly factors?: readonly Factor[] }): Factor | undefined =>
  factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified');

/** The assurance level of a token: `aal1` after a password or a mail, `aal2` after a code as well. */
function levelOf({ access_token: token }: Pick<Session, 'access_token'>): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { readonly aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/** Whether the code is still missing. The database refuses such a session anyway; this only prevents useless requests. */
export const isHalfway = (session: Session): boolean =>
  verifiedFactor(session.user) !== undefined && levelOf(session) !== 'aal2';
