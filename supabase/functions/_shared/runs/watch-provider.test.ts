import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitsOf } from '../limits.ts';
import { createRunClock } from '../provider/run-clock.ts';
import { watchProvider, type ProviderWatch } from './watch-provider.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1000;
const limits = { ...limitsOf({}), firstTokenMs: 60 * SECOND, idleMs: 30 * SECOND, settleMs: 2 * SECOND };

/** The seconds after which a run ends whose provider shows every second that it is there, but sends no text. */
function secondsUntilCut(begin: (watch: ProviderWatch) => void, sign: (watch: ProviderWatch) => void) {
  const clock = createRunClock();
  const watch = watchProvider({ clock, limits, mayLoad: false });
  begin(watch);
  const begunAt = performance.now();
  while (clock.cut === undefined && performance.now() - begunAt < 3600 * SECOND) {
    vi.advanceTimersByTime(SECOND);
    if (clock.cut === undefined) sign(watch);
  }
  watch.end();
  return [clock.cut, Math.round((performance.now() - begunAt) / SECOND)];
}

it('ends a run after twelve times the wait for a first text', () => {
  const writes = (watch: ProviderWatch): void => {
    watch.text();
    watch.goOn();
  };
  const written = (watch: ProviderWatch): void => {
    for (let piece = 0; piece < 5; piece += 1) {
      writes(watch);
      vi.advanceTimersByTime(20 * SECOND);
    }
    writes(watch);
  };
  for (const sign of [true, false].map((isThinking) => (watch: ProviderWatch) => watch.alive(isThinking))) {
    expect(secondsUntilCut(() => undefined, sign)).toEqual(['first-token', 720]);
    expect(secondsUntilCut(written, sign)).toEqual(['idle', 720]);
  }
});

it('ends a run after twelve times the wait for more after a finish reason', () => {
  for (const [withText, seconds] of [
    ['never', 24],
    ['once', 120],
    ['always', 360],
  ] as const) {
    const finished = (watch: ProviderWatch): void => watch.finished(withText);
    const written = (watch: ProviderWatch): void => {
      watch.text();
      finished(watch);
    };
    expect(secondsUntilCut(written, finished)).toEqual(['settled', seconds]);
  }
});
