import { countWords, LANGUAGE_TAGS, type Language } from '@storyloom/shared/domain';
import { type EventType, ROLES, suits, type TroubleTable } from '../plan/events.ts';
import type { Tale, Wording } from '../tell/parse-tale.ts';
import { PRONOUNS } from '../tell/people.ts';
import { SLOT } from '../tell/tell-scene.ts';

/** Ways to tell an event that each cast needs. */
const WORDINGS_MIN = 3;
const SENTENCE_MAX: Readonly<Record<Language, number>> = { english: 25, spanish: 25, french: 25, chinese: 45 };
/** Words of a scene without its optional paragraphs. */
const SCENE = { min: 40, max: 110 };
const NOUN_FORMS = ['noun', 'a', 'the'];
const FRIENDS = ['toy', 'pet', 'speaking'];
const STRAIGHT = /["']/;
const TITLE = 'title';

/** Columns that each table has to have. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  noise: ['sound', 'from', 'source'],
  post: ['at'],
  shape: ['looks', 'thing', 'becomes'],
  steps: ['count'],
  refrain: ['line', 'last'],
};
/** Tables whose words may stand anywhere. */
const EVERYWHERE = ['refrain'];

const at = ({ event, line }: Wording): string => `line ${line}, ${event}`;

function slotFaults(text: string, { where }: Wording, event: EventType | undefined, language: Language): string[] {
  const isSaid = (kind: string): boolean => where.some((condition) => condition.startsWith(kind));
  return [...text.matchAll(SLOT)].flatMap(([slot, subject = '', form, m]) => {
    if ((ROLES as readonly string[]).includes(subject)) {
      if (m !== undefined || form === undefined) return [];
      const key = form.charAt(0).toLowerCase() + form.slice(1);
      if (Object.hasOwn(PRONOUNS[language], key)) return [];
      if (form === 'age') return isSaid('hero aged') ? [] : [`${slot} needs “hero aged”`];
      if (NOUN_FORMS.includes(key)) return isSaid(`${subject} `) ? [] : [`${slot} needs a condition on ${subject}`];
      return [`${slot} is no form`];
    }
    if (!Object.hasOwn(COLUMNS, subject)) return [`${slot} is no slot`];
    if (!EVERYWHERE.includes(subject) && !event?.tables?.includes(subject)) {
      return [`${slot}: the event does not guarantee that ${subject}`];
    }
    const key = (form ?? '').charAt(0).toLowerCase() + (form ?? '').slice(1);
    return COLUMNS[subject]?.includes(key) ? [] : [`${slot}: ${subject} has no such column`];
  });
}

/** Sentences of a text, for counting and comparing. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}

function missing(tale: Tale, { events }: TroubleTable): string[] {
  return events.flatMap(({ id, where = [] }) => {
    const about = where
      .find((each) => each.startsWith('about '))
      ?.slice('about '.length)
      .split('|') ?? ['dark'];
    return FRIENDS.flatMap((friend) =>
      about.flatMap((subject) => {
        const tags = new Set([`friend ${friend}`, `about ${subject}`, 'hero child', 'elder mother']);
        const found = tale.wordings.filter((each) => each.event === id && suits(tags, each.where)).length;
        return found >= WORDINGS_MIN ? [] : [`${id}: ${found} wordings for a ${friend} and ${subject}`];
      }),
    );
  });
}

/** What is wrong with a tale or missing from it, for its writer. */
export function lintTale(tale: Tale, table: TroubleTable, language: Language): string[] {
  const said = new Map<string, Wording>();
  const faults = tale.wordings.flatMap((wording) => {
    const event = table.events.find(({ id }) => id === wording.event);
    const found = event || wording.event === TITLE ? [] : ['there is no such event'];
    const texts = wording.paragraphs.map(({ text }) => text);
    for (const text of texts) {
      found.push(...slotFaults(text, wording, event, language));
      if (STRAIGHT.test(text.replaceAll(SLOT, ''))) found.push(`straight quotes: ${text}`);
      for (const sentence of sentencesOf(text.replaceAll(SLOT, 'Mila'), language)) {
        const words = countWords(sentence, language);
        if (words > SENTENCE_MAX[language]) found.push(`${words} words: ${sentence}`);
      }
      for (const sentence of sentencesOf(text, language)) {
        const before = said.get(sentence);
        if (before && before !== wording && !sentence.includes('{refrain') && countWords(sentence, language) > 3) {
          found.push(`also in line ${before.line}: ${sentence}`);
        }
        said.set(sentence, wording);
      }
    }
    const needed = wording.paragraphs
      .filter(({ isOptional }) => !isOptional)
      .map(({ text }) => text.replaceAll(SLOT, 'Mila'));
    const words = countWords(needed.join(' '), language);
    if (wording.event !== TITLE && (words < SCENE.min || words > SCENE.max))
      found.push(`${words} words without optional ones`);
    return found.map((fault) => `${at(wording)}: ${fault}`);
  });
  const used = new Set(['refrain', ...table.events.flatMap(({ tables = [] }) => tables)]);
  for (const name of used) {
    const rows = tale.tables[name] ?? [];
    if (rows.length === 0) faults.push(`table ${name} is missing`);
    for (const column of COLUMNS[name] ?? []) {
      if (rows.some((row) => !row[column])) faults.push(`table ${name}: an empty cell in ${column}`);
    }
  }
  return [...faults, ...missing(tale, table)];
}
