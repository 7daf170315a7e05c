// @vitest-environment jsdom
import { formatMoment } from '@storyloom/shared/domain';
import { askBeforeLeaving } from '@storyloom/shared/auth';
import { user } from '@storyloom/testing/user';
import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, UNREACHABLE } from '@storyloom/testing/page';
import { place } from '@storyloom/testing/render-remote';
import { cardOf, openSettings } from '../testing/settings.ts';
import { deviceName } from './device-name.ts';

const { card, press } = cardOf('Where you’re signed in');
const rows = () =>
  within(card())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the list of sessions', () => {
  it('lists devices, this one first, and signs out another one', async () => {
    await openSettings();
    await waitFor(() => expect(rows()).toHaveLength(3));
    const lastUsed = backend.accounts.sessions.map((session) => formatMoment(new Date(session.last_used_at)));
    expect(rows()[0]).toBe(`Firefox on LinuxLast used on ${lastUsed[0]}This device`);
    expect(rows()[1]).toBe(`Safari on iPhoneLast used on ${lastUsed[1]}Sign out`);
    expect(rows()[2]).toMatch(/^Unknown device/);
    await press('Sign out Safari on iPhone');
    await expectToast('Safari on iPhone has been signed out.');
    expect(rows()).toHaveLength(2);
    expect(within(card()).getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus();
    expect(backend.sent('end_session')).toHaveLength(1);
  });

  it('keeps a device that can’t be signed out, and the focus where the user moved it meanwhile', async () => {
    await openSettings();
    await waitFor(() => expect(rows()).toHaveLength(3));
    backend.cutOff('end_session');
    await press('Sign out Safari on iPhone');
    await expectToast(`Failed to sign out that device\n${UNREACHABLE}`);
    expect(rows()).toHaveLength(3);
    backend.recover('end_session');
    const release = backend.hold('end_session');
    await press('Sign out Safari on iPhone');
    const other = within(card()).getByRole('button', { name: /^Sign out Unknown device/ });
    act(() => other.focus());
    release();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(other).toHaveFocus();
  });

  it('says why it can’t be loaded, until Retry loads it', async () => {
    backend.refuse('own_sessions', 'The database is resting.');
    await openSettings();
    await waitFor(() => expect(within(card()).getByRole('alert')).toHaveTextContent('Failed to load your devices'));
    backend.recover('own_sessions');
    await press('Retry');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('leads to sign in when this device was signed out, too', async () => {
    backend.accounts.sessions = [];
    await openSettings();
    const alert = await within(card()).findByRole('alert');
    expect(alert).toHaveTextContent('Your sign-in has expired. Please sign in again.');
    await user.click(within(alert).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toMatch(/^\/auth/));
  });

  it('ends all sessions with “Sign out everywhere”, and keeps them when that fails', async () => {
    await openSettings();
    backend.cutOff('logout');
    await press('Sign out everywhere');
    await expectToast(`Failed to sign out everywhere\n${UNREACHABLE}`);
    expect(place().at).toBe('/dashboard?section=settings');
    expect(localStorage).not.toHaveLength(0);
    backend.recover('logout');
    backend.requests.length = 0;
    await press('Sign out everywhere');
    await expectToast('You’re signed out on all your devices.');
    // The other devices first, then this one.
    expect(backend.sent('logout')).toHaveLength(2);
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(localStorage).toHaveLength(0);
  });
});

it('asks before “Sign out everywhere” deletes unsaved work', async () => {
  await openSettings();
  localStorage.setItem('storyloom-draft-fantasy', '{"prompt":"A lamp"}');
  const ask = vi.fn(async () => false);
  const stop = askBeforeLeaving(ask);
  await press('Sign out everywhere');
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect([backend.sent('logout').length, localStorage.getItem('storyloom-draft-fantasy')]).toEqual([
    0,
    '{"prompt":"A lamp"}',
  ]);
  ask.mockResolvedValue(true);
  await press('Sign out everywhere');
  await expectToast('You’re signed out on all your devices.');
  expect(localStorage).toHaveLength(0);
  stop();
});

it('names a device by its browser and system', () => {
  for (const [userAgent, name] of [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', undefined],
    [null, undefined],
  ] as const) {
    expect(deviceName(userAgent)).toBe(name);
  }
});
