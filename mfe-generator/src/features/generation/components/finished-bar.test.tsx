// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FinishedBar } from './finished-bar.tsx';

afterEach(cleanup);

describe('the bar of a story that is finished out of sight', () => {
  it.each([
    [true, 'Finished, not saved yet'],
    [false, 'Unfinished, not saved yet'],
  ])('says whether the story has its own end, without announcing it: %s', (whole, words) => {
    const { container } = render(<FinishedBar whole={whole} onGo={() => undefined} onGone={() => undefined} />);
    expect(container.textContent).toBe(`${words}Go to the end`);
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('gives the keyboard away when it goes, and takes none from elsewhere', () => {
    const onGone = vi.fn();
    const bar = <FinishedBar whole onGo={() => undefined} onGone={onGone} />;
    const { container, unmount } = render(bar);
    container.querySelector('button')!.focus();
    unmount();
    expect(onGone).toHaveBeenCalledOnce();
    render(bar).unmount();
    expect(onGone).toHaveBeenCalledOnce();
  });
});
