import type { Factor, Session } from '@supabase/supabase-js';

/** The second factor of an account, if it has one that was finished setting up. */
export const verifiedFactor = ({ factors = [] }: { readonly factors?: readonly Factor[] }): Factor | undefined =>
  factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified');

/** How far the session of a token has come: `aal1` by a password or a mail, `aal2` by a code as well. */
function levelOf({ access_token: token }: Pick<Session, 'access_token'>): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { readonly aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/** Whether the code is still to come. The database takes nothing from such a session; this only keeps pages from asking. */
export const isHalfway = (session: Session): boolean =>
  verifiedFactor(session.user) !== undefined && levelOf(session) !== 'aal2';
