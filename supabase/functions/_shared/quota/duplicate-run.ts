import { ServiceFailure } from '../http/failure.ts';

/** For a run that was asked for before. Writing it again would make one story's price buy any number of them. */
export function duplicateRun(): ServiceFailure {
  const message = 'This story was already asked for, so it is not written a second time. Start a new one to go on.';
  return new ServiceFailure('duplicate_run', message);
}
