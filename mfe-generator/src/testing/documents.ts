import { kept, putBack } from '@storyloom/testing/device';
import { cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

let origin = 0;

/**
 * Ends the page's document as a browser does, and prepares the next one in the same tab: after a reload, after another address,
 * or after the tab was `killed` without an event. Undone by `vi.restoreAllMocks()`.
 */
export function leaveDocument(next: 'reload' | 'navigate' | 'back_forward' | 'killed') {
  if (next !== 'killed') fireEvent(window, new Event('pagehide'));
  const device = kept();
  const tab = { ...sessionStorage };
  cleanup();
  putBack(device);
  sessionStorage.clear();
  for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  origin += 1000;
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(origin);
  const type = next === 'killed' ? 'navigate' : next;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}
