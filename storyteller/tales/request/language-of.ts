import type { Language } from '@storyloom/shared/domain';
import { wordSet } from './word-set.ts';
import { findWord } from './lexicon.ts';

/** How much of a prompt is read. */
export const PROMPT_MAX = 4_000;

/** Small words that one of the languages has and the others do not. */
const SMALL: Readonly<Record<Exclude<Language, 'chinese'>, ReadonlySet<string>>> = {
  english: wordSet(
    'the a an share shares two and of to who is for with her his she he it that was has wants about my afraid scared story little called named girl boy in from their they at by him lost finds stuffed bedtime write tell please learns mum mom dad grandma years old i im theres shes hes scard',
  ),
  spanish: wordSet(
    'el la un de en los las del sabe puede hay esta este se lo ya más sin no rana conejo oso ratón tortuga abuelo yaya primer amigo juguete osito y para con su sus quien una uno es tiene cuento sobre mi hijo hija miedo niña niño llamado llamada llama años que perro gato abuela abuelo quiere por al pero está historia muy yo soy tengo llamo como cuando aprende pierde dormir mamá papá',
  ),
  french: wordSet(
    'le la un de les des du sait peut dans sa ce cette sans chez lapin ours souris tortue papa papi mamie se n en c j m ami amie et pour avec son ses qui une est peur histoire mon ma fille garçon appelle ans dans sur au aux elle il ne pas veut que l d s qu fils chien chat sœur frère raconte conte petit petite soir maman grand-mère perdu apprend je moi mapelle croi cest jai quil deriere',
  ),
};
/** Letters that one of the languages has and the others do not. */
const LETTERS = { english: undefined, spanish: /[ñáíóú]/u, french: /[çœèêëîïôûàù]/u };
const SPACED = ['english', 'spanish', 'french'] as const;

/** In which of the four languages a prompt is written; the given one if that cannot be told, as of names alone. */
export function languageOf(prompt: string, otherwise: Language): Language {
  const text = prompt.slice(0, PROMPT_MAX).toLowerCase();
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu) ?? [];
  if (han > words.length) return 'chinese';
  const scores = SPACED.map((language) => {
    const small = words.filter((word) => SMALL[language].has(word)).length;
    const nouns = words.filter((word) => findWord(word, language) !== undefined).length;
    const letters = words.filter((word) => LETTERS[language]?.test(word)).length;
    return { language, score: small + letters / 2 + nouns / 2 + (language === otherwise ? 0.6 : 0) };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best && best.score >= 1 ? best.language : otherwise;
}
