/** What the browser's storage refused, because it is blocked or full: it lasts as long as the page. */
const memory = new Map<string, string>();

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
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
