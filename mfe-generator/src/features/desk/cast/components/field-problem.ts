import { strings } from '../strings.ts';

/** What is wrong with a text that is too long for its field. */
export function overOf(text: string, max: number): string | undefined {
  const over = text.trim().length - max;
  return over > 0 ? strings.tooLong(over) : undefined;
}
