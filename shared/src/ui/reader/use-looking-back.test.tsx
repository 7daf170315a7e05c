// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLookingBack } from './use-looking-back.ts';

const WINDOW = 844;

/** Where the element is in the page, in CSS pixels. */
const PLACE = 3000;

let look: () => void;

/** Like a browser's observer: it reports only when the element comes into its root or leaves it. */
class Observer {
  constructor(callback: (entries: readonly object[]) => void, { rootMargin = '0px' }: IntersectionObserverInit) {
    const [top = 0, , bottom = top] = rootMargin.split(' ').map(Number.parseFloat);
    let before: boolean | undefined;
    look = () => {
      const boundingClientRect = new DOMRect(0, PLACE - scrollY, 40, 40);
      const isIntersecting = boundingClientRect.bottom > -top && boundingClientRect.top < WINDOW + bottom;
      if (isIntersecting === before) return;
      before = isIntersecting;
      callback([{ isIntersecting, boundingClientRect }]);
    };
  }
  observe() {
    look();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollY', 0);
});

function Page() {
  const ref = { current: document.body };
  return useLookingBack(ref) ? 'back' : 'on';
}

function scroll(to: number) {
  vi.stubGlobal('scrollY', to);
  act(() => look());
  fireEvent.scroll(window);
}

it('A user who scrolls back up after the element has gone looks back, until they read on', () => {
  render(<Page />);
  expect(screen.getByText('on')).toBeDefined();
  scroll(2900);
  scroll(4500);
  scroll(4400);
  expect(screen.getByText('back')).toBeDefined();
  scroll(4500);
  expect(screen.getByText('on')).toBeDefined();
});

it('A user who jumps to far above the element does not look back any more', () => {
  render(<Page />);
  scroll(2900);
  scroll(4500);
  scroll(300);
  scroll(200);
  expect(screen.getByText('on')).toBeDefined();
});
