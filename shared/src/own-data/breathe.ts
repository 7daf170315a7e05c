/** Longest that the page is kept from answering, in milliseconds: a key press is answered within a tenth of a second. */
const BUSY_MS = 30;

/** Lets the page answer what happened meanwhile, whenever it has been kept busy for a while. */
export function createBreather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BUSY_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}
