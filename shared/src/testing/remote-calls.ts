import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { fakeNetwork, type Answer } from './network.ts';

export type Call = () => Promise<unknown>;

/** What the user reads where a call fails like this: the failure's own message, and what a page makes of it. */
export async function messageOf(call: Call, answer: () => Answer) {
  const requests = fakeNetwork(answer);
  const error: unknown = await call().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (requests.length === 0) throw new Error('nothing was asked');
  if (error === null) return { message: null, reason: null };
  if (!(error instanceof AppError)) throw error;
  return { message: error.message, reason: failureReason(error) };
}
