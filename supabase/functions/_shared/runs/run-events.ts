import { countWords, type Language } from '@storyloom/shared/domain';
import type { TextWatch } from '../children/child-guard.ts';
import type { EndReason, GuestUsage, StoryEvent, Waiting } from '@storyloom/shared/stream';
import { asServiceFailure, type ServiceFailure } from '../http/failure.ts';
import type { ServiceLimits } from '../limits.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import type { RunClock } from '../provider/run-clock.ts';
import type { Circumstances, Continuing } from './write-completion.ts';

/** The provider's name for readers, unless it is the demo storyteller. */
const TEXT_PROVIDER = 'Text provider';

/** The ends of a text that was not interrupted. */
const WHOLE: readonly EndReason[] = ['complete', 'length', 'filtered'];

/** Writes a run's text: yields it piece by piece, and each further call of the provider, and returns why it ended. */
export type Write = (
  access: ProviderAccess,
  circumstances: Circumstances,
) => AsyncGenerator<string | Continuing, EndReason>;

/** What was written of a run. */
export interface BegunRun {
  readonly text: string;
  /** The id of its last event. */
  readonly lastId: number;
  /** Calls of the provider. */
  readonly call: number;
}

/** An accepted run and what is needed to write its text. */
export interface Run {
  readonly id: string;
  readonly language: Language;
  readonly write: Write;
  readonly access: ProviderAccess;
  readonly demo: boolean;
  /** Present for guests. */
  readonly usage?: GuestUsage;
  readonly limits: ServiceLimits;
  /** Present for texts that are for children. */
  readonly watch?: TextWatch;
  readonly clock: RunClock;
  /**
   * Releases the run before the last event is sent, so that an immediate second request is not rejected. The stream waits
   * for it, with a time limit. Never rejects.
   *
   * @param whole whether the provider came to an end, including its limit and its filter
   */
  readonly onOver: (whole: boolean) => Promise<void>;
  /** Called when the provider has begun. */
  readonly onBegun: () => void;
  /** What another process has written. */
  readonly begun?: BegunRun | undefined;
  /** Has another process write on, when the clock says that this one is about to end. False if none does. Never rejects. */
  readonly handOver?: ((begun: BegunRun) => Promise<boolean>) | undefined;
  /** Whether its reader has stopped it, also while it was being handed over. */
  readonly isStopped?: () => boolean;
  /** Called with the failure that ends the run, including the cause, which no reader sees. */
  readonly onFailure: (failure: ServiceFailure) => void;
}

/** A watch that has seen a text which was shown already, and lets none of it through again. */
function watchAfter(watch: TextWatch, shown: string): TextWatch {
  let again = shown.length - watch.push(shown).length;
  const news = (released: string): string => {
    const fresh = released.slice(again);
    again = Math.max(again - released.length, 0);
    return fresh;
  };
  return { push: (piece) => news(watch.push(piece)), end: async () => news(await watch.end()) };
}

/** Waits for some work, but no longer than that time. The work goes on. */
async function atMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, passed]);
  clearTimeout(timer);
}

/** Pieces, and what is waited for between them, in the order in which they come. */
async function* withWaits<T, R>(
  pieces: AsyncGenerator<T, R>,
  waits: Waits,
): AsyncGenerator<T | ({ readonly type: 'waiting' } & Waiting), R> {
  for (;;) {
    let isHere = false;
    const next = pieces.next().finally(() => {
      isHere = true;
      waits.wake();
    });
    // A failure while the reader is slow is thrown below, once the reader asks for more.
    next.catch(() => undefined);
    while (!isHere) {
      for (const wait of waits.take()) yield { type: 'waiting', ...wait };
      if (!isHere) await waits.changed();
    }
    const { done, value } = await next;
    if (done) return value;
    // What was waited for has come.
    waits.take();
    yield value;
  }
}

/** What is waited for, from where it is noticed to where it is sent. */
interface Waits {
  readonly add: (waiting: Waiting) => void;
  readonly take: () => readonly Waiting[];
  /** Resolves when there is something to take, or `wake` is called. */
  readonly changed: () => Promise<void>;
  readonly wake: () => void;
}

function createWaits(): Waits {
  let added: Waiting[] = [];
  let wake = (): void => undefined;
  return {
    add(waiting) {
      added.push(waiting);
      wake();
    },
    take() {
      const taken = added;
      added = [];
      return taken;
    },
    changed: () =>
      new Promise((resolve) => {
        if (added.length > 0) resolve();
        wake = resolve;
      }),
    wake: () => wake(),
  };
}

/** Writes in turn: waits until the provider has room for another text, which is no silence of the provider. */
async function* inTurn(run: Run, circumstances: Circumstances): AsyncGenerator<string | Continuing, EndReason> {
  const { access, clock } = run;
  let waits = false;
  let release: () => void;
  try {
    release = await access.turns.take({
      short: false,
      signal: clock.signal,
      onPlace(ahead) {
        waits = true;
        circumstances.onWaiting?.({ on: 'turn', ahead });
      },
    });
  } catch (error) {
    if (clock.cut === 'client' || clock.cut === 'handover') return 'stopped';
    throw error;
  }
  try {
    if (waits) circumstances.onWaiting?.({ on: 'model' });
    if (run.limits.totalMs !== undefined) clock.limit(run.limits.totalMs);
    return yield* run.write(access, circumstances);
  } finally {
    release();
  }
}

/** The limit that ended a run, in seconds, if one did. */
function limitOf(reason: EndReason, { idleMs, totalMs }: ServiceLimits): { readonly seconds?: number } {
  if (reason === 'silent') return { seconds: Math.ceil(idleMs / 1000) };
  return reason === 'overtime' && totalMs !== undefined ? { seconds: Math.ceil(totalMs / 1000) } : {};
}

/** The events of one run, from `start` to `end` or `error`. Never rejects. */
export async function* runEvents(run: Run): AsyncGenerator<StoryEvent, void> {
  const { access, demo, usage, limits, clock, begun } = run;
  // The provider's address is not for readers.
  const provider = demo ? access.endpoint.name : TEXT_PROVIDER;
  if (!begun) yield { type: 'start', runId: run.id, provider, demo, ...(usage ? { usage } : {}) };
  const extra: { unused?: readonly string[] } = {};
  const waits = createWaits();
  const written = inTurn(run, {
    clock,
    limits,
    onBegun: run.onBegun,
    onWaiting: waits.add,
    // Nothing that another provider adds to its answer reaches the page.
    ...(demo && { onUnused: (unused) => (extra.unused = unused) }),
  });
  const pieces = withWaits(written, waits);
  let { text, lastId, call } = begun ?? { text: '', lastId: 1, call: 1 };
  try {
    const watch = begun && run.watch ? watchAfter(run.watch, begun.text) : run.watch;
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      if (typeof next.value !== 'string') {
        if (next.value.type === 'continuing') call = next.value.call;
        lastId += 1;
        yield next.value;
        continue;
      }
      const piece = watch ? watch.push(next.value) : next.value;
      text += piece;
      if (piece === '') continue;
      lastId += 1;
      yield { type: 'delta', text: piece };
    }
    const isCutShort = clock.cut === 'handover' && next.value === 'stopped';
    if (isCutShort && (await run.handOver?.({ text, lastId, call }))) return;
    const rest = (await watch?.end()) ?? '';
    text += rest;
    if (rest !== '') yield { type: 'delta', text: rest };
    const reason = isCutShort && !run.isStopped?.() ? 'lost' : next.value;
    await atMost(run.onOver(WHOLE.includes(reason)), limits.overMs);
    const words = countWords(text, run.language);
    yield { type: 'end', reason, words, ...limitOf(reason, limits), ...extra };
  } catch (error) {
    const failure = asServiceFailure(error);
    run.onFailure(failure);
    await atMost(run.onOver(false), limits.overMs);
    yield { type: 'error', ...failure.toServiceError() };
  } finally {
    clock.stop('over');
    void written.return('stopped').catch(() => undefined);
  }
}
