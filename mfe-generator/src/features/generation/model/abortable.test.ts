import { describe, expect, it } from 'vitest';
import { abortable } from './abortable.ts';

const never = new Promise<never>(() => undefined);

describe('some work that can be given up', () => {
  it('has its own outcome', async () => {
    const { signal } = new AbortController();
    await expect(abortable(Promise.resolve('done'), signal)).resolves.toBe('done');
    const failure = new Error('failed');
    await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure);
  });

  it('is given up as soon as the signal says so, for the signal’s reason', async () => {
    const controller = new AbortController();
    const outcome = abortable(never, controller.signal);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(outcome).rejects.toBe(reason);
  });
});
