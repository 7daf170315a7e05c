/** What the browser's storage refused, because it is blocked or full: it lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** A text kept on this device, or in memory where the device refused it. */
export function readStored(key: string): string | undefined {
  const refused = memory.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text on this device, or in memory where the device refuses. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    if (memory.delete(key)) changed();
  } catch {
    memory.set(key, text);
    changed();
  }
}

/** Forgets a text, here and in memory. */
export function removeStored(key: string): void {
  if (memory.delete(key)) changed();
  try {
    localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** The keys with this beginning, on the device and in memory. */
export function storedKeys(prefix: string): readonly string[] {
  let kept: readonly string[] = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    // Blocked: there is only what is in memory.
  }
  return [...new Set([...kept, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** Whether the device refused the last text under one of the keys, so that closing the page loses it. */
export const isRefused = (): boolean => memory.size > 0;

/** Calls back when {@link isRefused} may have changed. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
