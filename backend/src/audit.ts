import { type AuthAction, requestedAction } from './auth/auth-action.ts';
import { readFields } from './auth/read-fields.ts';
import type { Guard } from './http/handler.ts';
import type { Log } from './log.ts';
import { addressMark, type LogMarks } from './log-marks.ts';

/** The audited actions: those that begin a session, or change how one can be begun. */
const AUDITED: ReadonlySet<AuthAction> = new Set([
  'sign-in',
  'sign-up',
  'recover',
  'verify',
  'change-account',
  'change-email',
]);

function outcomeOf(status: number): 'done' | 'refused' | 'limited' | 'failed' {
  if (status < 400) return 'done';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}

interface AuditOptions {
  readonly log: Log;
  readonly logMarks: (request: Request, peerAddress: string | undefined) => LogMarks;
  /** The key of the marks. */
  readonly jwtSecret: string;
}

/**
 * Logs one line for each sign-in, sign-up, recovery, redeemed code and change of password or address, successful or not.
 * Lines instead of rows, because guessing passwords must neither fill the database nor keep it busy; log rotation bounds
 * them. Users are named by marks only. Comes before the limits, so that refusals by a limit are logged, too.
 */
export function createAudit({ log, logMarks, jwtSecret }: AuditOptions): Guard {
  return async (request, peerAddress) => {
    const action = await requestedAction(request);
    if (!AUDITED.has(action)) return undefined;
    const { email, password, type } = await readFields(request);
    // Changes of other fields, such as the name, are not audited.
    if (action === 'change-account' && password === undefined) return undefined;
    const marks = {
      ...logMarks(request, peerAddress),
      ...(email !== undefined && { address: addressMark(jwtSecret, email) }),
    };
    const isRecovery = action === 'verify' && type === 'recovery';
    const what = action === 'change-account' ? 'change-password' : isRecovery ? 'redeem-recovery' : action;
    return (status) =>
      log({ level: 'info', event: 'audit', action: what, outcome: outcomeOf(status), status, ...marks });
  };
}
