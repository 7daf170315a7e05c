import { deviceStorage } from '../device-storage/browser-storage.ts';
import { forgetWork } from '../device-storage/forget-work.ts';

/** Tells other tabs who has left the device. Removed as soon as it is written. */
const KEY = 'storyloom-left';

const left = new Set<string>();
const listeners = new Set<(userId: string) => void>();

/** Whether this user signed out at their own request, here or in another tab, and is not back. Nothing of theirs may be stored then. */
export const hasLeft = (userId: string): boolean => left.has(userId);

/** Calls back in every tab when a user has left the device. */
export function onLeft(listener: (userId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function forget(userId: string, isHere: boolean): void {
  left.add(userId);
  forgetWork(userId, isHere);
  for (const listener of listeners) listener(userId);
}

/** Removes a user's work from the device, in every tab. */
export function forgetUser(userId: string): void {
  forget(userId, true);
  deviceStorage.write(KEY, userId);
  deviceStorage.remove(KEY);
}

/** Notes that a user is signed in. */
export const noteBack = (userId: string): void => void left.delete(userId);

/** Follows {@link forgetUser} in another tab; returns whether the event was about that. */
export function followLeaving({ key, newValue }: StorageEvent): boolean {
  if (key !== KEY || !newValue) return false;
  forget(newValue, false);
  return true;
}
