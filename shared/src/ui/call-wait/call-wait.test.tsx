// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallWait } from './call-wait.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

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

it('offers to cancel a short call after three seconds', async () => {
  const onCancel = vi.fn();
  const { container } = render(<Call onCancel={onCancel} />);
  await pass(2.9);
  expect(container.textContent).toBe('Find');
  await pass(0.1);
  expect(container.textContent).toBe('FindWaiting for the model 3 sCancel');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Find');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
});

it('announces a long wait once, without the seconds', async () => {
  const { container } = render(<Call onCancel={() => undefined} />);
  const heard = announcements();
  for (let second = 0; second < 70; second += 1) await pass(1);
  expect(container.textContent).toContain('Waiting for the model 1 min 10 s');
  expect(heard).toEqual(['Waiting for the model']);
});
