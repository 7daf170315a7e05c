// @vitest-environment jsdom
import { fakeNetwork } from '@storyloom/testing/network';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showLayout } from '../../testing/show-layout.tsx';

const said = () => document.querySelector('header [role="status"]')?.textContent;

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

it('The header says that the user is offline, and for a moment that the connection is back', async () => {
  await showLayout();
  expect(said()).toBe('');
  vi.useFakeTimers();
  connect(false);
  expect(said()).toBe('You’re offline. What you write is kept on this device.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said()).toBe('You’re offline. What you write is kept on this device.');
  connect(true);
  expect(said()).toBe('You’re back online.');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(said()).toBe('');
});

it('The header says that the user is offline when the page is opened without a connection', async () => {
  connect(false);
  await showLayout();
  expect(said()).toContain('You’re offline.');
});

it('The header does not say that a connection is back when it was lost again', async () => {
  await showLayout();
  vi.useFakeTimers();
  connect(false);
  connect(true);
  connect(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(said()).toContain('You’re offline.');
});
