import type { StoryEvent } from '@storyloom/shared/stream';
import type { ServiceLimits } from '../limits.ts';
import { createEventLog, type LogReader } from './event-log.ts';
import type { RunKey } from './kept-request.ts';
import type { KeptMarks, KeptReport, Part } from './stored-parts.ts';

/** How a kept run ended. */
export interface KeptEnding {
  /** It was ended because nobody came back. */
  readonly abandoned: boolean;
  /** How often readers came back. */
  readonly rejoined: number;
}

/** A run that goes on for a while without a reader. */
export interface KeptTask {
  readonly key: RunKey;
  /** The id of the last event that another process wrote; 0 for a run that begins here. */
  readonly base: number;
  /** Its events, to the last one, or to where it is handed on. Never rejects. */
  readonly events: AsyncGenerator<StoryEvent, void>;
  readonly onEvent: (event: StoryEvent) => void;
  /** Has the provider stop, so that the events soon come to their end, which is `stopped`. */
  readonly stop: () => void;
  /** Called once, after the last event. */
  readonly onOver: (ending: KeptEnding) => void;
}

/** A kept run in the process that writes it. */
export interface KeptRun {
  readonly key: RunKey;
  /** Begins to read after an id. `detach` must be called when the reader has ended or left; once counts. */
  attach(after: number): { readonly reader: LogReader; readonly detach: () => void };
  /** The id of the event before the first one that is here. */
  readonly base: number;
  /** All of its events that are here, to be stored before another process writes on. */
  whole(): KeptReport;
  /** Another process writes on. Readers look for it there. */
  handOn(): void;
  /** Notes that a reader came back. */
  rejoin(): void;
  /** Stops it at once. Its readers get its end. */
  stop(): void;
  readonly isStopped: boolean;
  /** What other processes should know, with what nobody here has read and is not stored yet. */
  report(): KeptReport;
  /** The latest report has arrived. */
  reported(): void;
  hear(marks: KeptMarks): void;
  /** Stops it if nobody came back in time. True while this process has to remember it. */
  goesOn(isStopping: boolean): boolean;
}

/** Begins to take the events of a run, as fast as they come. */
export function createKeptRun(
  task: KeptTask,
  { runsOnMs, unattendedMs }: Pick<ServiceLimits, 'runsOnMs' | 'unattendedMs'>,
): KeptRun {
  const { key, base, events, onEvent, onOver } = task;
  const log = createEventLog(base);
  let readers = 0;
  let rejoined = 0;
  let abandoned = false;
  let delivered = false;
  let storedTo = base;
  let isHandedOn = false;
  let isStopped = false;
  let underWay: Part | undefined;
  let overAt = Infinity;
  let readAt = performance.now();
  let listenedAt = -Infinity;

  const isListenedTo = (): boolean => performance.now() - listenedAt < unattendedMs;
  const isStored = (): boolean => log.closed && storedTo === log.length;

  /** Another process has stored the text before; events without it replace it. */
  let isToBlank = false;
  const withdraw = (): void => {
    log.withdraw();
    storedTo = base;
    isToBlank = base > 0;
    underWay = undefined;
  };

  /** An end that no reader asked for is an interruption, after which the page offers to continue. */
  const told = (event: StoryEvent): StoryEvent =>
    abandoned && event.type === 'end' && event.reason === 'stopped' ? { ...event, reason: 'lost' } : event;

  const take = async (): Promise<void> => {
    for await (const event of events) {
      if (event.type === 'error' && event.code === 'unsuitable') withdraw();
      onEvent(event);
      log.append(told(event));
    }
    overAt = performance.now();
    onOver({ abandoned, rejoined });
  };
  void take();

  return {
    key,
    attach(after) {
      const reader = log.read(after);
      let isAttached = true;
      readers += 1;
      return {
        reader,
        detach() {
          if (!isAttached) return;
          isAttached = false;
          readers -= 1;
          readAt = performance.now();
          delivered ||= reader.hasAll;
          reader.return();
        },
      };
    },
    base,
    whole: () => ({ key, part: { firstId: base + 1, events: log.after(base), over: false } }),
    handOn() {
      isHandedOn = true;
      log.handOn();
    },
    rejoin() {
      rejoined += 1;
    },
    get isStopped() {
      return isStopped;
    },
    stop() {
      isStopped = true;
      task.stop();
    },
    report() {
      if (isHandedOn) return { key, part: undefined };
      // A reader who has not got the end after a while is probably lost, and will come back.
      const isLost = readers === 0 || performance.now() - overAt > unattendedMs;
      const isAway = isLost && !delivered;
      // What was stored in part is stored to its end.
      const isWanted = isAway || isListenedTo() || (log.closed && storedTo > base);
      if (isToBlank) {
        const blanks = Array.from({ length: base }, (): StoryEvent => ({ type: 'delta', text: '' }));
        underWay = { firstId: 1, events: [...blanks, ...log.after(base)], over: log.closed };
        return { key, part: underWay };
      }
      const left = isWanted ? log.after(storedTo) : [];
      underWay = left.length > 0 ? { firstId: storedTo + 1, events: left, over: log.closed } : undefined;
      return { key, part: underWay };
    },
    reported() {
      if (underWay) storedTo = underWay.firstId - 1 + underWay.events.length;
      isToBlank &&= underWay === undefined;
      underWay = undefined;
    },
    hear({ listenedMs = Infinity, stopped }) {
      if (listenedMs < unattendedMs) {
        if (!isListenedTo()) rejoined += 1;
        listenedAt = performance.now() - listenedMs;
      }
      isStopped ||= stopped;
      if (stopped) task.stop();
    },
    goesOn(isStopping) {
      if (isHandedOn) return false;
      const now = performance.now();
      if (overAt === Infinity) {
        const isAlone = readers === 0 && (isStopping || now - Math.max(readAt, listenedAt) > runsOnMs);
        if (isAlone && !log.closed) {
          abandoned = true;
          task.stop();
        }
        return true;
      }
      if (readers === 0 && isStored()) return false;
      return now - overAt < runsOnMs && !(isStopping && delivered);
    },
  };
}
