import { AppError } from '@storyloom/shared/api';
import { strings } from './strings.ts';

/** The database's codes for a session that it does not accept (any more). */
const SESSION_ENDED = /^PGRST30[1-3]$/;

const databaseCode = ({ cause }: Error): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

/**
 * Why something could not be loaded, in words for a person. A browser's own words for "no network" are not, nor are the
 * database's for a session that has ended.
 */
export function failureReason(failure: Error): string {
  if (!(failure instanceof AppError) || failure.code === 'network') return strings.unreachable;
  if (SESSION_ENDED.test(databaseCode(failure))) return strings.sessionEnded;
  return failure.message.trim() || strings.unreachable;
}
