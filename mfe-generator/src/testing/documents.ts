import { kept, putBack } from '@storyloom/testing/device';
import { cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

let origin = 0;

/** The user turns to another page and comes back to this one, which the browser has kept: its draft is written at once. */
export function turnAway(): void {
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pageshow'));
}

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
