import type { Language } from '@storyloom/shared/domain';
import { plainOf } from '../../retell/plain.ts';
import type { Part } from '../plan/events.ts';
import type { Paragraph, Tale, Wording } from '../tell/parse-tale.ts';
import { type Gender, PRONOUNS } from '../tell/people.ts';
import { SLOT } from '../tell/tell-scene.ts';

/** What a group of a pattern says about the story. */
export type Clue =
  | { readonly type: 'name' | 'noun' | 'age'; readonly part: Part; readonly form: string }
  | { readonly type: 'gender'; readonly part: Part; readonly gender: Gender }
  | { readonly type: 'cell'; readonly table: string; readonly column: string };

/** A paragraph of a wording as a pattern for the texts that it can become. */
export interface ParagraphPattern {
  readonly wording: Wording;
  readonly paragraph: Paragraph;
  /** A word of every text that it can become, in small letters; empty if there is none. */
  readonly contains: string;
  /** It has so few words of its own that another author can have written the same. */
  readonly isVague: boolean;
  readonly matcher: () => { readonly regex: RegExp; readonly clues: readonly Clue[] };
}

const PARTS: Readonly<Record<string, Part>> = { hero: 'hero', friend: 'friend', elder: 'elder', thing: 'thing' };
const NAMED = String.raw`[^\s.,!?;:…“”«»—，。！？：；][^\n.,!?;:…“”«»—，。！？：；]{0,39}?`;
const WORDS = String.raw`[^\n.!?…“”«»—。！？：；]{1,60}?`;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Words before a slot that its first letter changes, and words behind one that its number does. */
const CHANGING: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  english: [
    [/\ba $/i, String.raw`an?\s+`],
    [/^ was(?=\b)/, String.raw`\s+(?:was|were)`],
  ],
  spanish: [[/\by $/i, String.raw`[ye]\s+`]],
};

/** The source of a regular expression for what a writer wrote. White space is free, as French puts its own beside marks. */
function literal(text: string, language: Language): string {
  let [before, rest, after] = ['', text, ''];
  for (const [pattern, source] of CHANGING[language] ?? []) {
    const found = pattern.exec(rest);
    if (!found) continue;
    if (found.index === 0) before = source;
    else after = source;
    rest = found.index === 0 ? rest.slice(found[0].length) : rest.slice(0, found.index);
  }
  const spaced = escaped(plainOf(rest, language).text).replaceAll(/\s+/g, String.raw`\s+`);
  const free = spaced
    .replaceAll(/(?:\\s\+)?(\\\?|[!:;»])/g, String.raw`\s*$1`)
    .replaceAll(/«(?:\\s\+)?/g, String.raw`«\s*`);
  return before + (language === 'french' ? free : spaced) + after;
}

const lowered = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1);

function sourceOf(template: string, { tables }: Tale, language: Language, clues: Clue[]): string {
  const names = new Map<Part, number>();
  const group = (clue: Clue, source: string): string => {
    clues.push(clue);
    return `(${source})`;
  };
  const nameOf = (part: Part): string => {
    const before = names.get(part);
    if (before !== undefined) return `\\${before}`;
    names.set(part, clues.length + 1);
    return group({ type: 'name', part, form: '' }, NAMED);
  };
  const byGender = (part: Part, forms: readonly (readonly [Gender, string])[], more: readonly string[]): string => {
    const own = forms.map(([gender, text]) => group({ type: 'gender', part, gender }, literal(text, language)));
    return `(?:${[...own, ...more].join('|')})`;
  };
  const slot = (subject: string, form: string | undefined, m: string | undefined, f: string | undefined): string => {
    const part = PARTS[subject];
    if (!part) {
      const column = lowered(form ?? '');
      const cells = new Set((tables[subject] ?? []).map((row) => row[column] ?? ''));
      const longestFirst = [...cells].toSorted((one, other) => other.length - one.length);
      return group(
        { type: 'cell', table: subject, column },
        longestFirst.map((cell) => literal(cell, language)).join('|'),
      );
    }
    if (m !== undefined && f !== undefined)
      return byGender(
        part,
        [
          ['m', m],
          ['f', f],
        ],
        [],
      );
    if (form === undefined) return nameOf(part);
    const forms = PRONOUNS[language][lowered(form)];
    if (!forms) return group({ type: form === 'age' ? 'age' : 'noun', part, form: lowered(form) }, WORDS);
    const own = (['f', 'm', 'n'] as const).flatMap((gender) => {
      const text = forms[gender];
      return text === undefined ? [] : [[gender, text] as const];
    });
    // A pronoun gives way to the name where two people could be meant.
    const others = [literal(forms.unknown, language), names.has(part) ? nameOf(part) : NAMED];
    return byGender(
      part,
      own.toSorted((one, other) => other[1].length - one[1].length),
      others,
    );
  };
  let source = '';
  let at = 0;
  for (const { 0: whole, 1: subject = '', 2: form, 3: m, 4: f, index } of template.matchAll(SLOT)) {
    source += literal(template.slice(at, index), language) + slot(subject, form, m, f);
    at = index + whole.length;
  }
  return source + literal(template.slice(at), language);
}

/** The words outside its slots, or in Chinese the runs of characters, in small letters. */
const ownWords = (template: string, language: Language): string[] =>
  template
    .split(/\{[^{}]*\}/)
    .flatMap((part) => part.split(language === 'chinese' ? /[^\p{Script=Han}]+/u : /[^\p{L}]+/u))
    .map((word) => word.toLowerCase());

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');

/** Letters, or Chinese characters, that a paragraph needs in order to be recognized alone. */
const CERTAIN: Readonly<Record<Language, number>> = { english: 24, spanish: 24, french: 24, chinese: 8 };

/** The patterns of everything that is written in a tale. A regular expression is made when it is first needed. */
export const patternsOf = (tale: Tale, language: Language): readonly ParagraphPattern[] =>
  tale.wordings.flatMap((wording) =>
    wording.paragraphs.map((paragraph) => {
      let matcher: ReturnType<ParagraphPattern['matcher']> | undefined;
      const make = (): ReturnType<ParagraphPattern['matcher']> => {
        const clues: Clue[] = [];
        return { regex: new RegExp(`^${sourceOf(paragraph.text, tale, language, clues)}$`, 'iu'), clues };
      };
      const words = ownWords(paragraph.text, language);
      const isVague = words.join('').length < CERTAIN[language];
      return { wording, paragraph, contains: longest(words), isVague, matcher: () => (matcher ??= make()) };
    }),
  );
