// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStillPage } from './still-page.ts';

function Window() {
  useStillPage();
  return null;
}

const { style, dataset } = document.documentElement;

it('The page does not scroll until the last window is closed, and then has its original style', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const first = render(<Window />);
  const second = render(<Window />);
  expect([style.overflow, style.getPropertyValue('scrollbar-gutter') || Reflect.get(style, 'scrollbarGutter')]).toEqual(
    ['hidden', 'stable'],
  );
  first.unmount();
  expect(style.overflow).toBe('hidden');
  second.unmount();
  expect([style.overflow, Reflect.get(style, 'scrollbarGutter'), dataset['still']]).toEqual(['', '', undefined]);
});

it('No space is reserved for a scrollbar that takes none', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  render(<Window />);
  expect([style.overflow, Reflect.get(style, 'scrollbarGutter') ?? '']).toEqual(['hidden', '']);
});

it('Stopping the page from scrolling adds no style element', () => {
  const before = document.querySelectorAll('style').length;
  render(<Window />);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
