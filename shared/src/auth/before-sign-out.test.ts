import { expect, it, vi } from 'vitest';
import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts';

it('What is to be done before signing out is done, unless it was taken back', async () => {
  const done: string[] = [];
  const takeBack = beforeSignOut(async () => void done.push('first'));
  const takeBackOther = beforeSignOut(async () => void done.push('second'));
  takeBack();
  await finishBeforeSignOut();
  takeBackOther();
  expect(done).toEqual(['second']);
});

it('Signing out waits no longer than two seconds, and for no failure', async () => {
  vi.useFakeTimers();
  const takeBack = beforeSignOut(() => new Promise(() => undefined));
  const takeBackOther = beforeSignOut(() => Promise.reject(new Error('gone')));
  const finished = vi.fn();
  void finishBeforeSignOut().then(finished);
  await vi.advanceTimersByTimeAsync(1999);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalled();
  takeBack();
  takeBackOther();
});
