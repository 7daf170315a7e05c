import { type AuthAction, requestedAction } from './auth/auth-action.ts';
import { readFields } from './auth/read-fields.ts';
import type { Guard } from './http/handler.ts';
import type { Log } from './log.ts';
import { addressMark, type LogMarks } from './log-marks.ts';

/** What is written down: whatever begins a session, or changes how one is begun. */
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
  /** What marks are made with. */
  readonly jwtSecret: string;
}

/**
 * One line of the log for each sign-in, sign-up, recovery, redeemed code and change of password or address, whether it
 * succeeded or not. A line, and not a row: someone who tries out passwords must neither fill the database nor keep it busy,
 * and what keeps the log bounds the lines. Says who by marks only. Stands before the limits, which then are heard of too.
 */
export function createAudit({ log, logMarks, jwtSecret }: AuditOptions): Guard {
  return async (request, peerAddress) => {
    const action = await requestedAction(request);
    if (!AUDITED.has(action)) return undefined;
    const { email, password, type } = await readFields(request);
    // Of an account’s other fields, such as its name, nothing is told here.
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
