// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListCount } from './list-count.tsx';

it('The number of matches is announced once for each search, and shown in any case', () => {
  const { rerender } = render(<ListCount text={undefined} of="" />);
  /** What is shown then, and how it is announced. */
  function then(text: string | undefined, of: string) {
    rerender(<ListCount text={text} of={of} />);
    const status = screen.getByRole('status');
    return [status.textContent, status.getAttribute('aria-live')];
  }
  expect(then(undefined, '')).toEqual(['', 'off']);
  expect(then('12 stories', '')).toEqual(['12 stories', 'off']);
  expect(then(undefined, 'fox')).toEqual(['', 'off']);
  expect(then('2 stories', 'fox')).toEqual(['2 stories', 'polite']);
  expect(then('1 story', 'fox')).toEqual(['1 story', 'off']);
  expect(then('1 story', 'foxes')).toEqual(['1 story', 'polite']);
  expect(then('1 story', 'foxes')).toEqual(['1 story', 'polite']);
  expect(then('12 stories', '')).toEqual(['12 stories', 'polite']);
});
