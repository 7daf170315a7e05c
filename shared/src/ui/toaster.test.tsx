// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pass } from '@storyloom/testing/toasts';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

describe('Toaster', () => {
  it('The toaster’s live region is in the page before the first message, and announces it', () => {
    render(<Toaster />);
    const region = screen.getByRole('status', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    act(() => void toast.success('Story copied to clipboard!'));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Story copied to clipboard!');
  });

  it('A repeated message stays although an earlier toaster was about to remove it', () => {
    const { unmount } = render(<Toaster />);
    act(() => void toast.success('Saved again'));
    act(() => toast.dismiss());
    unmount();
    render(<Toaster />);
    act(() => void toast.success('Saved again'));
    pass(2000);
    expect(screen.queryByText('Saved again')).not.toBeNull();
  });

  it('A silent message is shown without being announced, and an error is announced', () => {
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

  it('A success is shown for 4 seconds and an error for 5', () => {
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

  it('A message stays while the pointer is on it', () => {
    render(<Toaster />);
    act(() => void toast.success('Saved'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(4500);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('A message can be dismissed, and a later one still disappears in time', () => {
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

  it('An equal message renews the first one instead of adding another', () => {
    render(<Toaster />);
    act(() => void toast.error('Failed to update like'));
    pass(3000);
    act(() => void toast.error('Failed to update like'));
    pass(3000);
    expect(screen.getAllByText('Failed to update like')).toHaveLength(1);
  });

  it('The reason is shown below the message, and replaced when the message comes again', () => {
    render(<Toaster />);
    act(() => void toast.error('Failed to save', { detail: 'The disk is full.' }));
    expect(screen.getByText('Failed to save').nextElementSibling?.textContent).toBe('The disk is full.');
    act(() => void toast.error('Failed to save', { detail: 'The disk is gone.' }));
    expect(screen.getAllByText('Failed to save')).toHaveLength(1);
    expect(screen.queryByText('The disk is full.')).toBeNull();
    expect(screen.queryByText('The disk is gone.')).not.toBeNull();
  });

  it.each(['', ' ', 'Failed to save', undefined])('The message is shown once when its detail is %j', (detail) => {
    render(<Toaster />);
    act(() => void toast.error('Failed to save', { detail }));
    expect(screen.getByRole('status').textContent).toBe('Failed to save');
  });

  it('A message with an action stays until the action is taken or the message is dismissed', () => {
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

  it('A message with an action is renewed while it is on screen, however long ago it appeared', () => {
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

  it.each(['success', 'error', 'info'] as const)('A message of the kind %s stays when it has an action', (kind) => {
    render(<Toaster />);
    act(() => void toast[kind]('Story deleted', { action: { label: 'Undo', onAction: () => undefined } }));
    pass(20_000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});

it('A silent success is shown without being announced, and an ordinary one is announced', () => {
  render(<Toaster />);
  act(() => {
    toast.success('Story generated successfully!', { silent: true });
    toast.success('Saved');
  });
  const liveOf = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(liveOf('Story generated successfully!')).toBe('off');
  expect(liveOf('Saved')).toBe('polite');
});
