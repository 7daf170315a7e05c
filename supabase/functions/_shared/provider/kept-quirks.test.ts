import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BELIEVED_MS, keptQuirks, type Thoughts } from './kept-quirks.ts';
import { NO_QUIRKS, type Quirks, type Sent } from './quirks.ts';

/** What a model is believed to refuse, with a clock that the test moves. */
function kept() {
  let now = 1_000_000;
  let file: string | undefined;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const habits = { read: () => file, write: (text: string) => void (file = text) };
  const start = (model = 'm') => keptQuirks({ habits, log: () => {} }, model);
  let quirks = start();
  const answered = (before: Partial<Quirks>, learned: Partial<Quirks>, more: Partial<Sent> = {}): void => {
    const known = { ...NO_QUIRKS, ...before, ...learned };
    const sent = { quirks: known, text: 'A fox', maxTokens: 8000, systemMessages: 2, stream: true, ...more };
    quirks.adopt({ ...NO_QUIRKS, ...before }, known, sent);
  };
  return {
    current: () =>
      Object.entries(quirks.current()).filter(([name, value]) => NO_QUIRKS[name as keyof Quirks] !== value),
    restart(model?: string): void {
      quirks = start(model);
    },
    write: (text: string): void => void (file = text),
    pass: (ms: number): void => void (now += ms),
    /** An answer that began after a refusal. */
    refused: (learned: Partial<Quirks>) => answered({}, learned),
    /** An answer to a request that was not refused. */
    taken: (more: Partial<Sent> = {}, quirksThen: Partial<Quirks> = {}) => answered(quirksThen, {}, more),
    tell: (window: number) => quirks.tell(window),
    doubt: (window: number) => quirks.doubt('window', window),
    noteThoughts: (seen: Thoughts) => quirks.noteThoughts(seen),
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

  it('is a window that is doubted until a longer prompt is answered', () => {
    const { current, doubt, pass, refused, taken, tell } = kept();
    tell(8192);
    refused({ window: 900 });
    expect([doubt(900), doubt(8192)]).toEqual([undefined, undefined]);
    for (const _ of [1, 2]) {
      pass(29_999);
      expect(doubt(900)).toBeUndefined();
      pass(1);
      expect([doubt(900), doubt(900)]).toEqual([8192, undefined]);
      expect(current()).toEqual([['window', 900]]);
    }
    taken({ quirks: { ...NO_QUIRKS, window: 8192 }, doubts: true }, { window: 900 });
    expect(current()).toEqual([['window', 8192]]);
    expect(doubt(900)).toBeUndefined();
  });

  it('is known after a restart, of this model alone', () => {
    const { current, pass, refused, restart } = kept();
    refused({ noStream: true });
    restart();
    expect(current()).toEqual([['noStream', true]]);
    restart('another');
    expect(current()).toEqual([]);
    pass(BELIEVED_MS.once);
    restart();
    expect(current()).toEqual([]);
    refused({ noStream: true });
    pass(BELIEVED_MS.again - 1);
    restart();
    expect(current()).toEqual([['noStream', true]]);
  });

  it.each([
    '{',
    '[]',
    '{"m":{"window":{"value":"long","until":1000001},"noStream":true,"tokenScale":{"value":2,"until":1000001}}}',
    '{"m":{"window":{"value":511,"until":1000001}}}',
    '{"m":{"mostTokens":{"value":3,"until":1000001},"noStream":{"value":true,"until":1e300}}}',
  ])('is nothing in a file that says %s', (text) => {
    const { current, restart, write } = kept();
    write(text);
    restart();
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

describe('a model that spends its allowance on thoughts', () => {
  const THINKS = [['thinks', true]];

  it('is believed to think for minutes, and for a day once it does so again', () => {
    const { current, noteThoughts, pass, restart, taken } = kept();
    for (const ms of [BELIEVED_MS.once, BELIEVED_MS.again]) {
      noteThoughts('spent');
      taken();
      restart();
      pass(ms - 1);
      expect(current()).toEqual(THINKS);
      pass(1);
      expect(current()).toEqual([]);
    }
  });

  it('is believed to think no more after an answer minutes later without thoughts', () => {
    const { current, noteThoughts, pass, restart } = kept();
    noteThoughts('spent');
    pass(BELIEVED_MS.once);
    noteThoughts('spent');
    pass(BELIEVED_MS.once);
    noteThoughts('some');
    pass(BELIEVED_MS.once - 1);
    noteThoughts('none');
    expect(current()).toEqual(THINKS);
    pass(1);
    noteThoughts('none');
    expect(current()).toEqual([]);
    restart();
    expect(current()).toEqual([]);
  });
});
