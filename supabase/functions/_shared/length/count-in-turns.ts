import type { Language } from '@storyloom/shared/domain';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { createWordMeter } from './word-meter.ts';

/** Characters that are counted at once. */
const SLICE = 4096;

/** The words of a text of any length, counted with turns for other work in between. */
export async function countInTurns(text: string, language: Language): Promise<number> {
  const meter = createWordMeter(language, 0);
  for (let at = 0; at < text.length; at += SLICE) {
    meter.push(text.slice(at, at + SLICE));
    if (hasWorkedLong()) await letOthersWork();
  }
  return meter.words();
}
