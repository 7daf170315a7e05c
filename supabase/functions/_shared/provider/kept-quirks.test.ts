import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BELIEVED_MS, keptQuirks } from './kept-quirks.ts';
import { NO_QUIRKS, type Quirks, type Sent } from './quirks.ts';

/** What a model is believed to refuse, with a clock that the test moves. */
function kept() {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const quirks = keptQuirks();
  const answered = (before: Partial<Quirks>, learned: Partial<Quirks>, more: Partial<Sent> = {}): void => {
    const known = { ...NO_QUIRKS, ...before, ...learned };
    const sent = { quirks: known, text: 'A fox', maxTokens: 8000, systemMessages: 2, stream: true, ...more };
    quirks.adopt({ ...NO_QUIRKS, ...before }, known, sent);
  };
  return {
    current: () =>
      Object.entries(quirks.current()).filter(([name, value]) => NO_QUIRKS[name as keyof Quirks] !== value),
    pass: (ms: number): void => void (now += ms),
    /** An answer that began after a refusal. */
    refused: (learned: Partial<Quirks>) => answered({}, learned),
    /** An answer to a request that was not refused. */
    taken: (more: Partial<Sent> = {}, quirksThen: Partial<Quirks> = {}) => answered(quirksThen, {}, more),
    tell: quirks.tell,
  };
}

describe('what a model is believed to refuse', () => {
  it('is forgotten after minutes, and after a day once a later refusal agrees', () => {
    const { current, pass, refused } = kept();
    for (const ms of [BELIEVED_MS.once, BELIEVED_MS.again, BELIEVED_MS.again]) {
      refused({ noTemperature: true });
      pass(ms - 1);
      expect(current()).toEqual([['noTemperature', true]]);
      pass(1);
      expect(current()).toEqual([]);
    }
  });

  it('counts refusals of stories at the same time once, and of another kind as new', () => {
    const { current, pass, refused } = kept();
    refused({ window: 4096 });
    refused({ window: 4096 });
    pass(BELIEVED_MS.once);
    expect(current()).toEqual([]);
    refused({ window: 620 });
    pass(BELIEVED_MS.once);
    expect(current()).toEqual([]);
  });

  it.each<[Partial<Quirks>, Partial<Sent>, Partial<Sent>]>([
    [{ window: 620 }, { text: 'A fox. '.repeat(700) }, { text: 'A fox. '.repeat(100) }],
    [{ mostTokens: 1000 }, { maxTokens: 1001 }, { maxTokens: 1000 }],
    [{ system: 'one' }, { systemMessages: 2 }, { systemMessages: 1 }],
    [{ system: 'none' }, { systemMessages: 1 }, { systemMessages: 0 }],
    [{ noStream: true }, { stream: true }, { stream: false }],
  ])('is undone by an answer to a request with it, and by no other: %j', (quirk, more, less) => {
    const { current, refused, taken } = kept();
    refused(quirk);
    taken(less);
    taken(more, quirk);
    expect(current()).toEqual(Object.entries(quirk));
    taken(more);
    expect(current()).toEqual([]);
  });

  it('gives way to the window that the server says', () => {
    const { current, pass, refused, tell } = kept();
    tell(8192);
    refused({ window: 4096 });
    expect(current()).toEqual([['window', 4096]]);
    pass(BELIEVED_MS.once);
    expect(current()).toEqual([['window', 8192]]);
    refused({ window: 4096 });
    tell(16_384);
    expect(current()).toEqual([['window', 16_384]]);
  });
});
