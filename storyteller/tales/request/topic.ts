import type { Language } from '@storyloom/shared/domain';
import { findWord } from './lexicon.ts';
import type { Subject } from './request.ts';

/** Words of a topic at most, and characters in Chinese. */
const WORDS_MAX = 6;
const CHINESE_MAX = 8;

/** What can stand after “afraid of” in a story about somebody: a noun with its article, and nobody’s *my* or *her*. */
const NOUNS: Readonly<Record<Exclude<Language, 'chinese'>, RegExp>> = {
  english: /^(?:the|an?) /iu,
  spanish: /^(?:el|la|los|las|una?|unos|unas) /iu,
  french: /^(?:le |la |les |l[’']|une? )/iu,
};
const OWNED =
  /(?<![\p{L}])(?:my|our|your|his|her|their|i|me|we|it|mi|mis|su|sus|nuestr[oa]s?|que|mon|ma|mes|son|sa|ses|nos|notre|leurs?|qui|that|which|who)(?![\p{L}])|[我他她你它们咱]|自己/iu;

/** English nouns without an article: `storms`, `big dogs`, `getting shots`. */
const BARE =
  /^(?!(?:take|get|go|have|see|put|wash|be|ride|touch|meet|pet|pass|hear|use|do|walk|climb|swim|eat|play|make|lose|leave|say|is|was) )(?:[a-z]{2,14} )?[a-z]{2,14}(?:s|ing)$/u;

/** Words that join somebody’s own to a noun. */
const JOINED = /(?: (?:de|del|en|con|at|in|on|of|to|from|next|by|with|dans|chez|sur|avec|hay))+$/iu;

/** How often, which is no part of a thing: `the blue cup every single morning`. */
const OFTEN = / (?:every|all the|each|again|tod[oa]s (?:los|las)|cada|tous les|toutes les|chaque) ?.*$/iu;

/** Words for a contest that say nothing of it where a story is of a race anyway. */
export const ANY_CONTEST =
  /^(?:(?:an?|the|my|una?|la|el|une?|le|les) |l’)?(?:race|contest|competition|carreras?|concurso|competición|courses?|concours|比赛|赛跑)$/iu;

/** What is carried needs no article: `soup`, `sopa calentita`, `des clémentines`. */
const PARTITIVE = /^(?:de la |de l’|du |des )/iu;
const BARE_MAX = 3;

/** Whether a phrase can stand after a verb such as *took*. */
function isObject(phrase: string, language: Language): boolean {
  const words = phrase.split(' ');
  const [first = ''] = words;
  return (
    (language === 'french' && PARTITIVE.test(phrase) && words.length <= WORDS_MAX) ||
    (words.length <= BARE_MAX && findWord(first.toLowerCase(), language)?.form.kind === 'thing')
  );
}

/**
 * What a trouble is about in the request’s own words, if a story can say them: `the big dogs on Miller Street`.
 * @param isCarried whether the story says it after a verb, as `took some soup`
 */
export function topicOf(about: Subject | undefined, language: Language, isCarried = false): string | undefined {
  const whole = (about?.phrase ?? '').replace(OFTEN, '');
  const owned = language === 'chinese' ? -1 : whole.search(OWNED);
  // `los perros grandes de su calle`
  const cut = (owned > 0 ? whole.slice(0, owned).trimEnd() : whole).replace(JOINED, '');
  const phrase = cut === cut.toUpperCase() ? cut.toLowerCase() : cut;
  if (phrase === '' || OWNED.test(phrase)) return undefined;
  if (language === 'chinese') {
    // 怕高, not 怕恐高; 打 belongs to a needle.
    const said = phrase.replace(/^恐/, '').replace(/^(?=预防针|疫苗|针)/, '打');
    return said.length <= CHINESE_MAX ? said : undefined;
  }
  const isNoun =
    (NOUNS[language].test(phrase) && phrase.split(' ').length <= WORDS_MAX) ||
    (language === 'english' && BARE.test(phrase)) ||
    (isCarried && isObject(phrase, language));
  return isNoun ? (phrase.charAt(0).toLowerCase() + phrase.slice(1)).replaceAll("'", '’') : undefined;
}
