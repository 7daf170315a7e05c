/** In the tab's own storage: it survives a reload on the way, and no other tab has it. */
const KEY = 'storyloom-waiting-story';

/** What the user left for signing in to do with a story: save it, which needs no second press, or read on. */
export type Purpose = 'save' | 'read';

/** Remembers the version that was left for signing in, and why. */
export function leaveStory(id: string, purpose: Purpose): void {
  try {
    sessionStorage.setItem(KEY, `${purpose} ${id}`);
  } catch {
    // Without storage the page opens as ever.
  }
}

/** Why this version was left for signing in, if it was. Says so once. */
export function takeLeftStory(id: string): Purpose | undefined {
  try {
    const left = sessionStorage.getItem(KEY);
    const purpose = (['save', 'read'] as const).find((known) => left === `${known} ${id}`);
    if (purpose) sessionStorage.removeItem(KEY);
    return purpose;
  } catch {
    return undefined;
  }
}
