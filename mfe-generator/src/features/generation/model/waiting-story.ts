import { tabKeys, tabStorage } from '@storyloom/shared/device-storage';

/** Key in session storage, which survives a reload on the way. */
const KEY = tabKeys.waitingStory;

const PURPOSES = ['save', 'edit', 'next', 'read'] as const;

/** Why the user left to sign in: to save the story, to edit it or to see what could happen next,
 * which need no second press, or to go on reading. */
export type Purpose = (typeof PURPOSES)[number];

/** Stores which version was left to sign in, and why. */
export function leaveStory(id: string, purpose: Purpose): void {
  tabStorage.write(KEY, `${purpose} ${id}`);
}

/** Why this version was left to sign in, if it was. Removes the stored value. */
export function takeLeftStory(id: string): Purpose | undefined {
  const left = tabStorage.read(KEY);
  const purpose = PURPOSES.find((known) => left === `${known} ${id}`);
  if (purpose) tabStorage.remove(KEY);
  return purpose;
}
