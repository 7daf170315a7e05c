import { hasLeft } from '@storyloom/shared/auth';
import { writeStored } from '@storyloom/shared/device-storage';

/** Stores work of a user, unless they have signed out: a page that is left after that must not bring it back. */
export function keepWork(userId: string, key: string, text: string): void {
  if (!hasLeft(userId)) writeStored(key, text);
}
