import type { Language } from '@storyloom/shared/domain';
import { detectAll } from 'tinyld/light';

/** The lead over the second language below which the first is not clear (decision 36). */
const LEAD_MIN = 0.02;

const FOUND: Readonly<Record<string, Language>> = { en: 'english', es: 'spanish', fr: 'french' };

/** The language of a text in Latin letters, if it is one of ours and clear. In a chunk of its own, with the detector's data. */
export function detectLanguage(text: string): Language | undefined {
  // All languages that the detector knows compete, so that Portuguese is not taken for Spanish.
  const [first, second] = detectAll(text);
  return first && first.accuracy - (second?.accuracy ?? 0) >= LEAD_MIN ? FOUND[first.lang] : undefined;
}
