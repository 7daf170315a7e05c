import { LENGTH_RANGE } from '@storyloom/shared/domain';
import { runStrings } from './strings.ts';

/** Says that a whole text has another length than its user asked for, in words; `undefined` when it is about as long. */
export function lengthNote(words: number, asked: number): string | undefined {
  if (words < asked * LENGTH_RANGE.least) return runStrings.shorter(asked);
  return words > asked * LENGTH_RANGE.most ? runStrings.longer(asked) : undefined;
}
