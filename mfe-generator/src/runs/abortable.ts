/** The result of the work, or a rejection with the signal's reason as soon as it is aborted; the work itself continues. */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    signal.addEventListener('abort', handleAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
