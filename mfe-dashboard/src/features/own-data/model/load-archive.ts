import { AppError, failureWords } from '@storyloom/shared/api';

/** What reads and writes archives. It is fetched when it is used, which fails as a call of the backend does. @throws AppError */
export const loadArchive = () =>
  import('@storyloom/shared/own-data').catch((cause: unknown) => {
    throw new AppError('network', failureWords.unreachable, { cause });
  });
