// Loaded into a server process with `--import`. Reports in the file STALL_GAUGE each time the main thread has worked for long without
// a turn of its event loop: what a request that arrived then had to wait for, whatever else the machine was doing.
import { appendFileSync, openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 2;
/** Shorter work is not reported. */
const LEAST_MS = 8;

/** Milliseconds of processor time of this thread, which other programs do not affect; of the clock where there is no such file. */
function createClock() {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(64);
    return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)), 10) / 1e6;
  } catch {
    return () => performance.now();
  }
}

const { STALL_GAUGE: file } = process.env;
if (isMainThread && file !== undefined) {
  const now = createClock();
  let last = now();
  setInterval(() => {
    const busy = now() - last;
    if (busy > LEAST_MS) appendFileSync(file, `${busy.toFixed(1)}\n`);
    last = now();
  }, EVERY_MS).unref();
}
