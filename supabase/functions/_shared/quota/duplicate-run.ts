import { ServiceFailure } from '../http/failure.ts';

export const DUPLICATE_STORY =
  'This story was already requested, so it won’t be written twice. Start a new one to continue.';

/** The failure for a run that was asked for before. Writing it again would give any number of stories for the price of one. */
export function duplicateRun(message = DUPLICATE_STORY): ServiceFailure {
  return new ServiceFailure('duplicate_run', message);
}
