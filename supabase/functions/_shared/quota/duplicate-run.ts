import { ServiceFailure } from '../http/failure.ts';

/** For a run that was asked for before. Writing it again would make one story's price buy any number of them. */
export function duplicateRun(): ServiceFailure {
  const message = 'This story was already requested, so it won’t be written twice. Start a new one to continue.';
  return new ServiceFailure('duplicate_run', message);
}
