import type { Language } from '@storyloom/shared/domain';
import type { Part } from '../plan/events.ts';
import type { Row } from './parse-tale.ts';
import { type People, type Person, PRONOUNS, REPLACEABLE } from './people.ts';
import { JOINT, polish } from './polish.ts';

/** What the slots of a story stand for. */
export interface Words {
  readonly language: Language;
  readonly people: People;
  /** The row dealt of each table, and what the trouble is about under `about`. */
  readonly rows: Readonly<Record<string, Row>>;
}

/** What a scene has told: who was named last, so that a pronoun is never read as somebody else. */
export interface Discourse {
  /** The latest first. */
  readonly named: Part[];
  /** Whether the last segment was told, on which one without slots depends. */
  hasSegment?: boolean;
}

/** A slot: `{hero}`, `{hero.he}`, `{hero:tired|tired}`, `{noise.sound}`; a capital in the form begins a sentence. */
export const SLOT = /\{(\w+)(?:\.([\w-]+))?(?::([^{}|]*)\|([^{}]*))?\}/g;

/** With a capital at the beginning, after the asterisk of a sound. */
const capital = (text: string): string =>
  text.replace(/^(\*?)(.)/u, (_, star: string, first: string) => star + first.toUpperCase());

const isPart = (word: string, people: People): word is Part => Object.hasOwn(people, word);

function pronoun(person: Person, form: string, words: Words, { named }: Discourse): string | undefined {
  const key = form.charAt(0).toLowerCase() + form.slice(1);
  const forms = PRONOUNS[words.language][key];
  if (!forms) return undefined;
  const [latest] = named.filter((part) => words.people[part]?.gender === person.gender);
  // Chinese has no pronoun for a child of whom nobody knows whether it is a boy or a girl.
  const isKnown = words.language !== 'chinese' || person.gender !== undefined;
  const isClear = isKnown && latest === person.role;
  const text =
    !isClear && REPLACEABLE[words.language].includes(key)
      ? person.name
      : (forms[person.gender ?? 'unknown'] ?? forms.unknown);
  return form === key ? text : capital(text);
}

/** Where a sentence begins: at the start, after the end of another, or after the mark that opens speech. */
const BEGINS = /(?:^|[.!?…。！？] |^[“«—¿¡]\s?|[“«¿¡])$/u;

/** Ages of children in words, from one on. */
export const AGES: Readonly<Record<Language, string>> = {
  english: 'one two three four five six seven eight nine ten eleven twelve',
  spanish: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  french: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  chinese: '一 两 三 四 五 六 七 八 九 十 十一 十二',
};
const ageIn = (age: number | undefined, language: Language): string | undefined =>
  age === undefined ? undefined : (AGES[language].split(' ')[age - 1] ?? String(age));

interface Slot {
  readonly subject: string;
  readonly form?: string | undefined;
  /** What is said of a man or boy, and of a woman or girl. */
  readonly m?: string | undefined;
  readonly f?: string | undefined;
}

/** What a slot says; `undefined` if the story has no words for it. */
function wordsFor({ subject, form, m, f }: Slot, words: Words, discourse: Discourse): string | undefined {
  const person = isPart(subject, words.people) ? words.people[subject] : undefined;
  if (!person) {
    const row = words.rows[subject];
    const key = form ?? subject;
    const found = row?.[key] ?? row?.[key.charAt(0).toLowerCase() + key.slice(1)];
    // A cell is empty where the row has no such words.
    if (found === undefined || found === '') return undefined;
    return row?.[key] === undefined ? capital(found) : found;
  }
  if (person.name === '') return undefined;
  if (m !== undefined && f !== undefined) return person.gender === 'f' ? f : m;
  const said = form === undefined ? person.name : pronoun(person, form, words, discourse);
  if (said === person.name) {
    const { named } = discourse;
    named.splice(0, named.length, person.role, ...named.filter((other) => other !== person.role));
  }
  return said ?? (form === 'age' ? ageIn(person.age, words.language) : person.noun?.[form ?? '']);
}

/** A segment that is told only where a story has words for its slots, with the space before it: ` [in {where.in}]`. */
export const SEGMENT = / ?\[([^[\]]*)\]/g;

/** A slot of which not every story has words. */
const ASKS = /\{(?!(?:hero|friend|elder|thing)[.:}])|\.age\}/;

const canFillAll = (text: string, words: Words): boolean =>
  [...text.matchAll(SLOT)].every(
    ([, subject = '', form, m, f]) => wordsFor({ subject, form, m, f }, words, { named: [] }) !== undefined,
  );

/** Whether a story has words for every slot of a paragraph outside its segments. */
export const canFill = (template: string, words: Words): boolean => canFillAll(template.replaceAll(SEGMENT, ''), words);

/**
 * The text of a paragraph: its slots filled, and contractions, elisions and capitals as the language wants them.
 * @throws RangeError if the story has no words for a slot
 */
export function fill(template: string, words: Words, discourse: Discourse): string {
  const told = template.replaceAll(SEGMENT, (segment, inside: string) => {
    // A reply in brackets that asks nothing of the request is told if the line that it answers was.
    if (ASKS.test(inside)) discourse.hasSegment = canFillAll(inside, words);
    if (discourse.hasSegment === true && canFillAll(inside, words)) return segment.replace('[', '').replace(']', '');
    return segment.startsWith(' ') && inside.endsWith(' ') ? ' ' : '';
  });
  const whole = told.trimStart();
  let text = '';
  let from = 0;
  for (const { 0: slot, 1: subject = '', 2: form, 3: m, 4: f, index } of whole.matchAll(SLOT)) {
    const said = wordsFor({ subject, form, m, f }, words, discourse);
    if (said === undefined) throw new RangeError(`${slot} has no words`);
    text += whole.slice(from, index);
    const begins = BEGINS.test(text.replaceAll(JOINT, '')) && isPart(subject, words.people);
    text += JOINT + (begins ? capital(said) : said);
    from = index + slot.length;
  }
  text += whole.slice(from);
  return polish(text.trimEnd(), words.language);
}
