import { describe, expect, it } from 'vitest';
import { fakeNetwork } from './network.ts';

describe('a request that is aborted', () => {
  const late = new AbortController();
  const settled: string[] = [];

  it('In the test that sent it, it is rejected with the reason', async () => {
    fakeNetwork(() => new Promise(() => undefined));
    const abort = new AbortController();
    const request = fetch('http://127.0.0.1/', { signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(request).rejects.toThrow('enough');
    fetch('http://127.0.0.1/', { signal: late.signal }).then(
      () => settled.push('answered'),
      () => settled.push('rejected'),
    );
  });

  it('In a later test it stays open, so that nothing follows from it there', async () => {
    late.abort();
    await new Promise(setImmediate);
    expect(settled).toEqual([]);
  });
});
