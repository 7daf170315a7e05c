// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts';
import { SessionProvider, useSession } from './session-context.tsx';
import { sessionStore } from './session-store.ts';

function Who() {
  const { user, loading } = useSession();
  return <p>{loading ? 'loading' : (user?.email ?? 'no user')}</p>;
}

it('The session is loading until the promise that holds it settles', async () => {
  let settle = (): void => undefined;
  const held = new Promise<void>((resolve) => (settle = resolve));
  render(
    <SessionProvider heldUntil={held}>
      <Who />
    </SessionProvider>,
  );
  await act(async () => sessionStore.start());
  expect(sessionStore.getState().loading).toBe(false);
  expect(screen.getByText('loading')).toBeTruthy();
  await act(async () => settle());
  expect(screen.getByText('no user')).toBeTruthy();
});

it('Signing out does first what was not taken back, for two seconds at most, and whether it fails or not', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  beforeSignOut(async () => void done.push('taken back'))();
  const takeBack = [
    beforeSignOut(async () => void done.push('done')),
    beforeSignOut(() => new Promise(() => undefined)),
    beforeSignOut(() => Promise.reject(new Error('gone'))),
  ];
  const finished = vi.fn();
  void finishBeforeSignOut().then(finished);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).toEqual(['done']);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalled();
  takeBack.forEach((back) => back());
});
