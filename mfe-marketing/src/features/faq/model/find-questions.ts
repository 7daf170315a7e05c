import type { FaqEntry } from '../../../model/faq.ts';
import { matches } from '../../../model/text-match.ts';

/** The entries whose question or answer has all words, in their order. */
export function findQuestions(entries: readonly FaqEntry[], words: readonly string[]): readonly FaqEntry[] {
  return entries.filter(({ question, answer }) => matches([question, ...answer].join('\n'), words));
}
