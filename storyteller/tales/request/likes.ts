import type { Language } from '@storyloom/shared/domain';
import type { Being } from './request.ts';
import { isHeroWhoLikes } from './who-likes.ts';

const WORD = String.raw`[\p{L}\p{M}’'-]{1,20}`;
/** Up to six words, of which the first of another clause and all after it are left out. */
const SOME = `(${WORD}(?: ${WORD}){0,5})`;

/** How a language says that somebody loves something, and which words that may be and which no longer belong to it. */
interface Liking {
  readonly pattern: RegExp;
  /** Words with which another clause begins. */
  readonly ends: ReadonlySet<string>;
  /** What a story can say by itself: things with their article, deeds as infinitives. */
  readonly isTold: (words: string) => boolean;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const LIKINGS: Readonly<Record<Exclude<Language, 'chinese'>, Liking>> = {
  english: {
    pattern: new RegExp(
      String.raw`(?<!(?:n[’']?t|not|never|no longer|dont|doesnt) )(?<![\p{L}])(?:loves?|adores?|(?:really |also )?(?<!(?:eats?|sleeps?|looks?|sounds?|feels?|acts?|cries|screams?|runs?|is|something|more|for) )likes?|(?:mad|crazy|nuts) about|obsessed with|really into)(?= ${SOME})`,
      'giu',
    ),
    ends: wordSet(
      'and but so because when while who that which can could would will please he she they we i it is are as if too also with at on in for more most very lots thanks though although except until before after',
    ),
    isTold: (words) =>
      !/^(?:to|him|her|his|hers|my|our|their|your|it|its|them|me|us|this|that|these|those|being|having|sleeping|going|how|hearing|listening|reading|stories|the(?! (?:moon|stars|sea|ocean|beach|rain|snow|forest|woods|zoo|sun|wind)(?![\p{L}])))(?![\p{L}])|(?<![\p{L}])(?:lights?|dark|bed|stor(?:y|ies)|bedtime|night)(?![\p{L}])/iu.test(
        words,
      ),
  },
  spanish: {
    pattern: new RegExp(
      String.raw`(?<!no )(?<![\p{L}])(?:(?:le|les|me) (?:encantan?|gustan?|chiflan?|apasionan?|fascinan?)|adora)(?: mucho| muchísimo| un montón)?(?= ${SOME})`,
      'giu',
    ),
    ends: wordSet(
      'y e o pero porque cuando que con para por así a en me le se su sus mucho muchísimo más tiene está es puede podría como si y, también',
    ),
    isTold: (words) =>
      /^(?:los|las|el|la) \p{L}|^\p{L}+(?:ar|er|ir)(?![\p{L}])/iu.test(words) &&
      !/(?<![\p{L}])(?:luz|cama|cuentos?|historias?|noche|dormir)(?![\p{L}])/iu.test(words),
  },
  french: {
    pattern: new RegExp(
      String.raw`(?<![\p{L}’'])(?:adore|aime)(?: bien| beaucoup| trop| énormément| vraiment)?(?= ${SOME})`,
      'giu',
    ),
    ends: wordSet(
      'et ou mais parce car quand qui que avec pour dans à en au il elle on je ça si est a plus trop beaucoup aussi comme sauf',
    ),
    isTold: (words) =>
      /^(?:les|le|la) \p{L}|^l[’']\p{L}|^\p{L}+(?:er|ir|re)(?![\p{L}])/iu.test(words) &&
      !/(?<![\p{L}])(?:lumière|lit|histoires?|contes?|nuit|dormir|lampe|veilleuse)(?![\p{L}])/iu.test(words),
  },
};

/** What somebody loves, and the words of the prompt that say so. */
export interface Liked {
  readonly what: string;
  readonly phrase: string;
}

/** Cut where another clause begins. */
function untilEnd(words: string, ends: ReadonlySet<string>): string {
  const all = words.split(' ');
  const end = all.findIndex((word) => ends.has(word.toLowerCase()));
  return (end < 0 ? all : all.slice(0, end)).join(' ');
}

/** Likings that are looked at in a text. */
const LIKINGS_MAX = 6;

/**
 * What the hero loves, as the prompt has it: `diggers`, `los caballos`. None if it is no thing or deed by itself, or if another loves it.
 * @param hero the child whom the story is about
 * @param cast all who are in it; their names are no liking: `Leo loves his cat Socks`
 */
export function likingIn(
  text: string,
  language: Exclude<Language, 'chinese'>,
  hero: Being | undefined,
  cast: readonly Being[],
): Liked | undefined {
  const { pattern, ends, isTold } = LIKINGS[language];
  const likings = [...text.matchAll(pattern)].slice(0, LIKINGS_MAX).flatMap(({ 0: verb, 1: found = '', index }) => {
    const words = untilEnd(found, ends);
    const phrase = `${verb} ${words}`;
    const isNamed = cast.some(({ name }) => name !== undefined && words.includes(name));
    if (words === '' || !isTold(words) || isNamed || !hero) return [];
    return isHeroWhoLikes(text, index, hero, cast, language) ? [{ what: words.replaceAll("'", '’'), phrase }] : [];
  });
  return likings[0];
}
