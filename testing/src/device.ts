import { vi } from 'vitest';
import { removeStored, storedKeys } from '@storyloom/shared/device-storage';

const { setItem } = Storage.prototype;

/** Removes all stored values from the device and from memory. */
export function emptyDevice(): void {
  for (const key of storedKeys('')) removeStored(key);
}

/** Makes storage throw. Undone by `vi.restoreAllMocks()`. */
export function blockStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  }
}

/** Makes writing to these keys fail for lack of space. Returns a function that undoes it. */
export function fillStorage(isRefused: (key: string) => boolean = () => true): () => void {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isRefused(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  return () => spy.mockRestore();
}

/** All stored values by key. */
export const kept = (): Record<string, string> => ({ ...localStorage });

/** Restores stored values, as a killed page leaves them. */
export function putBack(before: Readonly<Record<string, string>>): void {
  emptyDevice();
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
}
