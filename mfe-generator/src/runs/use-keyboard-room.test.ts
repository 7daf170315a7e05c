// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

const WINDOW = 844;

let viewport: EventTarget & { height: number; offsetTop: number; scale: number };
beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { height: WINDOW, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW);
  document.body.innerHTML = '<div><p></p></div>';
});

const room = () => document.querySelector('div')!.style.getPropertyValue('--keyboard-room');
const look = (change: Partial<typeof viewport>) =>
  act(() => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event('resize'));
  });
const show = () => renderHook(() => useKeyboardRoom({ current: document.querySelector('p') }));

it('The keyboard room is as high as the keyboard that lies over the page, and 0 without one', () => {
  show();
  expect(room()).toBe('0px');
  look({ height: 508 });
  expect(room()).toBe('336px');
  look({ height: 508, offsetTop: 100 });
  expect(room()).toBe('236px');
  look({ height: WINDOW, offsetTop: 0 });
  expect(room()).toBe('0px');
  look({ height: 422, scale: 2 });
  expect(room(), 'The page is zoomed in').toBe('0px');
});

it('The focused text field scrolls into view when the keyboard opens', () => {
  show();
  const area = document.body.appendChild(document.createElement('textarea'));
  area.scrollIntoView = vi.fn();
  look({ height: 508 });
  expect(area.scrollIntoView).not.toHaveBeenCalled();
  look({ height: WINDOW });
  area.focus();
  look({ height: 500 });
  expect(area.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
});

it('does not scroll when the window grows, loses a bar or is enlarged', () => {
  for (const [name, changes, times] of [
    ['grows again', [{ height: 508 }, { height: WINDOW }], 1],
    ['loses a little to a bar of the browser', [{ height: WINDOW - 56 }], 0],
    ['is enlarged with two fingers', [{ height: 422, scale: 2 }], 0],
  ] as const) {
    show();
    const area = document.body.appendChild(document.createElement('textarea'));
    area.scrollIntoView = vi.fn();
    area.focus();
    for (const change of changes) look(change);
    expect(area.scrollIntoView, name).toHaveBeenCalledTimes(times);
  }
});

it('The keyboard room is not set in a browser without a visual viewport', () => {
  vi.stubGlobal('visualViewport', null);
  show();
  expect(room()).toBe('');
});
