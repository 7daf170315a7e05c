import type { Waiting } from '@storyloom/shared/stream';
import type { ServiceLimits } from '../limits.ts';
import type { RunClock } from '../provider/run-clock.ts';

/** An answer that is not streamed comes whole: it may take this many times as long as the first text of a stream. */
const UNSTREAMED = 4;
/** Signs of life without text are no story: after so many times the usual wait a run ends all the same. */
const MOST_PATIENCE = 12;
/** A model that thinks within its text is said to think after so many milliseconds without text. */
const THOUGHT_MS = 1000;
/** A finish reason that comes with text may come with every piece of it: the next piece gets this many times the usual wait. */
const FINISHED_WITH_TEXT = 5;

interface Watched {
  readonly clock: RunClock;
  readonly limits: ServiceLimits;
  /** Whether silence may mean that the model is loading. */
  readonly mayLoad: boolean;
  readonly onWaiting?: ((waiting: Waiting) => void) | undefined;
}

/** Waits for a provider within the limits, and says what is waited for. */
export interface ProviderWatch {
  /** The provider says that its model is loading. */
  loading(): void;
  /** The answer will come whole. */
  unstreamed(): void;
  /** Some bytes have come, without text. */
  alive(isThinking: boolean): void;
  /** Text has come. Nothing is waited for until the next call, for example while the reader is slow. */
  text(): void;
  /** The text may be over. @param withText its finish reason came with text, or text came after it */
  finished(withText: 'never' | 'once' | 'always'): void;
  /** Waits for more, after some text. */
  goOn(): void;
  end(): void;
}

export function watchProvider({ clock, limits, mayLoad, onWaiting }: Watched): ProviderWatch {
  const { firstTokenMs, idleMs, settleMs, loadingMs } = limits;
  let patienceMs = firstTokenMs;
  let hasText = false;
  /** When the wait for text began. */
  let since = performance.now();
  let finishedAt: number | undefined;
  /** When thoughts began to come without text. */
  let thoughtAt: number | undefined = -Infinity;
  let state: Waiting['on'] = 'model';

  const tell = (on: Waiting['on']): void => {
    clearTimeout(silence);
    if (on !== state) onWaiting?.({ on });
    state = on;
  };
  /** Any sign of life gives at least the time between two of them. */
  const wait = (): void => {
    const waited = performance.now() - since;
    const ms = hasText ? idleMs : Math.max(patienceMs - waited, idleMs);
    clock.wait(hasText ? 'idle' : 'first-token', Math.max(Math.min(ms, patienceMs * MOST_PATIENCE - waited), 0));
  };
  const silence = mayLoad ? setTimeout(() => tell('loading'), loadingMs) : undefined;
  clock.wait('first-token', patienceMs);

  return {
    loading: () => tell('loading'),
    unstreamed() {
      patienceMs = firstTokenMs * UNSTREAMED;
      clock.wait('first-token', patienceMs);
    },
    alive(isThinking) {
      if (isThinking && performance.now() - (thoughtAt ??= performance.now()) > THOUGHT_MS) tell('thinking');
      else if (state === 'loading') tell('model');
      wait();
    },
    text() {
      if (!hasText) clearTimeout(silence);
      hasText = true;
      thoughtAt = undefined;
      finishedAt = undefined;
      state = 'model';
      clock.pause();
    },
    finished(withText) {
      const ms = { never: settleMs, once: settleMs * FINISHED_WITH_TEXT, always: idleMs }[withText];
      const waited = performance.now() - (finishedAt ??= performance.now());
      clock.wait('settled', Math.max(Math.min(ms, ms * MOST_PATIENCE - waited), 0));
    },
    goOn() {
      since = performance.now();
      wait();
    },
    end() {
      clearTimeout(silence);
      clock.pause();
    },
  };
}
