import { endOfWords, type Language } from '@storyloom/shared/domain';
import { cutPlace } from './cut-place.ts';
import { createWordMeter } from './word-meter.ts';

/** Words of a story at which a call of the provider is watched. */
export interface GateLimits {
  /** The words before the call. */
  readonly start: number;
  /** From here on text is held back, because text that was sent cannot be withdrawn. */
  readonly holdFrom: number;
  /** A text that does not end by `most` is cut before so many words. */
  readonly cutBy: number;
  readonly most: number;
  /** Whether more text follows a cut. */
  readonly early: boolean;
}

/** Passes a call's text on, and cuts it if it becomes too long. */
export interface LengthGate {
  /** The text that may be sent after this piece. */
  push(piece: string): string;
  /** The text that was held back, cut if it is too long. */
  end(): string;
  /** Words that may be sent, counted with those before the call. */
  words(): number;
  /** The text is longer than it may be: what follows does not count. */
  readonly over: boolean;
  /** Whether it was cut at the end of a paragraph. */
  readonly paragraph: boolean;
}

/** Characters that are held back at most, three times those of any honest ending: signs and pictures count as no words. */
const HELD_MAX = 16_384;
/** Characters of a piece that holds few words. */
const SHORT = 20;

export function createLengthGate(language: Language, limits: GateLimits): LengthGate {
  const { start, holdFrom, cutBy, most, early } = limits;
  /** Of the text that was sent. */
  const sent = createWordMeter(language, start);
  /** Of all text; it exists once text is held back. */
  let all: ReturnType<typeof createWordMeter> | undefined;
  let held = '';
  /** The end of the text that was sent. It is counted later: cutting it has taken its time. */
  let uncounted = '';
  let over = false;
  let paragraph = false;

  const hold = (text: string): void => {
    all ??= createWordMeter(language, sent.words());
    all.push(text);
    held += text;
    over = all.reaches(most + 1) || held.length > HELD_MAX;
  };

  /** The length of a piece's beginning that may be sent. A short piece can pass the place where text is held back only by a word. */
  const roomFor = (piece: string): number => {
    if (sent.reaches(holdFrom)) return 0;
    if (piece.length < SHORT || !sent.reaches(holdFrom - piece.length)) return piece.length;
    return endOfWords(piece, language, holdFrom - sent.words());
  };

  return {
    push(piece) {
      if (over) return '';
      const room = all ? 0 : roomFor(piece);
      const first = piece.slice(0, room);
      sent.push(first);
      if (room < piece.length) hold(piece.slice(room));
      return first;
    },
    end() {
      let rest = held;
      if (over) {
        const place = cutPlace(held, language, Math.max(cutBy - sent.words(), 0), early);
        paragraph = place.paragraph;
        rest = held.slice(0, place.at);
      }
      held = '';
      uncounted = rest;
      return rest;
    },
    words() {
      sent.push(uncounted);
      uncounted = '';
      return sent.words();
    },
    get over() {
      return over;
    },
    get paragraph() {
      return paragraph;
    },
  };
}
