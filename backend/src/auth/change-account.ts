import { SESSION_LIMITS } from '@storyloom/shared/domain';
import type { Handler } from '../http/handler.ts';
import { createAccountLimit } from '../rate-limit/account-limit.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import type { AccountChanges } from './account-changes.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { RequireCurrentPassword } from './current-password.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';
import { bearerOf, ownerOf, type TokenOwner } from './session-token.ts';

export interface ChangeAccountDeps {
  readonly supabase: Handler;
  readonly changes: Pick<AccountChanges, 'endEmailChange'>;
  readonly sessions: Pick<AccountSessions, 'endOthers' | 'recovering' | 'endRecovering'>;
  readonly requirePassword: RequireCurrentPassword;
}

/** Many more than a user needs to find a name. Each stores a row of the log, and a password costs two hashes. */
const CHANGES = { capacity: 30, refillMs: 60 * 60_000 } as const;

const recoveryIsOver = (): Response =>
  goTrueError(
    400,
    'current_password_required',
    `The ${SESSION_LIMITS.recoveryMinutes} minutes to choose a new password are over. Sign out, then use “Forgot password?” to get a new link.`,
  );

/** The account of the caller, or the refusal of their token. */
export function readAccount(supabase: Handler, request: Request): Promise<Response> {
  const { search } = new URL(request.url);
  return supabase(new Request(new URL(`/auth/v1/user${search}`, request.url), { headers: request.headers }));
}

/**
 * Changes an account, except its address. A new password takes the current one, except soon after a recovery link. It ends
 * other sessions and a begun change of the address, which may come from someone with the old password.
 */
export function changeAccount({ supabase, changes, sessions, requirePassword }: ChangeAccountDeps): Handler {
  const limit = createAccountLimit({ ...CHANGES, refuse: tooManyAttempts });

  async function changePassword(request: Request, owner: TokenOwner, current: string | undefined): Promise<Response> {
    const recovering = await sessions.recovering(owner);
    if (recovering === 'over' && !current) return recoveryIsOver();
    if (recovering !== 'now') {
      const refusal = await requirePassword(owner.userId, current);
      if (refusal) return refusal;
    }
    const answer = await supabase(request);
    if (answer.status !== 200) return answer;
    await changes.endEmailChange(owner.userId);
    await sessions.endOthers(owner);
    await sessions.endRecovering(owner);
    return answer;
  }

  return async (request) => {
    const { password, current_password: current } = await readFields(request);
    const account = await readAccount(supabase, request);
    if (account.status !== 200) return account;
    const owner = ownerOf(bearerOf(request));
    return limit(owner.userId, () =>
      password === undefined ? supabase(request) : changePassword(request, owner, current),
    );
  };
}
