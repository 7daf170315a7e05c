import { readableMessage } from '@storyloom/shared/domain';
import { ERROR_CODES, type ErrorCode, type ServiceError } from './story-events.ts';
import { errorWords } from './strings.ts';

const isErrorCode = (value: unknown): value is ErrorCode => (ERROR_CODES as readonly unknown[]).includes(value);

/** A failure reported by the service, with a message that can be shown; `undefined` if it is not a report of ours. */
export function readServiceError(value: unknown): ServiceError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, message, retryAfter } = value as Readonly<Record<string, unknown>>;
  if (!isErrorCode(code)) return undefined;
  const isWait = typeof retryAfter === 'number' && Number.isFinite(retryAfter) && retryAfter > 0;
  return {
    code,
    message: readableMessage(message) ?? errorWords[code],
    ...(isWait && { retryAfter: Math.ceil(retryAfter) }),
  };
}
