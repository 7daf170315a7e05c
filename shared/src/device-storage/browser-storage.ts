/** One of the browser's storages. Where it is absent or blocked it is empty; where it is full it keeps what it had. */
export interface BrowserStorage {
  read(key: string): string | undefined;
  /** The value that a text of JSON holds; `undefined` where there is none, or it is damaged. */
  readJson(key: string): unknown;
  /** Returns whether the browser kept it. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** @param open names the storage, which throws where the browser blocks it */
function browserStorage(open: () => Storage): BrowserStorage {
  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    readJson: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined,
    write: (key, text) => attempt((storage) => (storage.setItem(key, text), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

/** What this browser keeps. */
export const deviceStorage: BrowserStorage = /* @__PURE__ */ browserStorage(() => localStorage);

/** What this tab keeps: it outlasts a reload and a way to another page, and no other tab has it. */
export const tabStorage: BrowserStorage = /* @__PURE__ */ browserStorage(() => sessionStorage);
