import { describe, expect, it } from 'vitest';
import { createPendingWork } from './pending-work.ts';

describe('work that outlasts its answer', () => {
  it('is waited for before the database closes', async () => {
    const done: string[] = [];
    const pending = createPendingWork();
    pending.add(new Promise<void>((resolve) => setTimeout(resolve, 30)).then(() => done.push('refund')));
    pending.add(Promise.reject(new Error('failed')));
    await pending.settled();
    expect(done).toEqual(['refund']);
  });

  it('is waited for no longer than a few seconds', async () => {
    const pending = createPendingWork();
    pending.add(new Promise(() => {}));
    const started = performance.now();
    await pending.settled(50);
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
