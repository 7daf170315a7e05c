import { AppError, failureWords } from '@storyloom/shared/api';

/** Loads the code that reads and writes archives. Fails like a call of the backend. @throws AppError */
export const loadArchive = () =>
  import('@storyloom/shared/own-data').catch((cause: unknown) => {
    throw new AppError('network', failureWords.unreachable, { cause });
  });
