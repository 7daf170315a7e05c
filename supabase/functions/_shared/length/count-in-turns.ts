import type { Language } from '@storyloom/shared/domain';
import { inTurns, slicesOf } from '../text/in-turns.ts';
import { createWordMeter } from './word-meter.ts';

/** The words of a text of any length, counted with turns for other work in between. */
export async function countInTurns(text: string, language: Language): Promise<number> {
  const meter = createWordMeter(language, 0);
  for await (const slice of inTurns(slicesOf(text))) meter.push(slice);
  return meter.words();
}
