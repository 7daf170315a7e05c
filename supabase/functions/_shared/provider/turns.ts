/** The wait of one run for its turn. */
export interface TurnRequest {
  /** Short calls go before stories and passages, a few at a time. */
  readonly short: boolean;
  /** Gives the wait up. */
  readonly signal: AbortSignal;
  /** Called when stories come first, and each time that fewer or more do; short calls are not counted. */
  readonly onPlace?: (ahead: number) => void;
}

/**
 * How many texts a provider writes at the same time, and who waits for it: most local servers write one at a time, and let the next
 * request wait without a word.
 */
export interface Turns {
  /**
   * Waits for a turn. What it returns must be called when the provider has answered.
   * @throws the signal's reason when it aborts first
   */
  take(request: TurnRequest): Promise<() => void>;
  /** Changes how many there are at a time. */
  setParallel(parallel: number): void;
}

/** After so many short calls a story gets its turn, so that one reader's outlines do not keep all others waiting. */
const SHORTS_IN_A_ROW = 2;

interface Waiter extends TurnRequest {
  readonly begin: () => void;
  place: number;
}

/** @param atFirst how many texts at a time; `Infinity` never lets anyone wait */
export function createTurns(atFirst: number): Turns {
  let most = atFirst;
  let active = 0;
  /** Those of them that are no short calls. */
  let stories = 0;
  let shortsInRow = 0;
  let waiting: readonly Waiter[] = [];

  const tellPlaces = (): void => {
    let place = Math.max(stories - most + 1, 0);
    for (const waiter of waiting) {
      if (place !== waiter.place && place > 0) waiter.onPlace?.(place);
      waiter.place = place;
      place += waiter.short ? 0 : 1;
    }
  };

  const goOn = (): void => {
    while (active < most && waiting.length > 0) {
      const story = shortsInRow < SHORTS_IN_A_ROW ? undefined : waiting.find(({ short }) => !short);
      const next = story ?? waiting[0];
      waiting = waiting.filter((other) => other !== next);
      active += 1;
      stories += next?.short ? 0 : 1;
      shortsInRow = next?.short ? shortsInRow + 1 : 0;
      next?.begin();
    }
    tellPlaces();
  };

  const release = (short: boolean): (() => void) => {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      active -= 1;
      stories -= short ? 0 : 1;
      goOn();
    };
  };

  return {
    take(request) {
      const { signal, short } = request;
      if (signal.aborted) return Promise.reject(signal.reason);
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting = waiting.filter((other) => other !== waiter);
          reject(signal.reason);
          tellPlaces();
        };
        const begin = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(release(short));
        };
        const waiter: Waiter = { ...request, begin, place: 0 };
        const before = short ? waiting.findIndex((other) => !other.short) : -1;
        waiting = before === -1 ? [...waiting, waiter] : waiting.toSpliced(before, 0, waiter);
        signal.addEventListener('abort', leave, { once: true });
        goOn();
      });
    },
    setParallel(parallel) {
      most = parallel;
      goOn();
    },
  };
}
