import { deviceStorage } from './browser-storage.ts';

/** What the browser's storage refused, because it is blocked or full: it lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** A text kept on this device, or in memory where the device refused it. */
export function readStored(key: string): string | undefined {
  return memory.get(key) ?? deviceStorage.read(key);
}

/** Keeps a text on this device, or in memory where the device refuses. */
export function writeStored(key: string, text: string): void {
  const isKept = deviceStorage.write(key, text);
  const isNews = isKept ? memory.delete(key) : !memory.has(key);
  if (!isKept) memory.set(key, text);
  if (isNews) changed();
}

/** Tries again to keep what the device refused. */
export function keepRefused(): void {
  for (const [key, text] of memory) writeStored(key, text);
}

/** Forgets a text, here and in memory. */
export function removeStored(key: string): void {
  if (memory.delete(key)) changed();
  deviceStorage.remove(key);
}

/** Keeps a text under another key; where the device has no room for that, under the one that it had. */
export function moveStored(from: string, to: string): void {
  const text = readStored(from);
  if (text === undefined) return;
  // Removed first, which makes room on a device that is full.
  removeStored(from);
  writeStored(to, text);
  if (!memory.has(to)) return;
  removeStored(to);
  writeStored(from, text);
}

/** The keys with this beginning, on the device and in memory. */
export function storedKeys(prefix: string): readonly string[] {
  return [...new Set([...deviceStorage.keys(), ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** The texts that the device refused, by their keys. */
export const refusedTexts = (): ReadonlyMap<string, string> => new Map(memory);

/** Forgets the texts under keys with these beginnings that the device refused. */
export function forgetRefused(prefixes: readonly string[]): void {
  for (const key of memory.keys()) if (prefixes.some((prefix) => key.startsWith(prefix))) memory.delete(key);
  changed();
}

/** Whether the device refused the last text under one of the keys, so that closing the page loses it. */
export const isRefused = (): boolean => memory.size > 0;

/** Calls back when {@link isRefused} may have changed. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
