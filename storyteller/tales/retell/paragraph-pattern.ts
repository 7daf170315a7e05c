import type { Language } from '@storyloom/shared/domain';
import { inSmallLetters, plainOf } from '../../retell/plain.ts';
import { type Part, PARTS } from '../plan/events.ts';
import type { Paragraph, Tale, Wording } from '../tell/parse-tale.ts';
import { type Gender, PRONOUNS, REPLACEABLE } from '../tell/people.ts';
import { SEGMENT, SLOT } from '../tell/tell-scene.ts';
import { isFree } from '../tell/tell-tale.ts';
import { type Outline, outlineOf } from './line-words.ts';
import type { Clue, Effort, PlainLine, Step } from './match-line.ts';

/** A paragraph of a wording as a pattern for the lines that it can become. */
export interface ParagraphPattern {
  /** The tale, as in `TABLES`. */
  readonly id: string;
  /** Its place among all paragraphs of its language. */
  readonly place: number;
  readonly wording: Wording;
  readonly paragraph: Paragraph;
  readonly outline: Outline;
  /** The most characters of such a line. */
  readonly max: number;
  readonly stepsFor: (effort: Effort) => readonly Step[];
}

type Forms = Extract<Step, { type: 'text' }>['forms'];

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);
const lowered = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1);

/** A text without what an editor may change: white space, and in French the space beside marks. */
function plainLine(text: string, language: Language): PlainLine {
  const spaced = plainOf(text, language).text.replaceAll(/\s+/g, ' ');
  const plain = language === 'french' ? spaced.replaceAll(/ (?=[!?:;»])/g, '').replaceAll('« ', '«') : spaced;
  return { text: plain, lower: inSmallLetters(plain) };
}

/** A line of a text in the form that {@link Step}s are matched with. */
export const plainOfLine = (line: string, language: Language): PlainLine =>
  plainLine(line.replace(/^#+ /, '').trim(), language);

/** Words that change beside what a slot gave, and what they can become. */
const CHANGING: Readonly<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  english: [
    [/\ba $/, ['a ', 'an ']],
    [/^ was(?=n’t\b|\b)/, [' was', ' were']],
  ],
  spanish: [[/\by $/, ['y ', 'e ']]],
  french: [
    [/(?<!\p{L})le $/u, ['le ', 'l’']],
    [/(?<=(?<!\p{L})[smt])a $/u, ['a ', 'on ']],
    [/(?<=(?<!\p{L})s)i $/u, ['i ', '’']],
    [/(?<=\p{L}[dt]) $/u, [' ', '-']],
    [/(?<=\p{L}{3}e) $/u, [' ', '-t-']],
    [/^ (?=[aeiouyhàâäéèêëîïôöùûüœ])/u, [' ', '']],
  ],
  chinese: [],
};

const textStep = (...texts: readonly string[]): Step => ({ type: 'text', forms: texts.map((text) => ({ text })) });

/** The steps for what a writer wrote between two slots. */
function literal(text: string, language: Language): Step[] {
  const { lower } = plainLine(text, language);
  const steps: Step[] = [];
  let [from, to] = [0, lower.length];
  const last: Step[] = [];
  for (const [pattern, texts] of CHANGING[language]) {
    const found = pattern.exec(lower);
    if (!found) continue;
    if (found.index === 0 && lower.startsWith(' ')) {
      steps.push(textStep(...texts));
      from = found[0].length;
    } else {
      last.push(textStep(...texts));
      to = found.index;
    }
  }
  if (to > from) steps.push(textStep(lower.slice(from, to)));
  return [...steps, ...last];
}

/** The cells of a column, which many paragraphs share. */
const knownCells = new WeakMap<Tale, Map<string, Forms>>();

function cellsOf(tale: Tale, table: string, form: string, language: Language): Forms {
  const known = knownCells.get(tale) ?? new Map<string, Forms>();
  knownCells.set(tale, known);
  const rows = tale.tables[table] ?? [];
  const column = rows.some((row) => Object.hasOwn(row, form)) ? form : lowered(form);
  const key = `${table} ${column}`;
  const clue: Clue = { type: 'cell', table, column };
  const make = (): Forms =>
    [...new Set(rows.map((row) => plainLine(row[column] ?? '', language).lower))]
      .filter((text) => text !== '')
      .toSorted((one, other) => other.length - one.length)
      .map((text) => ({ text, clue }));
  const forms = known.get(key) ?? make();
  known.set(key, forms);
  return forms;
}

/** The step for a slot as {@link SLOT} finds it. */
function slotStep([, subject = '', form, m, f]: RegExpExecArray, tale: Tale, language: Language): Step {
  if (isFree(subject, form ?? subject)) {
    return { type: 'words', clue: { type: 'cell', table: subject, column: lowered(form ?? subject) } };
  }
  if (!isPart(subject)) return { type: 'text', forms: cellsOf(tale, subject, form ?? subject, language) };
  const part = subject;
  const ofGender = (gender: Gender, text: string): Forms[number] => ({
    text: plainLine(text, language).lower,
    clue: { type: 'gender', part, gender },
  });
  if (m !== undefined && f !== undefined) return { type: 'text', forms: [ofGender('m', m), ofGender('f', f)] };
  if (form === undefined) return { type: 'name', part };
  const key = lowered(form);
  const forms = PRONOUNS[language][key];
  if (!forms) return { type: 'words', clue: { type: form === 'age' ? 'age' : 'noun', part, form: key } };
  const own = (['f', 'm', 'n'] as const).flatMap((gender) => {
    const text = forms[gender];
    return text === undefined ? [] : [ofGender(gender, text)];
  });
  return {
    type: 'text',
    forms: [...own.toSorted((one, other) => other.text.length - one.text.length), { text: forms.unknown }],
    // A pronoun gives way to the name where two people could be meant.
    orName: REPLACEABLE[language].includes(key) ? part : undefined,
  };
}

function stepsOfText(template: string, tale: Tale, language: Language): Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (const slot of template.matchAll(SLOT)) {
    steps.push(...literal(template.slice(at, slot.index), language), slotStep(slot, tale, language));
    at = slot.index + slot[0].length;
  }
  return [...steps, ...literal(template.slice(at), language)];
}

function stepsOf(template: string, tale: Tale, language: Language): readonly Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (const { 0: segment, index } of template.matchAll(SEGMENT)) {
    steps.push(...stepsOfText(template.slice(at, index), tale, language));
    const inside = stepsOfText(segment.replace('[', '').replace(']', ''), tale, language);
    steps.push({ type: 'segment', end: steps.length + 1 + inside.length }, ...inside);
    at = index + segment.length;
  }
  return [...steps, ...stepsOfText(template.slice(at), tale, language)];
}

/** A pattern of which the steps are made when they are first needed. */
export function createPattern(
  facts: Omit<ParagraphPattern, 'stepsFor' | 'outline'>,
  tale: Tale,
  language: Language,
): ParagraphPattern {
  let steps: readonly Step[] | undefined;
  const stepsFor = (effort: Effort): readonly Step[] => {
    if (!steps) effort.compiled += 1;
    return (steps ??= stepsOf(facts.paragraph.text, tale, language));
  };
  return { ...facts, outline: outlineOf(facts.paragraph.text, language), stepsFor };
}
