import type { DrawPicture } from '@storyloom/functions/draw-picture';
import { Tinypool } from 'tinypool';

/** Most time for a picture, in milliseconds, with its time in the line. */
const PICTURE_MS = 10_000;
/** Pictures that wait; the next one is answered with 503. */
const WAITING_MAX = 64;
/** The thread ends when nothing was drawn for this long, in milliseconds: most servers hardly ever draw a picture. */
const IDLE_MS = 60_000;

export interface PicturePool {
  readonly draw: DrawPicture;
  close(): Promise<void>;
}

/** Draws pictures in a thread, which is started for the first one. @param file `picture-thread.ts`, built */
export function createPicturePool(file: string): PicturePool {
  const pool = new Tinypool({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: WAITING_MAX,
  });
  return {
    // The thread gets these alone: a story is long.
    draw: ({ title, genre, seed }) => pool.run({ title, genre, seed }, { signal: AbortSignal.timeout(PICTURE_MS) }),
    close: () => pool.destroy(),
  };
}
