import { tabStorage } from '@storyloom/shared/device-storage';

/** Key in session storage, which survives a reload on the way. */
const KEY = 'storyloom-waiting-story';

/** Why the user left to sign in: to save the story, which needs no second press, or to go on reading. */
export type Purpose = 'save' | 'read';

/** Stores which version was left to sign in, and why. */
export function leaveStory(id: string, purpose: Purpose): void {
  tabStorage.write(KEY, `${purpose} ${id}`);
}

/** Why this version was left to sign in, if it was. Removes the stored value. */
export function takeLeftStory(id: string): Purpose | undefined {
  const left = tabStorage.read(KEY);
  const purpose = (['save', 'read'] as const).find((known) => left === `${known} ${id}`);
  if (purpose) tabStorage.remove(KEY);
  return purpose;
}
