/** In the tab's own storage: it survives a reload on the way, and no other tab has it. */
const KEY = 'storyloom-waiting-story';

/** Remembers the version that was left for signing in, so as to save it. */
export function leaveToSave(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the page opens as ever.
  }
}

/** Whether this version was left for signing in, so as to save it. Says so once. */
export function takeLeftToSave(id: string): boolean {
  try {
    const isLeft = sessionStorage.getItem(KEY) === id;
    if (isLeft) sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    return false;
  }
}
