import type { FaqEntry } from '../../../model/faq.ts';
import { matches } from '../../../model/text-match.ts';

/** The entries in which all words stand, in question or answer, in their order. */
export function findQuestions(entries: readonly FaqEntry[], words: readonly string[]): readonly FaqEntry[] {
  return entries.filter(({ question, answer }) => matches([question, ...answer].join('\n'), words));
}
