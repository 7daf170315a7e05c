import type { Language } from '@storyloom/shared/domain';
import { createWordMeter } from './word-meter.ts';

/** Holds back the first words of a text, which do not count if no more follow: “The End” again, or a refusal in words. */
export interface Opening {
  push(piece: string): string;
  /** Whether all of the text is still held back. */
  readonly isOpen: boolean;
}

/** Characters that are held back at most: signs and pictures count as no words. */
const HELD_MAX = 8192;

/** @param words fewer than these do not count */
export function createOpening(language: Language, words: number): Opening {
  const meter = createWordMeter(language, 0);
  let held = '';
  let isOpen = words > 0;
  return {
    push(piece) {
      if (!isOpen) return piece;
      held += piece;
      meter.push(piece);
      if (held.length <= HELD_MAX && !meter.reaches(words)) return '';
      isOpen = false;
      return held;
    },
    get isOpen() {
      return isOpen;
    },
  };
}
