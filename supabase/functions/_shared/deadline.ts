/** A time limit that is set again very often. */
export interface Deadline {
  /** Replaces the limit by one that many milliseconds from now. */
  set(ms: number): void;
  clear(): void;
  /** Clears it for good, and its timer with it. */
  end(): void;
}

/**
 * Calls back when its time has passed. The timer behind it is not moved at each call, which costs as much as the rest of a
 * delta's way through the service: it is set again when it fires before the time.
 */
export function createDeadline(onOver: () => void): Deadline {
  let due = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firesAt = Infinity;

  const start = (ms: number): void => {
    clearTimeout(timer);
    firesAt = performance.now() + ms;
    timer = setTimeout(fire, ms);
  };
  function fire(): void {
    timer = undefined;
    firesAt = Infinity;
    if (due === Infinity) return;
    const left = due - performance.now();
    if (left > 0) return start(Math.ceil(left));
    due = Infinity;
    onOver();
  }
  return {
    set(ms) {
      due = performance.now() + ms;
      if (due < firesAt) start(ms);
    },
    clear() {
      due = Infinity;
    },
    end() {
      due = Infinity;
      firesAt = Infinity;
      clearTimeout(timer);
    },
  };
}
