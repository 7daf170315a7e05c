import { countWords, LANGUAGE_TAGS, LANGUAGES, type Language } from '@storyloom/shared/domain';
import { type Condition, PARTS, suits, type TaleType } from '../plan/events.ts';
import { type Plot, plotOf } from '../plan/plots.ts';
import { DETAIL_KEYS, SETTING_KEYS } from '../request/details.ts';
import type { Tale, Wording } from '../tell/parse-tale.ts';
import { PRONOUNS } from '../tell/people.ts';
import { SEGMENT, SLOT } from '../tell/tell-scene.ts';
import { ABOUT, ALSO, asksOf, BABY, isTitle, KIN, LIKE, SETTING, WHERE } from '../tell/tell-tale.ts';
import { planFaults } from './plan-faults.ts';

const SENTENCE_MAX: Readonly<Record<Language, number>> = { english: 25, spanish: 25, french: 25, chinese: 45 };
/** Sentences of so few words may stand in several stories. */
const REPEATABLE: Readonly<Record<Language, number>> = { english: 3, spanish: 3, french: 3, chinese: 10 };
const NOUN_FORMS = ['noun', 'a', 'the'];
const STRAIGHT = /["']/;

/** Tables of which only some stories have a row, so that their words stand in segments. */
const SOMETIMES = [WHERE, SETTING, LIKE, KIN, BABY];

const at = ({ event, place }: Wording): string => `${place}, ${event}`;

/** Concepts of which a wording can be told, and for which the table `about` has no words in a column. */
const wordless = (
  { tables }: Tale,
  { subjects }: TaleType,
  where: readonly Condition[],
  column: string,
): readonly string[] =>
  Object.keys(subjects).filter(
    (concept) =>
      suits(
        new Set([`about ${subjects[concept]}`]),
        where.filter((each) => each.startsWith('about ')),
      ) && !tables[ABOUT]?.find(({ key }) => key === concept)?.[column],
  );

/** What a wording is checked against. */
interface Linted {
  readonly tale: Tale;
  readonly type: TaleType;
  readonly language: Language;
  readonly plot: Plot | undefined;
}

/** What is wrong with the slots of a paragraph. @param where the conditions of the paragraph and its wording */
function slotFaults(text: string, where: readonly Condition[], { tale, type, language, plot }: Linted): string[] {
  const { columns, hasThing } = type;
  const conditions = [...(plot?.where ?? []), ...where];
  const isSaid = (kind: string): boolean => conditions.some((condition) => condition.startsWith(kind));
  const isInSegment = (slot: string): boolean => !text.replaceAll(SEGMENT, '').includes(slot);
  return [...text.matchAll(SLOT)].flatMap(([slot, subject = '', form, m]) => {
    const key = (form ?? '').charAt(0).toLowerCase() + (form ?? '').slice(1);
    if (subject === 'thing' ? hasThing : (PARTS as readonly string[]).includes(subject)) {
      if (m !== undefined || form === undefined || Object.hasOwn(PRONOUNS[language], key)) return [];
      if (form === 'age') return isSaid('hero aged') || isInSegment(slot) ? [] : [`${slot} needs “hero aged”`];
      if (!NOUN_FORMS.includes(key)) return [`${slot} is no form`];
      return subject === 'thing' || isSaid(`${subject} `) ? [] : [`${slot} needs a condition on ${subject}`];
    }
    if (!Object.hasOwn(columns, subject)) return [`${slot} is no slot`];
    const isSure = subject === WHERE && plot?.place !== undefined;
    if (SOMETIMES.includes(subject) && !isSure && !isInSegment(slot)) return [`${slot} needs brackets around it`];
    const [lost] =
      subject === ABOUT && tale.tables[ABOUT] && !isInSegment(slot) ? wordless(tale, type, conditions, key) : [];
    if (lost !== undefined) return [`${slot}: table about has no words for ${lost}`];
    return columns[subject]?.includes(key) ? [] : [`${slot}: ${subject} has no such column`];
  });
}

const SEGMENTERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' })]),
) as Readonly<Record<Language, Intl.Segmenter>>;

/** Sentences of a text, for counting and comparing. */
export function sentencesOf(text: string, language: Language): string[] {
  return [...SEGMENTERS[language].segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment !== '');
}

const withoutBrackets = (text: string): string => text.replaceAll(/[[\]]/g, '');

/** Keys by which rows are chosen and that no request can have. */
function unknownKeys({ tables }: Tale): string[] {
  const keys = [
    ...Object.values(tables).flatMap((rows) => rows.flatMap(asksOf).filter((key) => !DETAIL_KEYS.has(key))),
    ...(tables[WHERE] ?? []).flatMap(({ key = '' }) => (DETAIL_KEYS.has(key) ? [] : [key])),
    ...(tables[SETTING] ?? []).flatMap(({ key = '' }) => (SETTING_KEYS.has(key) ? [] : [key])),
  ];
  return [...new Set(keys)].map((key) => `no request has the key “${key}”`);
}

/** What is wrong with a tale or missing from it, for its writers. */
export function lintTale(tale: Tale, type: TaleType, language: Language): string[] {
  const said = new Map<string, { readonly place: string; readonly plot: Plot | undefined }>();
  const faults = tale.wordings.flatMap((wording) => {
    const plot = plotOf(tale.plots, wording.event);
    const isKnown =
      isTitle(wording.event) ||
      Object.values(ALSO).includes(wording.event) ||
      plot?.events.some(({ id }) => id === wording.event);
    const found = isKnown ? [] : ['there is no such event'];
    for (const { text, where } of wording.paragraphs) {
      found.push(...slotFaults(text, [...wording.where, ...where], { tale, type, language, plot }));
      if (STRAIGHT.test(text.replaceAll(SLOT, ''))) found.push(`straight quotes: ${text}`);
      for (const sentence of sentencesOf(withoutBrackets(text.replaceAll(SLOT, 'Mila')), language)) {
        const words = countWords(sentence, language);
        if (words > SENTENCE_MAX[language]) found.push(`${words} words: ${sentence}`);
      }
      for (const sentence of sentencesOf(text, language)) {
        const before = said.get(sentence);
        if (before && before.plot !== plot && countWords(sentence, language) > REPEATABLE[language])
          found.push(`also in ${before.place}: ${sentence}`);
        said.set(sentence, { place: wording.place, plot });
      }
    }
    return found.map((fault) => `${at(wording)}: ${fault}`);
  });
  for (const [name, columns] of Object.entries(type.columns)) {
    const rows = tale.tables[name] ?? [];
    for (const column of columns) {
      if (name !== ABOUT && rows.some((row) => !row[column])) faults.push(`table ${name}: an empty cell in ${column}`);
    }
  }
  return [...faults, ...unknownKeys(tale), ...planFaults(tale, type, language)];
}
