import { describe, expect, it } from 'vitest';
import { abortable } from './abortable.ts';

const never = new Promise<never>(() => undefined);

describe('abortable', () => {
  it('Abortable work has its own outcome while the signal is not aborted', async () => {
    const { signal } = new AbortController();
    await expect(abortable(Promise.resolve('done'), signal)).resolves.toBe('done');
    const failure = new Error('failed');
    await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure);
  });

  it('Abortable work rejects with the signal’s reason as soon as it is aborted', async () => {
    const controller = new AbortController();
    const outcome = abortable(never, controller.signal);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(outcome).rejects.toBe(reason);
  });
});
