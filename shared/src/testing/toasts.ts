import { act } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';

// Each test of toasts begins with a stopped clock, and ends without toasts.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toast.removeAll());
});

/** Lets time pass, in short steps: a toast leaves by two timers, and React sets the second between them. */
export function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => vi.advanceTimersByTime(100));
}
