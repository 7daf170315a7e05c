/** Politeness that no story begins a paragraph with, together with words about a text. */
export const POLITE = [
  'sure',
  'certainly',
  'of course',
  'absolutely',
  'okay',
  'ok',
  'claro',
  'por supuesto',
  'bien sûr',
  "d'accord",
  '当然',
  '好的',
] as const;

const POLITE_WORDS = [
  ...POLITE,
  'sure thing',
  'great',
  ...['idea', 'prompt', 'choice'].flatMap((what) =>
    ['great', 'what a great', 'what a fun', 'what a lovely', 'what a wonderful'].map((how) => `${how} ${what}`),
  ),
  'happy to help',
  'alright',
  'gladly',
  'with pleasure',
  'no problem',
  'understood',
  'got it',
  'perfecto',
  'con gusto',
  'con mucho gusto',
  'avec plaisir',
  'volontiers',
  'très bien',
  '没问题',
  '当然可以',
  'claro que sí',
  'por supuesto que sí',
].toSorted((one, other) => other.length - one.length);
const PAUSE = '[\\s,.!…–—:，。！：~-]';
/** Politeness at the beginning of a text, with the pauses after it. */
const POLITENESS = new RegExp(`^(?:¡?(?:${POLITE_WORDS.join('|')})(?!\\p{L})${PAUSE}*)+`, 'iu');

/** How a sentence about the story begins. */
const ABOUT_STARTS = [
  "here's",
  'here is',
  'here are',
  'here you go',
  'here it is',
  'below is',
  'the following is',
  "i've written",
  "i've crafted",
  "i've created",
  'i have written',
  "i'd be happy to",
  "i'd be glad to",
  "i'd be delighted to",
  'i would be happy to',
  "i'll write",
  'i will write',
  'let me write',
  'let me craft',
  'continuing from',
  'continuing the story',
  'aquí tienes',
  'aquí está',
  'aquí va',
  'aquí te',
  'a continuación',
  'te presento',
  'he escrito',
  'voici',
  'voilà',
  'je vous présente',
  "j'ai écrit",
  'ci-dessous',
  '以下是',
  '这是',
  '下面是',
  '这里是',
  '我为您',
  '我为你',
  '为您',
  '为你',
];

const STORY =
  /\b(?:story|tale|chapter|narrative|fable|continuation|novella|draft|version)\b|\b(?:cuento|historia|relato|cap[íi]tulo|continuaci[óo]n|f[áa]bula|versi[óo]n|histoire|conte|r[ée]cit|chapitre|suite|nouvelle)(?!\p{L})|故事|小说|章|童话|续写/iu;
/** Words to the one who asked. */
const TO_READER =
  /\b(?:your|you (?:asked|requested|wanted)|requested|happy to|glad to|delighted to)\b|\d[\s-]*(?:words?|palabras|mots|字)|solicit|pediste|pedido|demand[ée]|here you go|here it is|left off|您|你要/iu;
const TELLER = /\b(?:I|me|my|we|our|he|she|his|her)\b/;
/** Somebody in a story says it. */
const SPOKEN =
  /\b(?:said|says|(?<!you )asked|replied|whispered|answered|cried|dijo|pregunt[óo]|respondi[óo]|dit|demanda|r[ée]pondit)(?!\p{L})|[他她我它]说|说道|问道|[”」』]说/iu;
const COLON_END = /[:\uFF1A][^\p{L}\p{N}:\uFF1A]*$/u;
const SENTENCE_END = /[.!…:。！：][^\p{L}\p{N}.!…:。！：]*$/u;

/** Characters of the longest sentence about a story. */
const GREETING_MAX = 300;

const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/^\*+/, '');

/** How a line stands before a story: surely a model's, a model's if a title follows, or the story's own. */
export type Greeting = 'sure' | 'before-title' | undefined;

/** What remains of a line after its politeness. */
function afterPoliteness(line: string): { readonly polite: boolean; readonly rest: string } {
  const polite = POLITENESS.exec(line)?.[0] ?? '';
  return { polite: polite !== '', rest: line.slice(polite.length) };
}

const PAUSES = new RegExp(`^${PAUSE}*`, 'u');

/** Whether words may become a sentence about the story, or politeness before one. */
function mayGoOn(words: string): boolean {
  if ([...POLITE_WORDS, ...ABOUT_STARTS].some((start) => start.startsWith(words))) return true;
  if (ABOUT_STARTS.some((start) => words.startsWith(start))) return true;
  // “Sure” may be the beginning of “Sure thing”: each is tried.
  return POLITE_WORDS.some((word) => {
    const rest = words.slice(word.length);
    return words.startsWith(word) && !/^\p{L}/u.test(rest) && mayGoOn(rest.replace(PAUSES, '').replace(/^¡/, ''));
  });
}

/** Whether a text that may go on could be such a line. */
export const mayGreet = (text: string): boolean =>
  text.length <= GREETING_MAX && mayGoOn(plainly(text).replace(/^¡/, ''));

/** What a whole line is. */
export function greetingIn(line: string): Greeting {
  const plain = plainly(line.trim());
  if (plain === '' || line.length > GREETING_MAX || SPOKEN.test(line)) return undefined;
  const { polite, rest } = afterPoliteness(plain);
  if (rest === '') return 'before-title';
  const isAbout = ABOUT_STARTS.some((start) => rest.startsWith(start));
  const toReader = TO_READER.test(rest);
  if (!isAbout || !SENTENCE_END.test(rest) || !(STORY.test(rest) || toReader)) return undefined;
  if (polite || toReader) return 'sure';
  return COLON_END.test(rest) && !TELLER.test(line.replace(/^\W*I(?:['’]| have)/, '')) ? 'sure' : 'before-title';
}

const UP_TO_COLON = /^[^\n:\uFF1A]{0,160}[:\uFF1A]\**[^\S\n]*(?=[^\s*])/u;

/** The length of politeness and words about the story before its first words in the same line, or 0. */
export function greetingBefore(text: string): number {
  const words = UP_TO_COLON.exec(text)?.[0];
  if (words === undefined || greetingIn(words) !== 'sure') return 0;
  const plain = plainly(words);
  return afterPoliteness(plain).polite || TO_READER.test(plain) ? words.length : 0;
}
