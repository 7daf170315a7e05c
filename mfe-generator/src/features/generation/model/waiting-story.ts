import { tabStorage } from '@storyloom/shared/device-storage';

/** Key in the tab's storage, which survives a reload on the way. */
const KEY = 'storyloom-waiting-story';

/** What the user left for signing in to do with a story: save it, which needs no second press, or read on. */
export type Purpose = 'save' | 'read';

/** Remembers the version that was left for signing in, and why. */
export function leaveStory(id: string, purpose: Purpose): void {
  tabStorage.write(KEY, `${purpose} ${id}`);
}

/** Why this version was left for signing in, if it was. Says so once. */
export function takeLeftStory(id: string): Purpose | undefined {
  const left = tabStorage.read(KEY);
  const purpose = (['save', 'read'] as const).find((known) => left === `${known} ${id}`);
  if (purpose) tabStorage.remove(KEY);
  return purpose;
}
