import { describe, expect, it } from 'vitest';
import { createPendingWork } from './pending-work.ts';

describe('pending work', () => {
  it('Pending work is awaited, even when some of it fails', async () => {
    const done: string[] = [];
    const pending = createPendingWork();
    pending.add(new Promise<void>((resolve) => setTimeout(resolve, 30)).then(() => done.push('refund')));
    pending.add(Promise.reject(new Error('failed')));
    await pending.settled();
    expect(done).toEqual(['refund']);
  });

  it('Pending work is not awaited beyond the time limit', async () => {
    const pending = createPendingWork();
    pending.add(new Promise(() => {}));
    await expect(pending.settled(50)).resolves.toBeUndefined();
  });
});
