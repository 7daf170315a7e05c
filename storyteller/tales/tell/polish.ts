import type { Language } from '@storyloom/shared/domain';

/** Stands before what a slot gave, because only there words meet that no writer saw together. */
export const JOINT = '\uE000';
const NBSP = '\u00A0';

/** Verbs of saying before which speech ends, those after which a pronoun needs a t: « dit-il », « demande-t-il ». */
const SAYS = '(?:dit|fait|répond|reprend)';
const ASKS =
  '(?:demande|murmure|chuchote|crie|souffle|explique|ajoute|annonce|propose|avoue|répète|décide|appelle|s’écrie|continue)';

/** Common French words with an h before which nothing elides. */
const ASPIRATED =
  'h(?:a(?:che|ie|ll|mac|meau|mster|nche|ndicap|ngar|ricot|rpe|sard|ut|lte)|é(?:ron|risson|ros(?!\\p{L}))|ibou|o(?:ckey|mard|quet|usse|ux)|u(?:blot|it|rl|sky|tte))';
/** Before what French words elide: vowels, the h of names, which is nearly always mute, and the y of Yves, but not that of Yanis. */
const VOWEL = `(?:(?!${ASPIRATED})[aeiouhàâäéèêëîïôöùûüœ]|y(?![aeiou]))`;

/** What a language makes of words that meet in a filled sentence. */
const RULES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  english: [
    [/\uE000([Tt]hey) was(n’t)?\b/g, '$1 were$2'],
    [/\b([Aa]) \uE000(?=[aeiou])/g, '$1n '],
  ],
  spanish: [
    [/(?<!\p{L})([Dd]e|[Aa]) \uE000el(?=\s)/gu, '$1l'],
    [/(?<!\p{L})y \uE000(?=(?:[Ii]|[Hh]i(?!e))\p{L})/gu, 'e '],
    // `¿Y Inés?` keeps its vowel, which asks.
    [/(?<![\p{L}¿])Y \uE000(?=(?:[Ii]|[Hh]i(?!e))\p{L})/gu, 'E '],
  ],
  french: [
    [/(?<!\p{L})([Dd])e \uE000le(?=\s)/gu, '$1u'],
    [/(?<!\p{L})([Dd])e \uE000les(?=\s)/gu, '$1es'],
    [/(?<![\p{L}’])à \uE000le(?=\s)/gu, 'au'],
    [/(?<!\p{L})À \uE000le(?=\s)/gu, 'Au'],
    [/(?<![\p{L}’])à \uE000les(?=\s)/gu, 'aux'],
    [/usqu’à \uE000le(?=\s)/gu, 'usqu’au'],
    [new RegExp(`(?<!\\p{L})(${SAYS}) \\uE000(?=(?:il|elle)(?!\\p{L}))`, 'gu'), '$1-'],
    [new RegExp(`(?<!\\p{L})(${ASKS}) \\uE000(?=(?:il|elle)(?!\\p{L}))`, 'gu'), '$1-t-'],
    [/(?<!\p{L})([Ss])i \uE000(?=ils?\s)/gu, '$1’'],
    [new RegExp(`\\uE000l[ea] (?=${VOWEL})`, 'gu'), 'l’'],
    [new RegExp(`(?<!\\p{L})([DdJjLlMmNnSsTt]|[Qq]u|[Ll]orsqu|[Pp]uisqu)e \uE000(?=${VOWEL})`, 'giu'), '$1’'],
    [new RegExp(`(?<!\\p{L})([SsMmTt])a \uE000(?=${VOWEL})`, 'gu'), '$1on '],
    [/[ \u00A0]([;:!?»])/g, `${NBSP}$1`],
    [/«[ \u00A0]/g, `«${NBSP}`],
  ],
  chinese: [],
};

/** A sentence after its slots are filled: elided, contracted, with the spaces that belong to its language. */
export const polish = (text: string, language: Language): string =>
  RULES[language]
    .reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
    .replaceAll(JOINT, '');
