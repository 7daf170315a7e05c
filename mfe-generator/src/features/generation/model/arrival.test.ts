// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isReturning, markArrival } from './arrival.ts';

const KEY = 'storyloom-generator';

beforeEach(() => history.replaceState(null, '', '/generators/fantasy'));
/** Opens the generator. Returns what leaves it, at the latest the end of the test. */
function arrive(): () => void {
  const leave = markArrival('fantasy');
  onTestFinished(leave);
  return leave;
}

/** The next document of this tab, which was opened like this. */
function openDocument(type: NavigationTimingType): void {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

describe('whether a visit continues what was under way', () => {
  it('continues after a crash, in the same genre only', () => {
    expect(isReturning('fantasy', 'POP')).toBe(false);
    arrive();
    openDocument('navigate');
    expect(isReturning('fantasy', 'POP')).toBe(true);
    expect(isReturning('romance', 'POP')).toBe(false);
  });

  it('continues after a reload, but not when the address is opened again or by a link', () => {
    arrive();
    dispatchEvent(new Event('pagehide'));
    expect(isReturning('fantasy', 'POP'), 'the same document').toBe(false);
    for (const [type, isContinued] of [
      ['reload', true],
      ['navigate', false],
      ['back_forward', false],
    ] as const) {
      openDocument(type);
      expect(isReturning('fantasy', 'POP'), type).toBe(isContinued);
    }
    openDocument('reload');
    expect(isReturning('fantasy', 'PUSH')).toBe(false);
  });

  it('continues in a page that comes back from the back/forward cache', () => {
    arrive();
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect(isReturning('fantasy', 'POP')).toBe(true);
  });

  it('continues on the way back from the sign-in page, but not by a link from there', () => {
    for (const path of ['/auth', '/signup']) {
      const leave = arrive();
      history.replaceState(null, '', path);
      leave();
      expect(isReturning('fantasy', 'REPLACE'), path).toBe(true);
      expect(isReturning('fantasy', 'POP'), path).toBe(true);
      expect(isReturning('fantasy', 'PUSH'), path).toBe(false);
    }
    openDocument('navigate');
    expect(isReturning('fantasy', 'POP')).toBe(false);
  });

  it('does not continue after another page of the site', () => {
    const leave = arrive();
    history.replaceState(null, '', '/blog');
    leave();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(isReturning('fantasy', 'POP')).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('removes the last genre that earlier versions stored', () => {
    localStorage.setItem('storyloom-genre', 'romance');
    arrive()();
    expect(localStorage.getItem('storyloom-genre')).toBeNull();
  });
});
