/** Waits for a time, or until the browser has a connection again, or until the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
    if (signal.aborted) go();
  });
}
