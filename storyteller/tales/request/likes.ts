import type { Language } from '@storyloom/shared/domain';

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
      String.raw`(?<!(?:n[’']?t|not|never|no longer|dont|doesnt) )(?<![\p{L}])(?:loves?|adores?|(?:really |also )?likes?|(?:mad|crazy|nuts) about|obsessed with|really into) ${SOME}`,
      'iu',
    ),
    ends: wordSet(
      'and but so because when while who that which can could would will please he she they we i it is are as if too also with at on in for more most very lots thanks though although except until before after',
    ),
    isTold: (words) =>
      !/^(?:to|him|her|his|hers|my|our|their|your|it|its|them|me|us|this|that|these|those|being|having|sleeping|going|how|hearing|listening|reading|stories|the)(?![\p{L}])|(?<![\p{L}])(?:lights?|dark|bed|stor(?:y|ies)|bedtime|night)(?![\p{L}])/iu.test(
        words,
      ),
  },
  spanish: {
    pattern: new RegExp(
      String.raw`(?<!no )(?<![\p{L}])(?:(?:le|les|me) (?:encantan?|gustan?|chiflan?|apasionan?|fascinan?)|adora)(?: mucho| muchísimo| un montón)? ${SOME}`,
      'iu',
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
      String.raw`(?<![\p{L}’'])(?:adore|aime)(?: bien| beaucoup| trop| énormément| vraiment)? ${SOME}`,
      'iu',
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

/**
 * What somebody loves, as the prompt has it: `diggers`, `los caballos`. None if it is no thing or deed by itself.
 * @param names of the people, who are no liking: `Leo loves his cat Socks`
 */
export function likingIn(
  text: string,
  language: Exclude<Language, 'chinese'>,
  names: readonly string[],
): Liked | undefined {
  const liked = ((): Liked | undefined => {
    const { pattern, ends, isTold } = LIKINGS[language];
    const [phrase = '', found = ''] = pattern.exec(text) ?? [];
    const words = untilEnd(found, ends);
    return words !== '' && isTold(words) ? { what: words.replaceAll("'", '’'), phrase } : undefined;
  })();
  return liked !== undefined && names.every((name) => !liked.what.includes(name)) ? liked : undefined;
}
