import { useEffect, useState } from 'react';

/** Interval for checking whether another tab still writes a story, in milliseconds. */
const INTERVAL_MS = 1000;

const lockOf = (id: string) => `storyloom-story-${id}`;

/** Holds a lock, which other tabs can see, until the work ends or the page is gone. Does nothing in browsers without locks. */
export function holdStory(id: string, work: Promise<unknown>): void {
  void navigator.locks?.request(lockOf(id), () => work.catch(() => undefined));
}

/** Whether another tab is writing this story. */
export function useWrittenElsewhere(id: string | undefined): boolean {
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (id === undefined || !navigator.locks) return;
    let left = false;
    const ask = async () => {
      const { held: locks = [] } = await navigator.locks.query();
      if (!left) setHeld(locks.some(({ name }) => name === lockOf(id)) ? id : undefined);
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
