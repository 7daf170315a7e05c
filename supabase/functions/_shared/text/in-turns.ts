import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { sliceWhole } from './cut-text.ts';

/** Characters that are worked on at once. */
export const SLICE = 4096;

/** A text of any length in slices of whole characters. */
export function* slicesOf(text: string): Generator<string, void> {
  for (let at = 0; at < text.length;) {
    const slice = sliceWhole(text.slice(at, at + SLICE + 1), SLICE);
    yield slice;
    at += slice.length;
  }
}

/** The parts of a text, with turns for other work in between. */
export async function* inTurns(parts: Iterable<string>): AsyncGenerator<string, void> {
  for (const part of parts) {
    yield part;
    if (hasWorkedLong()) await letOthersWork();
  }
}
