import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Holds back what waits for the next frame, as a tab out of view does. Returns a function that runs it. Undone by
 * `vi.restoreAllMocks()`.
 */
export function holdFrames(): () => void {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return () => act(() => frames.splice(0).forEach((frame) => frame(performance.now())));
}
