import { kept, putBack } from '@storyloom/shared/testing/device';
import { cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

let origin = 0;

/**
 * Ends the page's document as a browser does, and makes ready for the next one in the same tab: by a reload, by an address
 * that is typed or gone back to, or, where the tab is `killed`, without a word to the page. Undone by
 * `vi.restoreAllMocks()`.
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
