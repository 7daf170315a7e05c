import { useEffect, useRef, useState } from 'react';

/** Progress of a job. */
export interface Progress {
  readonly done: number;
  /** 0 while unknown. */
  readonly of: number;
}

const BEGINNING: Progress = { done: 0, of: 0 };

/** Runs one job at a time, which can be canceled and ends with the page. */
export function useJob() {
  const [progress, setProgress] = useState<Progress>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(work: (signal: AbortSignal, show: (progress: Progress) => void) => Promise<void>): Promise<void> {
    if (controller.current) return;
    const own = new AbortController();
    controller.current = own;
    setProgress(BEGINNING);
    try {
      await work(own.signal, setProgress);
    } finally {
      controller.current = undefined;
      setProgress(undefined);
    }
  }

  return { /** Absent while nothing runs. */ progress, run, cancel: () => controller.current?.abort() };
}
