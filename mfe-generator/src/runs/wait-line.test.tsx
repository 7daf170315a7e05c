// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { runStrings } from './strings.ts';
import { WaitLine } from './wait-line.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('counts the seconds of a wait, hidden from screen readers', () => {
  const { container } = render(
    <WaitLine wait={{ on: 'loading', since: Date.now() - 3400 }}>Generating your AI story...</WaitLine>,
  );
  const shown = () => container.textContent;
  expect(shown()).toBe('The model is loading 3 s');
  pass(0.6);
  expect(shown()).toBe('The model is loading 4 s');
  pass(68);
  expect(shown()).toBe('The model is loading 1 min 12 s');
  expect(screen.getByText('1 min 12 s')).toHaveAttribute('aria-hidden', 'true');
});

it('names the stories before one’s own', () => {
  expect([undefined, 1, 2].map((ahead) => runStrings.waitsFor({ on: 'turn', ...(ahead && { ahead }) }))).toEqual([
    'One story before yours',
    'One story before yours',
    '2 stories before yours',
  ]);
});
