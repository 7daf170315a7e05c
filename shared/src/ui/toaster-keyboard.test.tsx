// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';
import { pass } from '@storyloom/testing/toasts';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

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

describe('keyboard use of toasts', () => {
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
    const focuses = vi.spyOn(HTMLElement.prototype, 'focus');
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
    expect(focuses).toHaveBeenLastCalledWith({ preventScroll: true });
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

  it('Another key leaves the focus alone while a message is shown', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Saved'));
    pressKey('F9');
    expect(document.activeElement?.textContent).toBe('Like');
  });

  it.each([
    ['keeps the place of its main content in the order of Tab', true, 'main', 0],
    ['without main content only loses the focus', false, 'body', -1],
  ])('A page from which the focused element is gone %s', (_what, hasMain, focused, tabIndex) => {
    const { rerender } = show();
    document.querySelector('main')?.setAttribute('tabindex', '0');
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Deleted'));
    act(() => dismissButton().focus());
    rerender(
      <>
        {null}
        {hasMain && <main>The page</main>}
        <Toaster />
      </>,
    );
    fireEvent.click(dismissButton());
    pass(300);
    const { localName, tabIndex: found } = document.activeElement as HTMLElement;
    expect([localName, found]).toEqual([focused, tabIndex]);
  });
});

describe('toasts in a low window', () => {
  it.each([
    ['scrolls into view from under a message', 400, 300, 320, 350, true],
    ['is left alone when it ends where the message begins', 400, 300, 270, 300, false],
    ['is left alone when it begins where the message ends', 400, 300, 380, 410, false],
    ['is left alone when it fills half of the window', 400, 300, 150, 350, false],
    ['is left alone when the message is in the upper half', 400, 200, 220, 250, false],
    ['is left alone when the window is not low', 480, 300, 320, 350, false],
  ])('The focused element %s', (_what, innerHeight, message, top, bottom, isScrolled) => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.stubGlobal('innerHeight', innerHeight);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.textContent === 'Like' ? new DOMRect(0, top, 90, bottom - top) : new DOMRect(0, message, 300, 80);
    });
    show();
    act(() => screen.getByRole('button', { name: 'Like' }).focus());
    act(() => void toast.success('Saved'));
    expect(scrolls.mock.instances).toEqual(isScrolled ? [document.activeElement] : []);
  });
});
