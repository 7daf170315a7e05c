import { useEffect, useState } from 'react';

/** Interval for checking whether another tab still writes a story, in milliseconds. */
const INTERVAL_MS = 1000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const lockOf = (id: string) => `storyloom-story-${id}`;

/** Holds a lock, which other tabs can see, until the work ends or the page is gone. Does nothing in browsers without locks. */
export function holdStory(id: string, work: Promise<unknown>): void {
  void navigator.locks?.request(lockOf(id), () => work.catch(() => undefined));
}

/** Starts the work while it holds the lock, unless another tab holds it; returns whether it did. */
export async function claimStory(id: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return work().then(() => true);
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null && work().then(() => true));
}

/** Whether a tab is writing this story. */
async function isHeld(id: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockOf(id));
}

/** Waits until no tab writes this story, and what the last one has stored has arrived here; aborted by the signal. */
export async function whenFree(id: string, signal: AbortSignal): Promise<void> {
  if (!(await isHeld(id))) return;
  do await delay(INTERVAL_MS);
  while (!signal.aborted && (await isHeld(id)));
  await delay(INTERVAL_MS);
}

/** Whether another tab is writing this story. */
export function useWrittenElsewhere(id: string | undefined): boolean {
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (id === undefined || !navigator.locks) return;
    let left = false;
    const ask = async () => {
      const isWritten = await isHeld(id);
      if (!left) setHeld(isWritten ? id : undefined);
    };
    void ask();
    const timer = setInterval(() => void ask(), INTERVAL_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id]);
  return id !== undefined && held === id;
}
