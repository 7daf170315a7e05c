import { notAStory } from '../story-text/not-a-story.ts';

/** Most characters of a single event or of an unstreamed answer. */
export const EVENT_MAX = 1_000_000;

/**
 * Most events and characters of a whole answer. A model that thinks long sends some 130,000 events, and servers put up to 500
 * characters around each word.
 */
const ANSWER_MAX = { events: 250_000, characters: 64 * 1024 * 1024 } as const;

/** Most characters that the unfinished events of all answers may take together. */
const TOGETHER_MAX = 64_000_000;
/** An event of this size is never refused because of the others. */
const SMALL_EVENT = 65_536;

/** Characters a millisecond that no model writes, with what servers put around each word. */
const QUICK = 64;

let together = 0;

/** Counts one answer, and what it holds in memory. */
export interface AnswerBounds {
  /** Characters that have arrived sooner than a model writes them. */
  readonly flood: number;
  /** @throws ServiceFailure for an answer that is too large or never ends */
  arrived(characters: number, events: number): void;
  /** Gives its share of the memory back. */
  end(): void;
}

export function boundAnswer(): AnswerBounds {
  let [events, characters, held, flood] = [0, 0, 0, 0];
  let arrivedAt = performance.now();
  const hold = (size: number): void => {
    together += size - held;
    held = size;
  };
  return {
    get flood() {
      return flood;
    },
    arrived(more, count) {
      events += count;
      characters += more;
      const now = performance.now();
      flood = Math.max(flood - (now - arrivedAt) * QUICK, 0) + more;
      arrivedAt = now;
      if (events > ANSWER_MAX.events || characters > ANSWER_MAX.characters) throw notAStory('endless answer');
      hold(count > 0 ? 0 : Math.min(held + more, EVENT_MAX));
      if (held > SMALL_EVENT && together > TOGETHER_MAX) throw notAStory('too many large events at once');
    },
    end: () => hold(0),
  };
}

/** Counts up to a number. @throws ServiceFailure beyond it */
export function countUpTo(most: number, cause: string): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > most) throw notAStory(cause);
  };
}
