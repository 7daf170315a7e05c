import { vi } from 'vitest';
import { removeStored, storedKeys } from '@storyloom/shared/device-storage';

const { setItem } = Storage.prototype;

/** Forgets all that is kept, on the device and in memory. */
export function emptyDevice(): void {
  for (const key of storedKeys('')) removeStored(key);
}

/** Undone by `vi.restoreAllMocks()`. */
export function blockStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  }
}

/** No text under these keys fits any more, until the function that is given back is called. */
export function fillStorage(isRefused: (key: string) => boolean = () => true): () => void {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (isRefused(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  return () => spy.mockRestore();
}

/** What is kept on the device, by key. */
export const kept = (): Record<string, string> => ({ ...localStorage });

/** Puts the device back to what it kept before, as a page that is killed leaves it. */
export function putBack(before: Readonly<Record<string, string>>): void {
  emptyDevice();
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
}
