import { countWords, LANGUAGE_TAGS, type Language } from '@storyloom/shared/domain';
import { type Condition, type EventType, PARTS, suits, type TroubleTable } from '../plan/events.ts';
import { soundPlans } from '../plan/plan-story.ts';
import { type Plot, plotOf } from '../plan/plots.ts';
import { DETAIL_KEYS, SETTING_KEYS } from '../request/details.ts';
import type { Tale, Wording } from '../tell/parse-tale.ts';
import { PRONOUNS } from '../tell/people.ts';
import { SEGMENT, SLOT } from '../tell/tell-scene.ts';
import { ABOUT, asksOf, isTitle, KIN, LIKE, SETTING, TITLE, WHERE } from '../tell/tell-tale.ts';
import { castsOf } from './casts.ts';
import { planFaults } from './plan-faults.ts';

/** Ways to tell an event that each cast needs. */
const WORDINGS_MIN = 3;
const SENTENCE_MAX: Readonly<Record<Language, number>> = { english: 25, spanish: 25, french: 25, chinese: 45 };
/** Sentences of so few words may stand in several wordings. */
const REPEATABLE: Readonly<Record<Language, number>> = { english: 3, spanish: 3, french: 3, chinese: 10 };
/** Words of a scene without its optional paragraphs. */
const SCENE = { min: 40, max: 110 };
const NOUN_FORMS = ['noun', 'a', 'the'];
const STRAIGHT = /["']/;

/** Tables whose words may stand anywhere; those of which only some stories have a row, in segments. */
const SOMETIMES = [WHERE, SETTING, LIKE, KIN];
const EVERYWHERE = ['refrain', ABOUT, ...SOMETIMES];

const at = ({ event, place }: Wording): string => `${place}, ${event}`;

/** Concepts of which a wording can be told, and that have no row of their own. */
const rowless = ({ tables }: Tale, { subjects = {} }: TroubleTable, where: readonly Condition[]): readonly string[] =>
  Object.keys(subjects).filter(
    (concept) =>
      suits(
        new Set([`about ${subjects[concept]}`]),
        where.filter((each) => each.startsWith('about ')),
      ) && !tables[ABOUT]?.some(({ key }) => key === concept),
  );

/** What a wording is checked against. */
interface Linted {
  readonly tale: Tale;
  readonly table: TroubleTable;
  readonly language: Language;
  /** The story of which it is a part, if that was written whole. */
  readonly plot?: Plot | undefined;
}

function slotFaults(
  text: string,
  { where }: Wording,
  event: EventType | undefined,
  { tale, table, language, plot }: Linted,
): string[] {
  const { columns, hasThing } = table;
  const conditions = [...(plot?.where ?? []), ...where];
  const isSaid = (kind: string): boolean => conditions.some((condition) => condition.startsWith(kind));
  const isInSegment = (slot: string): boolean => !text.replaceAll(SEGMENT, '').includes(slot);
  return [...text.matchAll(SLOT)].flatMap(([slot, subject = '', form, m]) => {
    if (subject === 'thing' ? hasThing : (PARTS as readonly string[]).includes(subject)) {
      if (m !== undefined || form === undefined) return [];
      const key = form.charAt(0).toLowerCase() + form.slice(1);
      if (Object.hasOwn(PRONOUNS[language], key)) return [];
      if (form === 'age') return isSaid('hero aged') || isInSegment(slot) ? [] : [`${slot} needs “hero aged”`];
      if (!NOUN_FORMS.includes(key)) return [`${slot} is no form`];
      return subject === 'thing' || isSaid(`${subject} `) ? [] : [`${slot} needs a condition on ${subject}`];
    }
    if (!Object.hasOwn(columns, subject)) return [`${slot} is no slot`];
    const isTold = event?.tablesIfTold?.includes(subject) === true && isSaid('told ');
    if (!plot && !EVERYWHERE.includes(subject) && !event?.tables?.includes(subject) && !isTold) {
      return [`${slot}: the event does not guarantee that ${subject}`];
    }
    const isSure = subject === WHERE && plot?.place !== undefined;
    if (SOMETIMES.includes(subject) && !isSure && !isInSegment(slot)) return [`${slot} needs brackets around it`];
    const [lost] = subject === ABOUT && !isInSegment(slot) ? rowless(tale, table, conditions) : [];
    if (lost !== undefined) return [`${slot}: table about has no row for ${lost}`];
    const key = (form ?? '').charAt(0).toLowerCase() + (form ?? '').slice(1);
    return columns[subject]?.includes(key) ? [] : [`${slot}: ${subject} has no such column`];
  });
}

/** Sentences of a text, for counting and comparing. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}

/** Events of sound stories that have too few wordings for their cast and for the other events of the story. */
function missing(tale: Tale, { events }: TroubleTable): string[] {
  const found = new Map<string, number>();
  for (const tags of castsOf(events.flatMap(({ where = [] }) => where))) {
    for (const plan of [1, 2, 3].flatMap((attempts) => soundPlans(events, { tags, attempts, bedtime: true }))) {
      const all = new Set([...tags, ...plan.map(({ id }) => `told ${id}`)]);
      for (const id of [TITLE, ...plan.map((event) => event.id)]) {
        const key = `${id} for ${[...tags].slice(0, -3).join(', ')}`;
        const count = tale.wordings.filter(({ event, where }) => event === id && suits(all, where)).length;
        found.set(key, Math.min(count, found.get(key) ?? count));
      }
    }
  }
  return [...found].flatMap(([key, count]) => (count < WORDINGS_MIN ? [`${count} wordings of ${key}`] : []));
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

/** What is wrong with a tale or missing from it, for its writer. */
export function lintTale(tale: Tale, table: TroubleTable, language: Language): string[] {
  const said = new Map<string, Wording>();
  const faults = tale.wordings.flatMap((wording) => {
    const plot = plotOf(tale.plots ?? [], wording.event);
    const event = [...table.events, ...(plot?.events ?? [])].find(({ id }) => id === wording.event);
    const found = event || isTitle(wording.event) ? [] : ['there is no such event'];
    for (const { text, where } of wording.paragraphs) {
      const conditions = { ...wording, where: [...wording.where, ...where] };
      found.push(...slotFaults(text, conditions, event, { tale, table, language, plot }));
      if (STRAIGHT.test(text.replaceAll(SLOT, ''))) found.push(`straight quotes: ${text}`);
      for (const sentence of sentencesOf(withoutBrackets(text.replaceAll(SLOT, 'Mila')), language)) {
        const words = countWords(sentence, language);
        if (words > SENTENCE_MAX[language]) found.push(`${words} words: ${sentence}`);
      }
      for (const sentence of sentencesOf(text, language)) {
        const before = said.get(sentence);
        if (
          before &&
          before !== wording &&
          (!plot || plot !== plotOf(tale.plots ?? [], before.event)) &&
          !sentence.includes('{refrain') &&
          countWords(sentence, language) > REPEATABLE[language]
        ) {
          found.push(`also in ${before.place}: ${sentence}`);
        }
        said.set(sentence, wording);
      }
    }
    const needed = wording.paragraphs
      .filter(({ isOptional }) => !isOptional)
      .map(({ text }) => text.replaceAll(SEGMENT, '').replaceAll(SLOT, 'Mila'));
    const words = countWords(needed.join(' '), language);
    if (!plot && !isTitle(wording.event) && (words < SCENE.min || words > SCENE.max))
      found.push(`${words} words without optional ones`);
    return found.map((fault) => `${at(wording)}: ${fault}`);
  });
  const used = new Set(['refrain', ...table.events.flatMap(({ tables = [] }) => tables)]);
  for (const name of used) {
    const rows = tale.tables[name] ?? [];
    if (rows.length === 0) faults.push(`table ${name} is missing`);
    for (const column of table.columns[name] ?? []) {
      if (rows.some((row) => !row[column])) faults.push(`table ${name}: an empty cell in ${column}`);
    }
  }
  return [...faults, ...unknownKeys(tale), ...missing(tale, table), ...planFaults(tale, table, language)];
}
