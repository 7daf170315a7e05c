// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FinishedBar } from './finished-bar.tsx';

describe('the bar of a finished story', () => {
  it.each([
    ['complete', false, 'Finished, not saved yet'],
    ['length', false, 'Unfinished, not saved yet'],
    ['complete', true, 'Finished, saved'],
    ['stopped', true, 'Unfinished, saved'],
  ] as const)(
    'The bar of a story that ended as “%s” (saved: %s) says so without announcing it',
    (ending, saved, words) => {
      const version = { ending, saved };
      const { container } = render(<FinishedBar version={version} onGo={() => undefined} onGone={() => undefined} />);
      expect(container).toHaveTextContent(new RegExp(`^${words}Go to the end$`));
      expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    },
  );

  it('The bar hands the focus over when it disappears, but only when it had the focus', () => {
    const onGone = vi.fn();
    const bar = <FinishedBar version={{ ending: 'complete', saved: false }} onGo={() => undefined} onGone={onGone} />;
    const { unmount } = render(bar);
    screen.getByRole('button', { name: 'Go to the end' }).focus();
    unmount();
    expect(onGone).toHaveBeenCalledOnce();
    render(bar).unmount();
    expect(onGone).toHaveBeenCalledOnce();
  });
});
