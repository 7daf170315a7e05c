// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '@storyloom/shared/auth';
import { Dialog } from '@storyloom/shared/ui/dialog';
import { LATE_PRESS_MS, SHARE_DEFAULTS, ShareForm, ShareOutcome, type ShareSubject } from './index.ts';

const story: ShareSubject = { text: 'Once.', lang: 'en', genre: 'fantasy', ownTitle: 'The Lamp', prompt: 'none' };

/** A share dialog whose story is shared at once. */
function Sharing() {
  const [isOpen, setIsOpen] = useState(true);
  const [isShared, setIsShared] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title="Share">
      {isShared ? (
        <ShareOutcome shared={{ title: 'The Lamp', isPublic: true, shareId: 'link-1' }} onDone={close} />
      ) : (
        <ShareForm
          byline="Ada"
          story={story}
          first={SHARE_DEFAULTS}
          busy={false}
          signedOut={undefined}
          onShare={() => setIsShared(true)}
          onSignIn={close}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;

/** A click of a pointer; the second of two has the count 2, where the device tells them apart. */
function click(target: Element, count = 1): void {
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.click(target, { detail: count });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <MemoryRouter>
          <Sharing />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  act(() => vi.advanceTimersByTime(10));
});

describe('what came of sharing', () => {
  it.each([
    ['“Done”, which stands where the button was', () => button('Done'), 2],
    ['“Done”, by a finger', () => button('Done'), 1],
    ['the cross', () => button('Close'), 1],
    ['the page behind, because the dialog got shorter', () => dialog()!.parentElement!, 1],
  ])('stays when the second of two presses meets %s, and can be left a second later', (_where, target, count) => {
    click(button('Share Story'));
    click(target(), count);
    expect(dialog()?.textContent).toContain('Everyone can read it now');
    act(() => vi.advanceTimersByTime(LATE_PRESS_MS));
    click(target());
    act(() => vi.advanceTimersByTime(10));
    expect(dialog()).toBeNull();
  });

  it('can be left at once with the keyboard, which has to go to a button first', () => {
    click(button('Share Story'));
    fireEvent.click(button('Done'), { detail: 0 });
    expect(dialog()).toBeNull();
  });
});

describe('the share form', () => {
  it('shares nothing while the Enter key that opened it is held, and shares with the next Enter', () => {
    const title = dialog()!.querySelector('input')!;
    expect(fireEvent.keyDown(title, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(title, { key: 'a', repeat: true })).toBe(true);
    expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(true);
  });
});
