// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';
import { pass } from '../testing/toasts.ts';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

describe('keyboard use of toasts', () => {
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

  it('F8 moves the focus to the messages and back', () => {
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

  it('A message with the focus stays, even after the pointer has left it', () => {
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

  it('The focus returns to where it was when a message is dismissed or its action is taken', () => {
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

  it('The focus moves to the main content when the element it came from is gone', () => {
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

  it('After a message that was removed with the focus in it, the next one does not take the focus, and leaves by itself', () => {
    show();
    act(() => void toast.success('Deleted'));
    act(() => dismissButton().focus());
    act(() => hotToast.removeAll());
    expect(document.activeElement).toBe(document.body);
    act(() => void toast.success('Saved'));
    expect(document.activeElement).toBe(document.body);
    pass(20_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('The focus stays on a message that comes again', () => {
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

  it('Pressing Dismiss with the mouse does not move the focus', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Saved'));
    // A mouse press moves the focus unless its default is prevented.
    expect(fireEvent.mouseDown(dismissButton())).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('Saved'))).toBe(true);
  });
});
