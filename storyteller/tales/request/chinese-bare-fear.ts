import type { Fear } from './fears.ts';
import { chineseFears } from './fears-chinese.ts';

const { beings, sure, signed } = chineseFears;
const WHOLE = [beings, sure, signed].flatMap((words) =>
  Object.entries(words).map(([concept, source]) => [concept, new RegExp(`^(?:${source})$`, 'u')] as const),
);
/** No longer clause is only what is feared. */
const LENGTH_MAX = 6;

/** A fear that stands alone between two stops, as in a list: 大灰狼。其其格，5岁. */
export function bareFear(text: string, isName: (at: number) => boolean): Fear | undefined {
  for (const { 0: clause, index: start } of text.matchAll(/[^，。！？；：、,.!?;:\s]+/gu)) {
    if (clause.length > LENGTH_MAX || isName(start)) continue;
    const concept = WHOLE.find(([, pattern]) => pattern.test(clause))?.[0];
    const end = start + clause.length;
    if (concept !== undefined) return { concept, start, end, score: 4, told: [{ start, end }] };
  }
  return undefined;
}
