import type { Language } from '@storyloom/shared/domain';
import { CONCEPTS } from './concepts.ts';
import { isListedName } from './names.ts';
import type { Kind, Relation } from './request.ts';
import { foldOf } from './tokens.ts';

/** A kind of being, or what is none: a thing, a place, or an idea such as the dark. */
export type NounKind = Kind | 'thing' | 'place' | 'idea';

/** A word for a concept in one language. */
export interface Form {
  readonly concept: string;
  readonly kind: NounKind;
  readonly relation?: Relation;
  readonly bare: string;
  readonly plural: string;
  readonly gender?: 'm' | 'f';
  /** The measure word, in Chinese. */
  readonly measure?: string;
}

export interface Word {
  readonly form: Form;
  readonly isPlural: boolean;
}

const COLUMNS: readonly Language[] = ['english', 'spanish', 'french', 'chinese'];

const REGULAR: Readonly<Record<Language, (noun: string) => string>> = {
  english: (noun) =>
    /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`,
  spanish: (noun) => {
    if (/[aeiouéá]$/.test(noun)) return `${noun}s`;
    if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`;
    if (/[aeiou]s$/.test(noun)) return noun;
    const accented = /([áéíóú])([ns])$/.exec(noun);
    const plain = accented ? noun.slice(0, -2) + 'aeiou'['áéíóú'.indexOf(accented[1] ?? '')] + accented[2] : noun;
    return `${plain}es`;
  },
  french: (noun) => (/[sxz]$/.test(noun) ? noun : `${noun}${noun.endsWith('eau') ? 'x' : 's'}`),
  chinese: (noun) => noun,
};

/** The forms in a cell, such as `perro m, perra f` or `mouse/mice`. */
function formsIn(cell: string, language: Language, given: Pick<Form, 'concept' | 'kind' | 'relation'>): Form[] {
  let gender: 'm' | 'f' | undefined;
  let measure: string | undefined;
  return cell.split(',').map((part) => {
    const [words = '', irregular] = part.trim().split('/');
    const [, singular = words, mark] = /^(.+?) (m|f|\p{Script=Han})$/u.exec(words) ?? [];
    const [, plural = irregular, pluralMark] = /^(.+?) (m|f)$/u.exec(irregular ?? '') ?? [];
    const marked = mark ?? pluralMark;
    if (marked === 'm' || marked === 'f') gender = marked;
    else if (marked) measure = marked;
    return {
      ...given,
      bare: singular,
      plural: plural ?? REGULAR[language](singular),
      ...(gender ? { gender } : {}),
      ...(measure ? { measure } : {}),
    };
  });
}

interface Lexicon {
  /** By the word in lower case, with a straight apostrophe as ’. */
  readonly words: ReadonlyMap<string, Word>;
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** The most words that a term has. */
  readonly longest: number;
}

/** A language's column of the concepts. */
function lexiconOf(language: Language): Lexicon {
  const words = new Map<string, Word>();
  const forms = new Map<string, readonly Form[]>();
  let kind: NounKind = 'thing';
  let relation: Relation | undefined;
  for (const line of CONCEPTS.trim().split('\n')) {
    if (line.startsWith('# ')) {
      [kind, relation] = line.slice(2).split(' ') as [NounKind, Relation?];
      continue;
    }
    const [concept = '', ...cells] = line.split(' | ');
    const cell = cells[COLUMNS.indexOf(language)] ?? '';
    const all = formsIn(cell, language, { concept, kind, ...(relation ? { relation } : {}) });
    forms.set(concept, all);
    for (const form of all) {
      if (!words.has(form.plural)) words.set(form.plural, { form, isPlural: form.plural !== form.bare });
      if (!words.has(form.bare) || words.get(form.bare)?.isPlural) words.set(form.bare, { form, isPlural: false });
    }
  }
  for (const [word, meaning] of words) {
    const folded = foldOf(word);
    // Nino is a name, though niño may be written so.
    if (!words.has(folded) && !isListedName(folded)) words.set(folded, meaning);
  }
  const lengths = [...words.keys()].map((word) =>
    language === 'chinese' ? word.length : word.split(/ |(?<=’)/).length,
  );
  return { words, forms, longest: Math.max(...lengths) };
}

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  english: lexiconOf('english'),
  spanish: lexiconOf('spanish'),
  french: lexiconOf('french'),
  chinese: lexiconOf('chinese'),
};

/** The most words, or in Chinese characters, that one entry has. */
export const longestTerm = (language: Language): number => LEXICONS[language].longest;

/** Spanish diminutives, `dragoncito` or `ranitas`, as the word that they are made of. */
function withoutDiminutive(word: string): string[] {
  const [, stem = '', vowel = ''] = /^(\p{L}{2,}?)(?:ec|c)?it([oa])s?$/u.exec(word) ?? [];
  if (!stem) return [];
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [`${hard}${vowel}`, stem, `${stem}e`, stem.replace(/on$/, 'ón'), stem.replace(/in$/, 'ín')];
}

/** What a word or a term of several words means, in lower case. */
export function findWord(word: string, language: Language): Word | undefined {
  const { words } = LEXICONS[language];
  const found = words.get(word);
  if (found || language !== 'spanish') return found;
  return withoutDiminutive(word)
    .map((plain) => words.get(plain))
    .find((each) => each !== undefined);
}

export interface Noun {
  readonly bare: string;
  readonly a: string;
  readonly the: string;
  readonly plural: string;
  readonly gender?: 'm' | 'f';
  readonly measure?: string;
}

function articles({ bare, gender, measure }: Form, language: Language): readonly [a: string, the: string] {
  if (language === 'english') return [`${/^[aeiou](?!ni)/.test(bare) ? 'an' : 'a'} ${bare}`, `the ${bare}`];
  if (language === 'chinese') return [`一${measure ?? '个'}${bare}`, bare];
  const [a, the] = gender === 'f' ? ['una', 'la'] : ['un', 'el'];
  // A feminine noun that begins with a stressed a takes the masculine article.
  if (language === 'spanish')
    return /^(?:águila|agua|ave|hada)/.test(bare) ? [`un ${bare}`, `el ${bare}`] : [`${a} ${bare}`, `${the} ${bare}`];
  const elides = /^(?:[aâeéèêiîoôuœ]|hi(?!bou)|hô|homm|horl)/.test(bare);
  return [`${gender === 'f' ? 'une' : 'un'} ${bare}`, elides ? `l’${bare}` : `${gender === 'f' ? 'la' : 'le'} ${bare}`];
}

/** The words for a concept, the usual one first. */
export const formsOf = (concept: string, language: Language): readonly Form[] =>
  LEXICONS[language].forms.get(concept) ?? [];

/**
 * A concept in the forms that a sentence needs, in the wanted gender if the language has a word for it.
 * @param said what the request calls it: `sa botte`, which is a shoe
 */
export function nounOf(concept: string, language: Language, wanted?: 'm' | 'f', said = ''): Noun | undefined {
  const forms = formsOf(concept, language);
  const words = said.toLowerCase();
  const form =
    forms.find(({ bare }) => words !== '' && words.includes(bare)) ??
    forms.find(({ gender }) => wanted !== undefined && gender === wanted) ??
    forms[0];
  if (!form) return undefined;
  const [a, the] = articles(form, language);
  const { bare, plural, gender, measure } = form;
  return { bare, a, the, plural, ...(gender ? { gender } : {}), ...(measure ? { measure } : {}) };
}
