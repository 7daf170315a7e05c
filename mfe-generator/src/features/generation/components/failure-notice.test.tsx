// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import type { RunError } from '@storyloom/shared/stream';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const tooMany: RunError = { code: 'rate_limited', message: 'Too many stories at once.' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(error: RunError, props: Partial<Parameters<typeof FailureNotice>[0]> = {}) {
  const onTryAgain = vi.fn();
  render(
    <MemoryRouter>
      <SessionProvider>
        <FailureNotice
          error={error}
          hasText={false}
          goesOn={false}
          guest={false}
          allowed
          free={false}
          continuable={props.onContinue !== undefined}
          waiting={undefined}
          onTryAgain={onTryAgain}
          onContinue={undefined}
          {...props}
        />
      </SessionProvider>
    </MemoryRouter>,
  );
  return onTryAgain;
}
const panel = () => screen.getByRole('alert');
const button = () => screen.getByRole('button');

describe('a failure', () => {
  it('in the middle says that the story broke off and offers Continue, with its price for guests', () => {
    const onContinue = vi.fn();
    for (const [props, price] of [
      [{ guest: false }, ''],
      [{ guest: true }, ' Continuing uses one of your free stories.'],
      [{ guest: true, free: true }, ' Continuing is free.'],
    ] as const) {
      show(tooMany, { hasText: true, ...props, onContinue });
      expect(panel()).toHaveTextContent(
        `The story broke offToo many stories at once. The story so far is kept.${price}Continue`,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      cleanup();
    }
    expect(onContinue).toHaveBeenCalledTimes(3);
  });

  it('shows no button when it can’t be tried again', () => {
    show(tooMany, { onTryAgain: undefined });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['a guest at the limit', { code: 'guest_limit_reached', message: 'x' }, { guest: true }],
    ['a user whose session ended', { code: 'unauthorized', message: 'x' }, { guest: false }],
    ['a guest with no free story left', tooMany, { hasText: true, guest: true, allowed: false }],
  ] as const)('offers signing in instead of Try Again to %s', (_who, error, props) => {
    show(error, props);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers Try Again, which gets another pass, to a guest whose pass was refused', () => {
    show({ code: 'unauthorized', message: 'Bad token' }, { guest: true });
    expect(panel()).toHaveTextContent('We couldn’t recognize your visit. Please try again');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleName('Try Again');
  });
});

describe('a failure with a wait', () => {
  it('Try Again counts the seconds down and works at zero, not before', () => {
    const onTryAgain = show({ ...tooMany, retryAfter: 6.4 });
    for (let left = 7; left > 0; left -= 1) {
      expect(button()).toHaveAccessibleName(`Try Again in ${left} s`);
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).toBeEnabled();
      fireEvent.click(button());
      pass(1000);
    }
    expect(onTryAgain).not.toHaveBeenCalled();
    expect(panel()).toHaveTextContent('The story couldn’t be written');
    expect(button()).toHaveAccessibleName('Try Again');
    expect(button()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(button());
    expect(onTryAgain).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts a long wait in hours and minutes, rounded up, and names the time when it ends', () => {
    vi.setSystemTime(new Date(2026, 0, 5, 14));
    show({ ...tooMany, retryAfter: 7200 }, { goesOn: true });
    const end = new Date(2026, 0, 5, 16).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
    const said = (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      pass(250);
      return button().textContent;
    };
    expect(button()).toHaveAccessibleName('Continue in 2 h');
    expect(said(1801)).toBe('Continue in 90 min');
    expect(said(5300)).toBe('Continue in 2 min');
    expect(said(10)).toBe('Continue in 89 s');
    expect(panel()).toHaveTextContent(`Please try again at ${end}.`);
  });

  it('The countdown is announced once, and its ticks are not announced', () => {
    show({ ...tooMany, retryAfter: 3 });
    expect(panel()).toHaveTextContent('Please try again in 3 seconds.');
    const observer = new MutationObserver(() => undefined);
    observer.observe(panel(), { subtree: true, childList: true, characterData: true, attributes: true });
    for (let second = 0; second < 3; second += 1) pass(1000);
    const changes = observer.takeRecords();
    observer.disconnect();
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role="alert"], [role="status"]',
      );
    expect(changes.length).toBeGreaterThan(2);
    expect(new Set(changes.map((change) => regionOf(change)?.getAttribute('aria-live')))).toEqual(new Set(['off']));
  });
});
