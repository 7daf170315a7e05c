// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnseenEnd } from './use-unseen-end.ts';

type Seen = Partial<Record<'story' | 'end', boolean>>;

/** Reports to the observer whether the story and its end are in view. */
let see: (seen: Seen) => void;
let page: HTMLElement;
const end = () => page.querySelector<HTMLElement>('[data-ending]')!;

beforeEach(() => {
  see = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        see = (seen) =>
          act(() =>
            callback(
              Object.entries(seen).map(([name, isIntersecting]) => ({
                target: name === 'end' ? end() : page.querySelector('section'),
                isIntersecting,
                boundingClientRect: new DOMRect(0, 5000, 390, 200),
              })),
            ),
          );
      }
      observe() {}
      disconnect() {
        see = () => undefined;
      }
    },
  );
  document.body.innerHTML = '<main><section><div data-ending="complete" tabindex="-1"></div></section></main>';
  page = document.querySelector('main')!;
});

function finish({ following = false } = {}) {
  const options = { page: { current: page }, shown: 'a', isFollowing: () => following };
  const hook = renderHook((props: { running: boolean; shown?: string }) => useUnseenEnd({ ...options, ...props }), {
    initialProps: { running: true },
  });
  hook.rerender({ running: false });
  return hook;
}

describe('an unseen end', () => {
  it('A finished story is unseen until its end has been in sight, and stays seen after that', () => {
    const { result } = finish();
    // Above it, where Generate is.
    see({ story: false, end: false });
    expect(result.current.isUnseen).toBe(false);
    see({ story: true });
    expect(result.current.isUnseen).toBe(true);
    see({ end: true });
    expect(result.current.isUnseen).toBe(false);
    see({ end: false });
    expect(result.current.isUnseen).toBe(false);
  });

  it.each([
    ['the next one is written', { running: true }],
    ['another one is shown', { running: false, shown: 'b' }],
  ])('An unseen end is forgotten when %s', (_case, props) => {
    const { result, rerender } = finish();
    see({ story: true, end: false });
    rerender(props);
    expect(result.current.isUnseen).toBe(false);
  });

  it('The end of a story that was followed to its end is not unseen', () => {
    const { result } = finish({ following: true });
    see({ story: true, end: false });
    expect(result.current.isUnseen).toBe(false);
  });

  it('Going to the end scrolls there and moves the focus', () => {
    const scrollIntoView = vi.fn();
    end().scrollIntoView = scrollIntoView;
    finish().result.current.goToEnd();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
    expect(document.activeElement).toBe(end());
  });
});
