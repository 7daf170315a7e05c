// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongerThanWindow } from './use-longer-than-window.ts';

const WINDOW = 700;

const below: { current: HTMLElement | null } = { current: null };
let height: number;
const measured = vi.fn(() => height);
let grow: (to: number) => void;

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        grow = (to) => {
          height = to;
          act(() => callback([{ contentRect: { height } }]));
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<section><article></article><div></div></section>';
  Object.defineProperty(document.querySelector('article'), 'offsetHeight', { get: measured });
  below.current = document.querySelector('div');
  height = 0;
  measured.mockClear();
});

const open = (isOver: boolean) =>
  renderHook((props: { isOver: boolean }) => useLongerThanWindow(below, props.isOver), {
    initialProps: { isOver },
  });

describe('the length of a story', () => {
  it('knows at its end, without a layout, whether a grown story is longer than the window', () => {
    for (const [to, isLonger] of [
      [WINDOW, false],
      [WINDOW + 1, true],
    ] as const) {
      const { result, rerender } = open(false);
      grow(to);
      expect(result.current, String(to)).toBe(false);
      rerender({ isOver: true });
      expect(result.current, String(to)).toBe(isLonger);
      expect(measured, String(to)).not.toHaveBeenCalled();
    }
  });

  it('A window that becomes higher than the story changes that', () => {
    height = WINDOW + 1;
    const { result } = open(true);
    vi.stubGlobal('innerHeight', WINDOW + 200);
    fireEvent(window, new Event('resize'));
    expect(result.current).toBe(false);
  });
});
