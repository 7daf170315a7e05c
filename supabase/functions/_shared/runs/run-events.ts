import type { Language } from '@storyloom/shared/domain';
import type { TextWatch } from '../children/child-guard.ts';
import type { EndReason, GuestUsage, StoryEvent, Waiting } from '@storyloom/shared/stream';
import { asServiceFailure, type ServiceFailure } from '../http/failure.ts';
import { countInTurns } from '../length/count-in-turns.ts';
import type { ServiceLimits } from '../limits.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { appendText } from '../text/append-text.ts';
import type { Pieces } from '../text/pieces.ts';
import { toldMs, type Circumstances, type Continuing } from './write-completion.ts';

/** The provider's name for readers, unless it is the demo storyteller. */
const TEXT_PROVIDER = 'Text provider';

/** The ends of a text that was not interrupted. */
const WHOLE: readonly EndReason[] = ['complete', 'length', 'filtered'];

/** Writes a run's text: yields it piece by piece, and each further call of the provider, and returns why it ended. */
export type Write = (access: ProviderAccess, circumstances: Circumstances) => Pieces<string | Continuing, EndReason>;

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
  /** A complete text with fewer words than these is next to nothing. */
  readonly least?: number | undefined;
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
   * @param isNothing whether that was next to nothing
   */
  readonly onOver: (whole: boolean, isNothing: boolean) => Promise<void>;
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

/** What is waited for, from where it is noticed to where it is sent. */
interface Waits {
  readonly add: (waiting: Waiting) => void;
  readonly take: () => readonly Waiting[];
  /** The outcome of some work, or `undefined` as soon as there is something to take. */
  readonly orWork: <T>(work: Promise<T>) => Promise<T | undefined>;
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
    orWork: (work) =>
      new Promise((resolve, reject) => {
        wake = () => resolve(undefined);
        if (added.length > 0) wake();
        work.then(resolve, reject);
      }),
  };
}

/** Waits until the provider has room for another text, which is no silence of the provider; `undefined` if the run ends before. */
async function takeTurn({ access, clock, limits }: Run, { add }: Waits): Promise<(() => void) | undefined> {
  let waited = false;
  const onPlace = (ahead: number): void => {
    waited = true;
    add({ on: 'turn', ahead });
  };
  try {
    const release = await access.turns.take({ short: false, signal: clock.signal, onPlace });
    if (waited) add({ on: 'model' });
    // A server that suddenly has more room lets many begin together.
    if (hasWorkedLong()) await letOthersWork();
    if (limits.totalMs !== undefined) clock.limit(limits.totalMs);
    return release;
  } catch (error) {
    if (clock.cut === undefined) throw error;
    return undefined;
  }
}

/** The seconds after which a limit ended a run, if one did. A model may have sent thoughts after its last text. */
function limitOf(
  reason: EndReason,
  { idleMs, totalMs }: ServiceLimits,
  withoutTextMs: number,
): { readonly seconds?: number } {
  if (reason === 'silent') return { seconds: Math.ceil(Math.max(idleMs, toldMs(withoutTextMs)) / 1000) };
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
  let { text, lastId, call } = begun ?? { text: '', lastId: 1, call: 1 };
  let isOver = false;
  let release = (): void => undefined;
  let pieces: ReturnType<Write> | undefined;
  const begin = async (): Promise<IteratorResult<string | Continuing, EndReason>> => {
    const end = await takeTurn(run, waits);
    if (isOver) end?.();
    if (!end || isOver) return { done: true, value: 'stopped' };
    release = end;
    pieces = run.write(access, {
      clock,
      limits,
      onBegun: run.onBegun,
      onWaiting: waits.add,
      // Nothing that another provider adds to its answer reaches the page.
      ...(demo && { onUnused: (unused) => (extra.unused = unused) }),
    });
    return pieces.next();
  };
  try {
    const watch = begun && run.watch ? watchAfter(run.watch, begun.text) : run.watch;
    let reason: EndReason | undefined;
    let waitedSince = performance.now();
    while (reason === undefined) {
      waitedSince = performance.now();
      const coming = pieces ? pieces.next() : begin();
      let next = await waits.orWork(coming);
      while (!next) {
        for (const wait of waits.take()) {
          lastId += 1;
          yield { type: 'waiting', ...wait };
        }
        next = await waits.orWork(coming);
      }
      const { done, value } = next;
      // What was waited for has come.
      waits.take();
      if (done) {
        reason = value;
        // What it has read must not be kept with the run.
        pieces = undefined;
        break;
      }
      if (typeof value !== 'string') {
        if (value.type === 'continuing') call = value.call;
        lastId += 1;
        yield value;
        continue;
      }
      const written = watch ? watch.push(value) : value;
      const wordEnd = clock.isHandingOver ? written.search(/\s/) : -1;
      const piece = wordEnd === -1 ? written : written.slice(0, wordEnd);
      text = appendText(text, piece);
      if (piece !== '') {
        lastId += 1;
        yield { type: 'delta', text: piece };
      }
      if (wordEnd === -1) continue;
      clock.stop('handover');
      reason = 'stopped';
    }
    const withoutTextMs = performance.now() - waitedSince;
    release();
    const isCutShort = clock.cut === 'handover' && reason === 'stopped';
    if (isCutShort && (await run.handOver?.({ text, lastId, call }))) return;
    const rest = (await watch?.end()) ?? '';
    text += rest;
    if (rest !== '') yield { type: 'delta', text: rest };
    if (isCutShort && !run.isStopped?.()) reason = 'lost';
    const words = await countInTurns(text, run.language);
    const isNothing = reason === 'complete' && words < (run.least ?? 0);
    await atMost(run.onOver(WHOLE.includes(reason), isNothing), limits.overMs);
    yield { type: 'end', reason, words, ...limitOf(reason, limits, withoutTextMs), ...extra };
  } catch (error) {
    release();
    const failure = asServiceFailure(error);
    run.onFailure(failure);
    await atMost(run.onOver(false, false), limits.overMs);
    yield { type: 'error', ...failure.toServiceError() };
  } finally {
    isOver = true;
    clock.stop('over');
    void pieces?.return('stopped').catch(() => undefined);
    release();
  }
}
