import { AppError, failureWords } from '@storyloom/shared/api';
import { retryAfterSeconds, retryTime } from '@storyloom/shared/domain';
import { errorWords, readServiceError } from '@storyloom/shared/stream';

/** Codes for an answer that is not ours, such as a proxy's page, by its status alone. */
function foreignError(status: number, retryAfter: number | undefined): AppError {
  const options = { cause: status, retryAfter };
  const when = retryAfter === undefined ? undefined : retryTime(retryAfter);
  switch (status) {
    case 401:
      return new AppError('unauthorized', errorWords.unauthorized, options);
    case 404:
      return new AppError('not_found', errorWords.not_found, options);
    case 413:
      return new AppError('too_large', errorWords.too_large, options);
    case 429:
      return new AppError('rate_limited', failureWords.tooMany(when), options);
    default:
      return new AppError('internal', failureWords.internal(when), options);
  }
}

/** An error answer of the story service, or of a proxy, as an AppError with a message for the user. */
export async function serviceError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = readServiceError(Object(body).error);
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  if (!said) return foreignError(response.status, retryAfter);
  return new AppError(said.code, said.message, { retryAfter: said.retryAfter ?? retryAfter });
}
