import { act } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';

// Each test starts with a stopped clock and ends without toasts.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toast.removeAll());
});

/** Advances the clock in short steps, because a toast is removed by two timers, and React sets the second after the first. */
export function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => vi.advanceTimersByTime(100));
}
