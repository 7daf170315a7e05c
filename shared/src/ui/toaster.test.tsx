// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '@storyloom/testing/toasts';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

/** Longer than any message without an action is shown. */
const LONG = 8000;
const isShown = (text: string) => screen.queryByText(text) !== null;
const liveOf = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
const button = (name: string) => screen.getByRole('button', { name });
const dismissButton = () => button('Dismiss');
const focus = (element: HTMLElement) => act(() => element.focus());
const retry = (onAction = vi.fn()) => ({ action: { label: 'Retry', onAction } });

describe('messages', () => {
  beforeEach(() => void render(<Toaster />));

  it('The live region is in the page before the first message, and announces all but silent ones', () => {
    const region = screen.getByRole('status', { name: 'Notifications' });
    expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', '']);
    act(() => {
      toast.success('Story generated successfully!', { silent: true });
      toast.success('Saved');
      toast.error('Failed to save');
    });
    expect(screen.getByRole('status')).toBe(region);
    expect(['Story generated successfully!', 'Saved', 'Failed to save'].map(liveOf)).toEqual([
      'off',
      'polite',
      'polite',
    ]);
  });

  it('A success is shown for 4 seconds and an error for 5', () => {
    act(() => {
      toast.success('Saved');
      toast.error('Failed to save');
    });
    pass(3900);
    expect(isShown('Saved')).toBe(true);
    pass(400);
    expect([isShown('Saved'), isShown('Failed to save')]).toEqual([false, true]);
    pass(1000);
    expect(isShown('Failed to save')).toBe(false);
  });

  it('A message stays while the pointer is on it, and a later one still disappears in time', () => {
    act(() => void toast.success('First'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(LONG);
    expect(isShown('First')).toBe(true);
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(4500);
    expect(isShown('First')).toBe(false);
    act(() => void toast.success('Second'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    // A mouse press moves the focus unless its default is prevented.
    expect([dismissButton(), screen.getByText('Second')].map((part) => fireEvent.mouseDown(part))).toEqual([
      false,
      true,
    ]);
    fireEvent.click(dismissButton());
    pass(300);
    act(() => void toast.success('Third'));
    pass(4500);
    expect([isShown('Second'), isShown('Third')]).toEqual([false, false]);
  });

  it('An equal message renews the first one, with its new reason, instead of adding another', () => {
    act(() => void toast.error('Failed to save', { detail: 'The disk is full.' }));
    expect(screen.getByText('Failed to save').nextElementSibling?.textContent).toBe('The disk is full.');
    pass(3000);
    act(() => void toast.error('Failed to save', { detail: 'The disk is gone.' }));
    pass(3000);
    expect(screen.getAllByText('Failed to save')).toHaveLength(1);
    expect([isShown('The disk is full.'), isShown('The disk is gone.')]).toEqual([false, true]);
    for (const detail of ['', ' ', 'Failed to save', undefined]) {
      act(() => void toast.error('Failed to save', { detail }));
      expect(screen.getByRole('status').textContent).toBe('Failed to save');
    }
  });

  it('A message with an action stays until it is taken or dismissed, and an equal one renews it', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    act(() => void toast.info('Sign in first', retry(first)));
    pass(LONG);
    act(() => void toast.info('Sign in first', retry(second)));
    expect(screen.getAllByText('Sign in first')).toHaveLength(1);
    fireEvent.click(button('Retry'));
    pass(300);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(isShown('Sign in first')).toBe(false);
    act(() => void toast.error('Failed', retry()));
    pass(LONG);
    fireEvent.click(dismissButton());
    pass(300);
    expect(isShown('Failed')).toBe(false);
  });
});

it('A repeated message stays although an earlier toaster was about to remove it', () => {
  const { unmount } = render(<Toaster />);
  act(() => void toast.success('Saved again'));
  act(() => toast.dismiss());
  unmount();
  render(<Toaster />);
  act(() => void toast.success('Saved again'));
  pass(2000);
  expect(isShown('Saved again')).toBe(true);
});

describe('keyboard use', () => {
  const page = (has: { readonly like?: boolean; readonly main?: boolean } = {}) => (
    <>
      {(has.like ?? true) ? <button>Like</button> : null}
      {(has.main ?? true) && <main>The page</main>}
      <Toaster />
    </>
  );
  const pressKey = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  let view: ReturnType<typeof render>;
  let like: HTMLElement;
  beforeEach(() => {
    view = render(page());
    like = button('Like');
    focus(like);
  });

  it('F8 moves the focus to the messages and back, and other keys leave it alone', () => {
    pressKey('F8');
    expect(document.activeElement).toBe(like);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => void toast.success('Saved'));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
    pressKey('F9');
    expect(document.activeElement).toBe(like);
    pressKey('F8');
    expect(document.activeElement).toBe(dismissButton());
    pressKey('F8');
    expect(document.activeElement).toBe(like);
  });

  it('A message with the focus stays, even after the pointer has left it', () => {
    act(() => void toast.success('Saved'));
    pass(3000);
    focus(dismissButton());
    fireEvent.mouseEnter(screen.getByRole('region'));
    fireEvent.mouseLeave(screen.getByRole('region'));
    pass(LONG);
    expect(isShown('Saved')).toBe(true);
    focus(like);
    pass(800);
    expect(isShown('Saved')).toBe(true);
    pass(700);
    expect(isShown('Saved')).toBe(false);
  });

  it('The focus returns to where it was when the action of a message is taken', () => {
    act(() => void toast.error('Failed', retry()));
    focus(button('Retry'));
    fireEvent.click(button('Retry'));
    pass(300);
    expect(document.activeElement).toBe(like);
  });

  it('The focus moves to the main content, if there is any, when the element it came from is gone', () => {
    for (const main of [true, false]) {
      view.rerender(page());
      focus(button('Like'));
      act(() => void toast.success('Deleted'));
      focus(dismissButton());
      view.rerender(page({ like: false, main }));
      fireEvent.click(dismissButton());
      pass(300);
      expect(document.activeElement?.localName).toBe(main ? 'main' : 'body');
    }
  });

  it('The focus stays on a message that comes again', () => {
    act(() => void toast.success('Saved'));
    focus(dismissButton());
    pass(500);
    act(() => void toast.success('Saved'));
    expect(document.activeElement).toBe(dismissButton());
    pass(LONG);
    expect(isShown('Saved')).toBe(true);
    fireEvent.click(dismissButton());
    pass(300);
    expect(document.activeElement).toBe(like);
  });

  it('In a low window, the focused element scrolls into view from under a message', () => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    let [message, top, bottom] = [0, 0, 0];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.textContent === 'Like' ? new DOMRect(0, top, 90, bottom - top) : new DOMRect(0, message, 300, 80);
    });
    for (const [what, innerHeight, isScrolled, ...places] of [
      ['under the message', 400, true, 300, 320, 350],
      ['ends where the message begins', 400, false, 300, 270, 300],
      ['begins where the message ends', 400, false, 300, 380, 410],
      ['fills half of the window', 400, false, 300, 150, 350],
      ['message in the upper half', 400, false, 200, 220, 250],
      ['window not low', 480, false, 300, 320, 350],
    ] as const) {
      vi.stubGlobal('innerHeight', innerHeight);
      [message, top, bottom] = places;
      scrolls.mockClear();
      act(() => void toast.success(what));
      expect(scrolls.mock.instances, what).toEqual(isScrolled ? [like] : []);
      act(() => hotToast.removeAll());
    }
  });
});
