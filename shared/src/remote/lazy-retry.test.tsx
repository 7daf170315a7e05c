// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyRetry } from './lazy-retry.tsx';
import { RetryContext } from './retry-context.ts';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
}
const counter = { default: Counter };

/** A small remote slot: an error boundary that is reset at each attempt. */
function Slot({ attempt, page: Page }: { readonly attempt: number; readonly page: ComponentType }) {
  return (
    <RetryContext value={attempt}>
      <Boundary key={attempt}>
        <Suspense fallback="Loading">
          <Page />
        </Suspense>
      </Boundary>
    </RetryContext>
  );
}

/** A page that stays mounted when the attempt changes. */
const Still = ({ attempt, page: Page }: { readonly attempt: number; readonly page: ComponentType }) => (
  <RetryContext value={attempt}>
    <Suspense fallback="Loading">
      <Page />
    </Suspense>
  </RetryContext>
);

const shown = (page: ReactNode) => act(async () => render(page));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('lazyRetry', () => {
  it('A page that failed to load is loaded again at each new attempt, and only then', async () => {
    const load = vi
      .fn<() => Promise<typeof counter>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValue(counter);
    const Page = lazyRetry(load);
    expect(load).not.toHaveBeenCalled();
    const { rerender } = await shown(<Slot attempt={0} page={Page} />);
    for (const attempt of [0, 1]) {
      await act(async () => rerender(<Slot attempt={attempt} page={Page} />));
      expect(screen.getByText('Failed')).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(attempt + 1);
    }
    await act(async () => rerender(<Slot attempt={2} page={Page} />));
    expect(screen.getByText('Count 0')).toBeTruthy();
  });

  it('A page keeps its state when an earlier and a later attempt both succeed', async () => {
    const arrivals: ((module: typeof counter) => void)[] = [];
    const Page = lazyRetry(() => new Promise((resolve) => arrivals.push(resolve)));
    const { rerender } = await shown(<Still attempt={0} page={Page} />);
    await act(async () => rerender(<Still attempt={1} page={Page} />));
    expect(arrivals).toHaveLength(2);
    await act(async () => arrivals[0]?.(counter));
    await act(async () => rerender(<Still attempt={1} page={Page} />));
    fireEvent.click(screen.getByText('Count 0'));
    await act(async () => arrivals[1]?.(counter));
    await act(async () => rerender(<Still attempt={1} page={Page} />));
    expect(screen.getByText('Count 1')).toBeTruthy();
  });
});
