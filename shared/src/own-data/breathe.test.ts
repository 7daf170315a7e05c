import { expect, it, vi } from 'vitest';
import { createBreather } from './breathe.ts';

it('Long work lets the page’s events in each time it has gone on for 30 ms, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const breathe = createBreather();
  /** Whether an event that waits is handled in a breath at this time. */
  async function letsEventsIn(time: number): Promise<boolean> {
    clock.mockReturnValue(time);
    let isHandled = false;
    setTimeout(() => (isHandled = true));
    await breathe();
    return isHandled;
  }
  expect(await letsEventsIn(1029)).toBe(false);
  expect(await letsEventsIn(1030)).toBe(true);
  expect(await letsEventsIn(1059)).toBe(false);
  expect(await letsEventsIn(1060)).toBe(true);
});
