import { on } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** How long others had to wait, in milliseconds. */
export interface Waits {
  /** The longest time between two answers of `/healthz`. */
  readonly gapMs: number;
  /** The longest work of the main thread without a turn of its event loop, in processor time. */
  readonly workMs: number;
}

interface Answer {
  readonly askedAt: bigint;
  readonly gapMs: number;
}

export type Watch = Awaited<ReturnType<typeof watchServer>>;

const fileHere = (name: string): string => path.join(import.meta.dirname, name);

/** The environment of a server process that reports its work in a file. */
export const gaugeEnvironment = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(fileHere('gauge.mjs')).href}`,
  STALL_GAUGE: file,
});

/** Watches a server that was started with {@link gaugeEnvironment}, from a thread of its own that asks again after each pause. */
export async function watchServer(url: string, gaugeFile: string, pauseMs = 5) {
  const thread = new Worker(fileHere('healthz-thread.mjs'), { workerData: { url, pauseMs }, execArgv: [] });
  let longestMs = 0;
  let failure: unknown;
  thread.on('error', (cause) => (failure = cause));
  thread.on('message', ({ gapMs }: Answer) => (longestMs = Math.max(longestMs, gapMs)));

  /** Waits for so many answers to requests from now on. @throws the error of the thread, when there is no answer */
  async function answers(count: number): Promise<void> {
    // The clock of both threads, which no test moves.
    const from = process.hrtime.bigint();
    let left = count;
    if (failure) throw failure;
    for await (const [{ askedAt }] of on(thread, 'message') as AsyncIterable<[Answer]>) {
      if (askedAt > from) left -= 1;
      if (left === 0) return;
    }
  }

  await answers(1);
  return {
    answers,
    /** Measures the waits while the work is done. */
    async measure(work: () => Promise<unknown>): Promise<Waits> {
      // The gauge reports in the turn after the work, so it has when a request of a later turn is answered.
      await answers(2);
      await writeFile(gaugeFile, '');
      longestMs = 0;
      await work();
      await answers(2);
      const reported = (await readFile(gaugeFile, 'utf8')).split('\n').map(Number);
      return { gapMs: longestMs, workMs: Math.max(...reported) };
    },
    stop: () => thread.terminate(),
  };
}
