import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serviceUnderTest } from '../testing/service-under-test.ts';
import { providerOf } from './provider-access.ts';

const PROPS = Response.json.bind(undefined, { default_generation_settings: { n_ctx: 8192 }, total_slots: 2 });

/** Work without timers is done then. */
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A local server, the answers that it has not given yet to questions about itself, and a clock that the test moves. */
function localServer() {
  let now = 1_000_000;
  const limits: AbortController[] = [];
  const waiting: { readonly answer: (response: Response) => void; readonly timeOut: () => void }[] = [];
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limits.push(new AbortController());
      return limits.at(-1)!.signal;
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const { deps } = serviceUnderTest({
    config: { provider: { baseUrl: 'http://localhost:8080/v1', apiKey: '' } },
    providerFetch: () =>
      new Promise((answer, reject) => {
        const limit = limits.at(-1)!;
        const timeOut = (): void => {
          limit.abort(new DOMException('late', 'TimeoutError'));
          reject(limit.signal.reason);
        };
        waiting.push({ answer, timeOut });
      }),
  });
  const { access } = providerOf(deps);
  return {
    access,
    waiting,
    pass: (seconds: number): void => void (now += seconds * 1000),
    /** A run that takes its turn, and whether it has it. */
    run() {
      const state = { begun: false };
      const begin = async (): Promise<void> => {
        const release = await access.turns.take({ short: false, signal: new AbortController().signal });
        state.begun = true;
        release();
      };
      const done = begin();
      return { state, done };
    },
  };
}

describe('a local server that is asked what it is', () => {
  it('is asked once by all who ask at the same time', async () => {
    const { access, run, waiting } = localServer();
    const runs = [run(), run(), run()];
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(runs.map(({ state }) => state.begun)).toEqual([false, false, false]);
    waiting[0]!.answer(PROPS());
    await Promise.all(runs.map(({ done }) => done));
    expect(waiting).toHaveLength(1);
    expect([access.facts.known, access.quirks.window]).toEqual([true, 8192]);
  });

  it('is waited for once if it never answers, and asked less and less often', async () => {
    const { access, pass, run, waiting } = localServer();
    const first = run();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!.timeOut();
    await first.done;
    for (const seconds of [30, 60, 120]) {
      // Before another try of a story, too.
      await access.ask();
      pass(seconds - 1);
      await run().done;
      const asked = waiting.length;
      pass(1);
      await run().done;
      expect(waiting, `${seconds}`).toHaveLength(asked + 1);
      waiting.at(-1)!.timeOut();
      await turnOfTheLoop();
    }
  });

  it('is known again once it answers', async () => {
    const { access, pass, run, waiting } = localServer();
    const first = run();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!.timeOut();
    await first.done;
    pass(30);
    await run().done;
    waiting[1]!.answer(PROPS());
    await vi.waitFor(() => expect(access.quirks.window).toBe(8192));
  });

  it('has no window any more when it stops to name one', async () => {
    const { access, pass, run, waiting } = localServer();
    for (const body of [{ default_generation_settings: { n_ctx: 600 } }, { total_slots: 1 }]) {
      const { done } = run();
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()!.answer(Response.json(body));
      await done;
      pass(30);
    }
    expect(access.quirks.window).toBe(0);
  });

  it('writes one text at a time again when it stops to name more', async () => {
    const { access, pass, run, waiting } = localServer();
    for (const body of [{ total_slots: 2 }, { default_generation_settings: { n_ctx: 8192 } }]) {
      pass(30);
      const { done } = run();
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()!.answer(Response.json(body));
      await done;
    }
    const { signal } = new AbortController();
    const places: number[] = [];
    await access.turns.take({ short: false, signal });
    void access.turns.take({ short: false, signal, onPlace: (place) => places.push(place) });
    await vi.waitFor(() => expect(places).toEqual([1]));
  });

  it('is not believed to have a window below 512 tokens', async () => {
    const { access, run, waiting } = localServer();
    const { done } = run();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!.answer(Response.json({ default_generation_settings: { n_ctx: 511 } }));
    await done;
    expect([access.facts.known, access.quirks.window]).toEqual([true, 0]);
  });
});
