// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import type { RunError } from '@storyloom/shared/stream';
import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const tooMany: RunError = { code: 'rate_limited', message: 'Too many stories at once.' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(
  error: RunError,
  {
    hasText = false,
    canTry = true,
    guest = false,
    allowed = true,
    free = false,
    goesOn = false,
    onContinue = undefined as (() => void) | undefined,
  } = {},
) {
  const onTryAgain = vi.fn();
  const { container } = render(
    <MemoryRouter>
      <SessionProvider>
        <FailureNotice
          error={error}
          hasText={hasText}
          goesOn={goesOn}
          guest={guest}
          allowed={allowed}
          free={free}
          continuable={onContinue !== undefined}
          waiting={undefined}
          onTryAgain={canTry ? onTryAgain : undefined}
          onContinue={onContinue}
        />
      </SessionProvider>
    </MemoryRouter>,
  );
  const panel = container.querySelector('[role="alert"]')!;
  const button = () => panel.querySelector('button');
  return { panel, button, onTryAgain, press: () => act(() => fireEvent.click(button()!)) };
}

describe('a failure', () => {
  it('before the first word says that the story could not be written, and why', () => {
    const { panel } = show(tooMany);
    expect(panel.textContent).toContain('The story couldn’t be written');
    expect(panel.textContent).toContain('Too many stories at once.');
  });

  it('in the middle says that the story broke off', () => {
    expect(show(tooMany, { hasText: true }).panel.textContent).toContain('The story broke off');
  });

  it.each([true, false])('in the middle can be gone on from, and says what that costs a guest (guest: %s)', (guest) => {
    const onContinue = vi.fn();
    const { panel, press } = show(tooMany, { hasText: true, guest, onContinue });
    expect(panel.textContent?.includes('Continuing uses one of your free stories.')).toBe(guest);
    press();
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('in the middle that a guest can go on from for nothing says so', () => {
    const { panel } = show(tooMany, { hasText: true, guest: true, free: true, onContinue: vi.fn() });
    expect(panel.textContent).toContain('Continuing is free.');
    expect(panel.textContent).not.toContain('uses one of your free stories');
  });

  it('without a wait can be tried again at once', () => {
    const { button, press, onTryAgain } = show(tooMany);
    expect(button()?.textContent).toBe('Try Again');
    expect(button()?.getAttribute('aria-disabled')).toBeNull();
    press();
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('can’t be tried again where there is nothing to try with', () => {
    expect(show(tooMany, { canTry: false }).button()).toBeNull();
  });

  it.each([
    ['guest_limit_reached', true],
    ['unauthorized', false],
  ] as const)('of %s is answered by signing in instead (as a guest: %s)', (code, guest) => {
    const { panel, button } = show({ code, message: 'You have used your 3 free stories.' }, { guest });
    expect(panel.querySelector('a')?.textContent).toBe('Sign in');
    expect(button()).toBeNull();
  });

  it('is answered by signing in where no story is left to try with', () => {
    const { panel, button } = show(tooMany, { hasText: true, guest: true, allowed: false });
    expect(panel.querySelector('a')?.textContent).toBe('Sign in');
    expect(button()).toBeNull();
  });

  it('to recognise a guest is answered by trying again, with another pass', () => {
    const { panel, button } = show({ code: 'unauthorized', message: 'Bad token' }, { guest: true });
    expect(panel.textContent).toContain('We couldn’t recognize your visit. Please try again');
    expect(panel.querySelector('a')).toBeNull();
    expect(button()?.textContent).toBe('Try Again');
  });
});

describe('a failure with a wait', () => {
  it('counts the seconds down, and can be tried again at zero, not before', () => {
    const { button, press, onTryAgain } = show({ ...tooMany, retryAfter: 7 });
    for (let left = 7; left > 0; left -= 1) {
      expect(button()?.textContent).toBe(`Try Again in ${left} s`);
      expect(button()?.getAttribute('aria-disabled')).toBe('true');
      expect(button()?.disabled).toBe(false);
      press();
      pass(1000);
    }
    expect(onTryAgain).not.toHaveBeenCalled();
    expect(button()?.textContent).toBe('Try Again');
    expect(button()?.getAttribute('aria-disabled')).toBeNull();
    press();
    expect(onTryAgain).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('to go on with a story counts down to Continue', () => {
    const { button } = show({ ...tooMany, retryAfter: 2 }, { goesOn: true });
    expect(button()?.textContent).toBe('Continue in 2 s');
    pass(2000);
    expect(button()?.textContent).toBe('Continue');
  });

  it('follows the clock when the machine slept', () => {
    const { button } = show({ ...tooMany, retryAfter: 3600 });
    vi.setSystemTime(Date.now() + 3_590_000);
    pass(250);
    expect(button()?.textContent).toBe('Try Again in 10 s');
    vi.setSystemTime(Date.now() + 60_000);
    pass(250);
    expect(button()?.textContent).toBe('Try Again');
  });

  it('counts a long wait in minutes and hours, and never says less than it is', () => {
    const { button } = show({ ...tooMany, retryAfter: 7200 });
    const said = (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      pass(250);
      return button()?.textContent;
    };
    expect(button()?.textContent).toBe('Try Again in 2 h');
    expect(said(1801)).toBe('Try Again in 90 min');
    expect(said(5300)).toBe('Try Again in 2 min');
    expect(said(10)).toBe('Try Again in 89 s');
  });

  it('counts a wait that was a date, and became seconds and a fraction, from the next whole second', () => {
    const retryAfter =
      (Date.parse('Wed, 21 Oct 2026 07:28:00 GMT') - Date.parse('Wed, 21 Oct 2026 07:27:48.6 GMT')) / 1000;
    expect(show({ ...tooMany, retryAfter }).button()?.textContent).toBe('Try Again in 12 s');
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, -7, 0])(
    'that is no time, %s, has no countdown',
    (retryAfter) => {
      const { panel, button } = show({ ...tooMany, ...(retryAfter !== undefined && { retryAfter }) });
      expect(button()?.textContent).toBe('Try Again');
      expect(button()?.getAttribute('aria-disabled')).toBeNull();
      expect(panel.textContent).not.toMatch(/NaN|Infinity|-7|undefined/);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('that is long is said as the time when it ends, which stays as it was said', () => {
    vi.setSystemTime(new Date(2026, 0, 5, 14));
    const { panel } = show({ ...tooMany, retryAfter: 3600 });
    const end = new Date(2026, 0, 5, 15).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
    expect(panel.textContent).toContain(`Please try again at ${end}.`);
    vi.setSystemTime(new Date(2026, 0, 5, 14, 20));
    pass(250);
    expect(panel.querySelector('button')?.textContent).toBe('Try Again in 40 min');
    expect(panel.textContent).toContain(`Please try again at ${end}.`);
  });

  it('says the wait once and then changes nothing that is announced', () => {
    const { panel } = show({ ...tooMany, retryAfter: 3 });
    expect(panel.textContent).toContain('Please try again in 3 seconds.');
    const observer = new MutationObserver(() => undefined);
    observer.observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
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
