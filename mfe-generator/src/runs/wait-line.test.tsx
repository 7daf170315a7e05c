// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallWait } from './call-wait.tsx';
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

function Call({ onCancel }: { readonly onCancel: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  function handleCancel() {
    onCancel();
    setWaiting(false);
  }
  return (
    <>
      <button ref={button}>Find</button>
      <CallWait isWaiting={isWaiting} button={button} onCancel={handleCancel} />
    </>
  );
}

it('offers to cancel a short call after three seconds', () => {
  const onCancel = vi.fn();
  const { container } = render(<Call onCancel={onCancel} />);
  pass(2.9);
  expect(container).toHaveTextContent(/^Find$/);
  pass(0.1);
  expect(container).toHaveTextContent('Waiting for the model 3 s');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(container).toHaveTextContent(/^Find$/);
  expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus();
});
