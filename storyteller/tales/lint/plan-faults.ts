import { countWords, type Language } from '@storyloom/shared/domain';
import { faultsOf } from '../plan/check-plan.ts';
import { suits, type Tags, type TaleType } from '../plan/events.ts';
import { ANIMALS, CIRCUMSTANCE, LEADS, planOf, type Plot } from '../plan/plots.ts';
import type { Paragraph, Tale, Wording } from '../tell/parse-tale.ts';
import { SEGMENT, SLOT } from '../tell/tell-scene.ts';
import { paragraphsFor, titleEvent } from '../tell/tell-tale.ts';
import { castsOf } from './casts.ts';

/** Lengths at which stories are rehearsed, in words, and how many words the shortest has without what is optional, the longest with it. */
const LENGTHS = [500, 700, 900];
const SIZES = { least: 430, most: 585, whole: 690 };

/** The words of paragraphs, each of which stands in the stories of many casts. */
const counted = new WeakMap<Paragraph, number>();

function wordsOf(paragraph: Paragraph, language: Language): number {
  const known = counted.get(paragraph);
  if (known !== undefined) return known;
  const words = countWords(paragraph.text.replaceAll(SEGMENT, '').replaceAll(SLOT, 'Mila'), language);
  counted.set(paragraph, words);
  return words;
}

const sizeOf = (wording: Wording, tags: Tags, language: Language, isWhole: boolean): number =>
  paragraphsFor(wording, tags)
    .filter(({ isOptional }) => isWhole || !isOptional)
    .reduce((sum, paragraph) => sum + wordsOf(paragraph, language), 0);

/** What is wrong with a plot for a cast. */
function faultsFor(plot: Plot, cast: ReadonlySet<string>, { wordings }: Tale, language: Language): string[] {
  const found = LENGTHS.flatMap((length) => {
    const events = planOf(plot, length);
    const isLed = cast.has(LEADS);
    const doing = isLed ? events.map((event) => ({ ...event, by: 'hero' as const })) : events;
    const tags = new Set([...cast, ...events.map(({ id }) => `told ${id}`)]);
    const scenes = events.map(({ id }) => wordings.filter(({ event, where }) => event === id && suits(tags, where)));
    const size = scenes.reduce((sum, [first]) => sum + (first ? sizeOf(first, tags, language, length === 900) : 0), 0);
    const isShort = length === 500 && (size < SIZES.least || size > SIZES.most);
    const isLong = length === 900 && size < SIZES.whole;
    return [
      ...faultsOf(doing, { bedtime: true }),
      ...events.flatMap(({ id }, at) => (scenes[at]?.length === 0 ? [`no wording of ${id}`] : [])),
      ...(isShort ? [`${size} words without what is optional, not ${SIZES.least} to ${SIZES.most}`] : []),
      ...(isLong ? [`${size} words with all that is optional, not ${SIZES.whole}`] : []),
    ];
  });
  const hasTitle = wordings.some(({ event, where }) => event === titleEvent(plot.id) && suits(cast, where));
  return [...found, ...(hasTitle ? [] : ['no title'])];
}

/** What is wrong with the plans of stories that were written whole, or missing from them, for their writers. */
export function planFaults(tale: Tale, { subjects }: TaleType, language: Language): string[] {
  const about = `about ${[...new Set(Object.values(subjects))].join('|')}`;
  return tale.plots.flatMap((plot) => {
    const isLed = plot.where.includes(LEADS);
    const besides = plot.where.filter((each) => each === ANIMALS || CIRCUMSTANCE.test(each));
    const casts = [...castsOf([about, ...besides])]
      .map((cast) => (isLed ? new Set([...cast, LEADS]) : cast))
      .filter((cast) => suits(cast, plot.where));
    const faults = new Map<string, string>();
    for (const cast of casts) {
      for (const fault of faultsFor(plot, cast, tale, language)) {
        if (!faults.has(fault)) faults.set(fault, [...cast].slice(0, -3).join(', '));
      }
    }
    if (casts.length === 0) return [`${plot.id}: no cast suits it`];
    return [...faults].map(([fault, cast]) => `${plot.id}: ${fault} (first for ${cast})`);
  });
}
