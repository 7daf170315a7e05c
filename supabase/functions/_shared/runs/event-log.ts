import type { StoryEvent } from '@storyloom/shared/stream';

/** Events of a run that one reader takes one by one. */
export interface EventSource {
  next(): Promise<IteratorResult<StoryEvent, void>>;
  /** Takes the next event and returns its text, if it has one and is there already. */
  takeText?(): string | undefined;
  /** The reader takes no more. An event that it waits for does not come. */
  return(): unknown;
}

/** A reader of a log. */
export interface LogReader extends EventSource {
  /** The reader has taken every event up to the last one of the run. */
  readonly hasAll: boolean;
}

/**
 * The events of a run in memory, from the first one that this process writes. A reader is a place in it, so a slow one costs nothing; the
 * length of a story limits it.
 */
export interface EventLog {
  /** The id of the latest event. */
  readonly length: number;
  /** The last event is among them. */
  readonly closed: boolean;
  append(event: StoryEvent): void;
  /** Another process writes on: readers get no more from here, and no last event. */
  handOn(): void;
  /** Removes the text, which readers must not get any more, and leaves its events without it. */
  withdraw(): void;
  /** The events with a higher id. */
  after(id: number): readonly StoryEvent[];
  /** A reader of the events with a higher id, those that are to come too. */
  read(after: number): LogReader;
}

/** @param base the id of the last event that another process wrote */
export function createEventLog(base = 0): EventLog {
  let events: StoryEvent[] = [];
  let isHandedOn = false;
  let waiting: (() => void)[] = [];

  const isClosed = (): boolean => {
    const type = events.at(-1)?.type;
    return type === 'end' || type === 'error';
  };

  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const each of woken) each();
  };

  return {
    get length() {
      return base + events.length;
    },
    get closed() {
      return isClosed();
    },
    append(event) {
      events.push(event);
      wake();
    },
    handOn() {
      isHandedOn = true;
      wake();
    },
    withdraw() {
      events = events.map((event) => (event.type === 'delta' ? { type: 'delta', text: '' } : event));
    },
    after: (id) => events.slice(Math.max(id - base, 0)),
    read(after) {
      let taken = Math.max(after - base, 0);
      let left = false;
      let hasAll = false;
      return {
        get hasAll() {
          return hasAll;
        },
        async next() {
          while (!left) {
            const event = events[taken];
            if (event) {
              taken += 1;
              return { done: false, value: event };
            }
            if (isClosed()) {
              hasAll = true;
              break;
            }
            if (isHandedOn) break;
            await new Promise<void>((resolve) => waiting.push(resolve));
          }
          return { done: true, value: undefined };
        },
        takeText() {
          const event = events[taken];
          if (left || event?.type !== 'delta') return undefined;
          taken += 1;
          return event.text;
        },
        return() {
          left = true;
          wake();
        },
      };
    },
  };
}
