// @vitest-environment jsdom
import { DESK } from '@storyloom/shared/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimCopies, hold } from './copy-locks.ts';
import { removeCopy, writeCopy } from './device-copy.ts';
import { FIRST, STORY } from './testing/keeper-desk.ts';

/** The names of the locks that tabs hold, and who waits for each. */
const held = new Map<string, (() => void)[]>();

/** The locks of all tabs of a browser. */
const locks = {
  async request(name: string, { signal }: LockOptions, work: () => Promise<void>): Promise<void> {
    while (held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        held.get(name)?.push(resolve);
        signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')));
      });
    }
    held.set(name, []);
    await work();
    const waiting = held.get(name) ?? [];
    held.delete(name);
    for (const goOn of waiting) goOn();
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  // The signal of a fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
});
afterEach(() => held.clear());

const keep = (page: string, at: number) =>
  writeCopy(STORY, page, { text: `One. By ${page}.`, base: FIRST, at, demo: false });

/** The pages whose copies are found, after the time that is waited for others. */
async function claimed() {
  const claim = claimCopies(STORY);
  await vi.advanceTimersByTimeAsync(DESK.claimMs);
  const { found, release } = await claim;
  return { pages: found.map(({ page }) => page), release };
}

describe('the copies of a story on the device', () => {
  it('Copies on the device that no open page uses are found, the newest first', async () => {
    keep('older', 1);
    keep('newest', 3);
    keep('newer', 2);
    keep('open', 4);
    await hold('open');
    expect((await claimed()).pages).toEqual(['newest', 'newer', 'older']);
  });

  it('A copy is found by one tab only, until that lets others have it', async () => {
    keep('shared', 1);
    const { pages, release } = await claimed();
    expect(pages).toEqual(['shared']);
    expect((await claimed()).pages).toEqual([]);
    release();
    expect((await claimed()).pages).toEqual(['shared']);
  });

  it('A page that is reloaded, and lets go of its copy a moment later, finds it again as it is then', async () => {
    keep('reloaded', 1);
    const letGo = await hold('reloaded');
    const claim = claimCopies(STORY);
    writeCopy(STORY, 'reloaded', { text: 'One. Its last words.', base: FIRST, at: 2, demo: false });
    letGo?.();
    const { found } = await claim;
    expect(found.map(({ copy }) => copy.text)).toEqual(['One. Its last words.']);
  });

  it('A copy whose page has saved it meanwhile is not found, and other tabs need not wait for it', async () => {
    keep('saved', 1);
    const letGo = await hold('saved');
    const claim = claimCopies(STORY);
    removeCopy(STORY, 'saved');
    letGo?.();
    expect((await claim).found).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect([...held.keys()]).toEqual([]);
  });

  it('In a browser without locks, every copy is found', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    keep('lone', 1);
    expect((await claimed()).pages).toEqual(['lone']);
  });
});
