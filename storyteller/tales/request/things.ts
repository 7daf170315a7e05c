import type { Language } from '@storyloom/shared/domain';
import { termAt as chineseTermAt } from './chinese-terms.ts';
import { formsOf, type Form } from './lexicon.ts';
import { termAt } from './mention.ts';
import { foldOf, plainOf, tokensIn } from './tokens.ts';

/** Things that stand around in any story and any prompt. */
const COMMON = /^(?:bed|house|book|water|picture|bath|hair|toilet|present|letter|box|lamp|cup|window)$/;

/** Words for doing harm to a thing. */
const HARMS: Readonly<Record<Language, RegExp>> = {
  english: /broke|scratch|spill|stain|ruin|(?<![a-z])tore|ripped|crack|smash|drew on|lost/u,
  spanish: /rot[oa]|romp|estrope|manch|rayad|pint|moj|perd/u,
  french: /cass|abîm|déchir|tach|renvers|mouill|perdu/u,
  chinese: /[弄打摔撕碰撞踢][坏破碎湿脏倒翻丢]/u,
};

/** Characters from those words to the thing, at most. */
const HARM_MAX = 44;

interface Thing {
  readonly form: Form;
  /** As it was written. */
  readonly phrase: string;
}

const isThing = ({ kind, concept }: Form): boolean => kind === 'thing' && !COMMON.test(concept);

function spacedThings(text: string, language: Exclude<Language, 'chinese'>, isMeant = isThing): Thing[] {
  const tokens = tokensIn(text);
  const things: Thing[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const term = tokens[at]?.isWord ? termAt(tokens, at, { language }) : undefined;
    if (!term) continue;
    // A capital inside a sentence is a name: Rose.
    const isName = tokens[at]?.isCapital === true && tokens[at]?.opens === false;
    const phrase = text.slice(tokens[at]?.start, tokens[term.to - 1]?.end);
    if (isMeant(term.word.form) && !isName) things.push({ form: term.word.form, phrase });
    at = term.to - 1;
  }
  return things;
}

function chineseThings(text: string, isMeant = isThing): Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const term = chineseTermAt(text, at);
    if (!term) continue;
    const phrase = text.slice(at, term.end);
    if (isMeant(term.word.form) && (phrase.length > 1 || isMeant !== isThing))
      things.push({ form: term.word.form, phrase });
    at = term.end - 1;
  }
  return things;
}

/**
 * The things of a prompt for which a story has no word, as they were written, each once.
 * @param told names and phrases in which nothing is looked for: a dog called Button is no button
 */
export function thingsLeft(prompt: string, story: string, language: Language, told: readonly string[]): string[] {
  const text = told
    .filter((phrase) => phrase !== '')
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '.repeat(phrase.length)), prompt);
  const words = foldOf(plainOf(story));
  // 伞 is part of longer words; `pan` is no part of `pantalones`.
  const edge = language === 'chinese' ? '' : '(?![a-z])';
  const isTold = ({ concept }: Form): boolean =>
    formsOf(concept, language)
      .flatMap(({ bare, plural }) => [bare, plural])
      .some((word) => new RegExp(`${edge.replace('?', '?<')}${foldOf(word)}${edge}`, 'u').test(words));
  const things = language === 'chinese' ? chineseThings(text) : spacedThings(text, language);
  const left = things.filter(({ form }) => !isTold(form));
  return [...new Map(left.map(({ form, phrase }) => [form.concept, phrase])).values()];
}

/** Somebody’s thing that is broken, spoiled or lost, as a concept: the first behind the words for that, or the first of all. */
export function harmedThing(prompt: string, language: Language): string | undefined {
  const isAny = ({ kind, concept }: Form): boolean =>
    kind === 'thing' && !/^(?:bed|house|water|bath|hair)$/.test(concept);
  const at = plainOf(prompt.toLowerCase()).search(HARMS[language]);
  const first = (text: string): string | undefined =>
    (language === 'chinese' ? chineseThings(text, isAny) : spacedThings(text, language, isAny))[0]?.form.concept;
  // What is named before it is what it happened to: `borrowed a bike and scratched it`, 把书弄湿了.
  return at < 0 ? undefined : (first(prompt.slice(at, at + HARM_MAX)) ?? first(prompt.slice(0, at)));
}
