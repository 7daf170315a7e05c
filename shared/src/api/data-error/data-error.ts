import { AppError, type AppErrorCode, type DataFailure, failureWords } from '@storyloom/shared/api';
import { readableMessage, retryTime } from '@storyloom/shared/domain';

/** Postgres' code for a row that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** Postgres' code for an exceeded limit: the answer would be too large. */
const TOO_LARGE = '54000';

interface Answer {
  readonly error: { readonly code: string } | null;
}

/** Asks for a list of at most `limit` rows, or for half as many while the answer would be too large. */
export async function askForFewer<A extends Answer>(
  limit: number,
  ask: (limit: number) => PromiseLike<A>,
): Promise<readonly [answer: A, limit: number]> {
  const answer = await ask(limit);
  return answer.error?.code === TOO_LARGE && limit > 1 ? askForFewer(Math.ceil(limit / 2), ask) : [answer, limit];
}

/** Codes of PostgREST and of classes of Postgres whose messages name tables and rules. */
const TECHNICAL = /^PGRST|^(?!PT)[0-9A-Z]{5}$/;

type Said = Pick<DataFailure, 'message'> & Partial<DataFailure>;

/**
 * The database's message, if it is meant for users. Sentences that our functions raise begin with a capital letter, the
 * ones that Postgres writes do not.
 */
function wordsIn({ code = '', message }: Said): string | undefined {
  const text = readableMessage(message);
  if (code.startsWith('PGRST')) return undefined;
  return text !== undefined && (!TECHNICAL.test(code) || /^\p{Lu}/u.test(text)) ? text : undefined;
}

type Meaning = readonly [code: AppErrorCode, message: string];

function meaningOf(failure: Said): Meaning {
  const { status, code, message, retryAfter } = failure;
  const when = retryAfter === undefined ? undefined : retryTime(retryAfter);
  switch (status) {
    case 401:
      return ['unauthorized', failureWords.expired];
    case 413:
      return ['data', failureWords.tooLarge];
  }
  // Without a code the answer comes from a proxy.
  const words = code ? wordsIn(failure) : undefined;
  if (words !== undefined) return ['data', words];
  switch (status) {
    case 400:
    case 422:
      return ['data', failureWords.invalid];
    case 403:
      return ['data', failureWords.forbidden];
    case 404:
    case 410:
      return ['data', failureWords.notFound];
    case 409:
      return ['data', failureWords.conflict];
    case 429:
      return ['data', failureWords.tooMany(when)];
    case 502:
    case 503:
    case 504:
      // A gateway that can't reach the server. If it says for how long, that is reported below.
      if (!code && retryAfter === undefined) return ['network', failureWords.unreachable];
  }
  return [code && message ? 'data' : 'internal', failureWords.internal(when)];
}

/**
 * A failed call as an error with a message for the user: 'unauthorized' if the sign-in has expired, 'data' if the database
 * refused, 'internal' if the answer was not one of ours, 'network' if there was none.
 */
export function dataError(error: Said): AppError {
  // The client's own failures have no status; those of the network have an empty code.
  if (error.code === '' && error.status === undefined) {
    return new AppError('network', failureWords.unreachable, { cause: error });
  }
  const [code, message] = meaningOf(error);
  return new AppError(code, message, { cause: error, retryAfter: error.retryAfter });
}
