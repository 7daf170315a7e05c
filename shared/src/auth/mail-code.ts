import type { Session } from '@supabase/auth-js';
import { AppError, createEphemeralClient, failureWords, getSupabase } from '../api/index.ts';
import { authError } from './auth-actions.ts';
import { sessionStore } from './session-store.ts';
import { strings } from './strings.ts';

/** Purposes of the links in mails. */
export type MailCodeKind = 'recovery' | 'email_change';

/** The content of a mail's link, from the fragment of the address, which is not sent to servers. */
export interface MailCode {
  readonly code: string;
  readonly kind: MailCodeKind;
}

/** @returns `undefined` for a damaged link */
export function mailCodeIn(hash: string): MailCode | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const [code, kind] = [parameters.get('token_hash'), parameters.get('type')];
  return code && (kind === 'recovery' || kind === 'email_change') ? { code, kind } : undefined;
}

/** A redeemed code. Its session is not used in this browser until it is accepted. */
export interface RedeemedCode {
  /** The user whose account the mail was sent for. */
  readonly userId: string;
  readonly email: string;
  /** Makes it this browser's session. */
  readonly accept: () => Promise<void>;
  /** Ends it without changing this browser's session. */
  readonly decline: () => Promise<void>;
}

async function accept(session: Session, kind: MailCodeKind): Promise<void> {
  await sessionStore.connect();
  const supabase = await getSupabase();
  const before = sessionStore.getState().session;
  // The session replaced in this browser is not used any more. The service has ended those of the same account.
  if (before && before.user.id !== session.user.id) {
    await supabase.auth.admin.signOut(before.access_token, 'local').catch(() => undefined);
  }
  await sessionStore.enter(session, kind === 'recovery');
}

/**
 * Redeems the one-time code of a mail.
 *
 * @returns `undefined` when the other of two addresses has to confirm too, as hosted Supabase may be configured to require.
 * @throws AppError 'auth' when the code was used or is too old, 'rate_limited', 'network' or 'internal'.
 */
export async function redeemMailCode({ code, kind }: MailCode): Promise<RedeemedCode | undefined> {
  const client = await createEphemeralClient();
  const { data, error } = await client.auth.verifyOtp({ token_hash: code, type: kind });
  if (error) throw authError(error, strings.redeem);
  const { session } = data;
  if (!session) {
    if (kind === 'email_change') return undefined;
    throw new AppError('internal', failureWords.internal());
  }
  // The local server has done so; hosted Supabase does it only for a new password.
  await client.auth.signOut({ scope: 'others' }).catch(() => undefined);
  return {
    userId: session.user.id,
    email: session.user.email ?? '',
    accept: () => accept(session, kind),
    async decline() {
      await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
    },
  };
}
