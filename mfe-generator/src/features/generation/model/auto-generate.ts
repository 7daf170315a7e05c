import { readStored, writeStored } from '@storyloom/shared/device-storage';
import { useState } from 'react';

const KEY = 'storyloom-auto-generate';
const ON = 'on';

/** Whether a prompt handed over with autoFill is written without pressing Generate. Stored on this device. */
export function useAutoGenerateChoice() {
  const [on, setOn] = useState(() => readStored(KEY) === ON);
  return {
    on,
    choose(next: boolean): void {
      writeStored(KEY, next ? ON : 'off');
      setOn(next);
    },
  };
}
