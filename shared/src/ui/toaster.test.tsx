// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => hotToast.removeAll());
});

/** In short steps, because leaving is two timers, the second set by React between them. */
function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => vi.advanceTimersByTime(100));
}

describe('Toaster', () => {
  it('has its live region in the page before there is anything to say, and speaks through the same one', () => {
    render(<Toaster />);
    const region = screen.getByRole('status', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    act(() => void toast.success('Story copied to clipboard!'));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Story copied to clipboard!');
  });

  it('keeps a message that comes again although an earlier toaster was about to remove it', () => {
    const { unmount } = render(<Toaster />);
    act(() => void toast.success('Saved again'));
    act(() => toast.dismiss());
    unmount();
    render(<Toaster />);
    act(() => void toast.success('Saved again'));
    pass(2000);
    expect(screen.queryByText('Saved again')).not.toBeNull();
  });

  it('shows what something else on the page reads out, without reading it out itself', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Story generated successfully!', { silent: true });
      toast.error('Failed to save');
    });
    expect(screen.getByText('Story generated successfully!').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'off',
    );
    expect(screen.getByText('Failed to save').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('shows a success for 4 seconds and an error for 5', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Saved');
      toast.error('Failed to save');
    });
    pass(3900);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(400);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Failed to save')).not.toBeNull();
    pass(1000);
    expect(screen.queryByText('Failed to save')).toBeNull();
  });

  it('waits while it is pointed at or focused', () => {
    render(<Toaster />);
    act(() => void toast.success('Saved'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(4500);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be dismissed, and a later message still leaves in time', () => {
    render(<Toaster />);
    act(() => void toast.success('First'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    pass(300);
    expect(screen.queryByText('First')).toBeNull();
    act(() => void toast.success('Second'));
    pass(4500);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('renews an equal message instead of piling it up', () => {
    render(<Toaster />);
    act(() => void toast.error('Failed to update like'));
    pass(3000);
    act(() => void toast.error('Failed to update like'));
    pass(3000);
    expect(screen.getAllByText('Failed to update like')).toHaveLength(1);
  });

  it('shows the reason below the message, and the newest one where the message comes again', () => {
    render(<Toaster />);
    act(() => void toast.error('Failed to save', { detail: 'The disk is full.' }));
    expect(screen.getByText('Failed to save').nextElementSibling?.textContent).toBe('The disk is full.');
    act(() => void toast.error('Failed to save', { detail: 'The disk is gone.' }));
    expect(screen.getAllByText('Failed to save')).toHaveLength(1);
    expect(screen.queryByText('The disk is full.')).toBeNull();
    expect(screen.queryByText('The disk is gone.')).not.toBeNull();
  });

  it.each(['', ' ', 'Failed to save', undefined])('says the message once where the detail is %j', (detail) => {
    render(<Toaster />);
    act(() => void toast.error('Failed to save', { detail }));
    expect(screen.getByRole('status').textContent).toBe('Failed to save');
  });

  it('with something to do about it stays until that is done or it is dismissed', () => {
    render(<Toaster />);
    const handleAction = vi.fn();
    act(() => void toast.error('Failed to sign out', { action: { label: 'Retry', onAction: handleAction } }));
    pass(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(handleAction).toHaveBeenCalledOnce();
    pass(300);
    expect(screen.queryByText('Failed to sign out')).toBeNull();
    act(() => void toast.error('Failed to sign out', { action: { label: 'Retry', onAction: handleAction } }));
    pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    pass(300);
    expect(screen.queryByText('Failed to sign out')).toBeNull();
  });

  it('with something to do about it is renewed while it is on screen, however long ago it came', () => {
    render(<Toaster />);
    const [first, second] = [vi.fn(), vi.fn()];
    const ask = (onAction: () => void) =>
      act(() => void toast.info('Sign in first', { action: { label: 'Sign in', onAction } }));
    ask(first);
    pass(60_000);
    ask(second);
    expect(screen.getAllByText('Sign in first')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    pass(300);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(screen.queryByText('Sign in first')).toBeNull();
  });

  it.each(['success', 'error', 'info'] as const)('keeps a message of the kind %s that has an action', (kind) => {
    render(<Toaster />);
    act(() => void toast[kind]('Story deleted', { action: { label: 'Undo', onAction: () => undefined } }));
    pass(20_000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});

it('a toast that repeats what the page says elsewhere is seen, and not read out', () => {
  render(<Toaster />);
  act(() => {
    toast.success('Story generated successfully!', { silent: true });
    toast.success('Saved');
  });
  const liveOf = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(liveOf('Story generated successfully!')).toBe('off');
  expect(liveOf('Saved')).toBe('polite');
});

describe('the keyboard among the toasts', () => {
  const show = () =>
    render(
      <>
        <button>Like</button>
        <main>The page</main>
        <Toaster />
      </>,
    );
  const dismissButton = () => screen.getByRole('button', { name: 'Dismiss' });
  const pressKey = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  it('gets there and back by the key that the region is named after', () => {
    show();
    const like = screen.getByRole('button', { name: 'Like' });
    act(() => like.focus());
    pressKey('F8');
    expect(document.activeElement).toBe(like);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => void toast.success('Saved'));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
    pressKey('F8');
    expect(document.activeElement).toBe(dismissButton());
    pressKey('F8');
    expect(document.activeElement).toBe(like);
  });

  it('keeps a message that has the focus, also when the pointer has been there and gone', () => {
    show();
    act(() => void toast.success('Saved'));
    pass(3000);
    act(() => dismissButton().focus());
    fireEvent.mouseEnter(screen.getByRole('region'));
    fireEvent.mouseLeave(screen.getByRole('region'));
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    pass(800);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(700);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is back where it was when the message is dismissed', () => {
    show();
    const like = screen.getByRole('button', { name: 'Like' });
    act(() => like.focus());
    act(() => void toast.error('Failed', { action: { label: 'Retry', onAction: () => undefined } }));
    act(() => dismissButton().focus());
    fireEvent.click(dismissButton());
    pass(300);
    expect(document.activeElement).toBe(like);
    act(() => void toast.error('Failed', { action: { label: 'Retry', onAction: () => undefined } }));
    act(() => screen.getByRole('button', { name: 'Retry' }).focus());
    fireEvent.click(document.activeElement!);
    pass(300);
    expect(document.activeElement).toBe(like);
  });

  it('is on the page where what it came from is gone, never nowhere', () => {
    const { rerender } = show();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Deleted'));
    act(() => dismissButton().focus());
    rerender(
      <>
        {null}
        <main>The page</main>
        <Toaster />
      </>,
    );
    fireEvent.click(dismissButton());
    pass(300);
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('stays on a message that comes again', () => {
    show();
    const like = screen.getByRole('button', { name: 'Like' });
    act(() => like.focus());
    act(() => void toast.success('Saved'));
    act(() => dismissButton().focus());
    pass(500);
    act(() => void toast.success('Saved'));
    expect(document.activeElement).toBe(dismissButton());
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.click(dismissButton());
    pass(300);
    expect(document.activeElement).toBe(like);
  });

  it('is not moved by a mouse', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Saved'));
    // Pressing with the mouse would take the focus, unless it is prevented.
    expect(fireEvent.mouseDown(dismissButton())).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('Saved'))).toBe(true);
  });
});
