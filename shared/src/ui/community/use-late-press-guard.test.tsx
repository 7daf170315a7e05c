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

/** A share dialog that shares at once. */
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

/** A pointer click. The second click of a double click has the count 2, if the device reports it. */
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

describe('the result of sharing', () => {
  it.each([
    ['“Done”, which replaces the button', () => button('Done'), 2],
    ['“Done” by touch', () => button('Done'), 1],
    ['the close button', () => button('Close'), 1],
    ['the page behind the shortened dialog', () => dialog()!.parentElement!, 1],
  ])(
    'The result of sharing stays open when the second press hits %s, and can be closed a second later',
    (_where, target, count) => {
      click(button('Share Story'));
      click(target(), count);
      expect(dialog()?.textContent).toContain('Everyone can read it now');
      act(() => vi.advanceTimersByTime(LATE_PRESS_MS));
      click(target());
      act(() => vi.advanceTimersByTime(10));
      expect(dialog()).toBeNull();
    },
  );

  it('The result of sharing can be closed at once with the keyboard', () => {
    click(button('Share Story'));
    fireEvent.click(button('Done'), { detail: 0 });
    expect(dialog()).toBeNull();
  });
});

describe('the share form', () => {
  it('The share form ignores the repeats of a held Enter key, and accepts the next Enter', () => {
    const title = dialog()!.querySelector('input')!;
    expect(fireEvent.keyDown(title, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(title, { key: 'a', repeat: true })).toBe(true);
    expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(true);
  });
});
