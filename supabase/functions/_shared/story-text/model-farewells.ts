import type { ClosingLines } from './take-closing.ts';
import { FENCE_END, FENCE_END_BEGINS } from './fences.ts';

/** Words about the story that a model offers to change or to continue. */
const CHANGES =
  /\b(?:story|tale|chapter|chang|adjust|revis|rewrit|version|continu|longer|shorter|sequel|ending|edit|tweak|expand|feedback|prompt|modif|more details?|tone)|\b(?:historia|cuento|relato|cambi|ajust|continu|cap[íi]tulo|versi[óo]n|modifi|final|tono)|histoire|conte\b|r[ée]cit|suite\b|modifi|chang|chapitre|\bfin\b|故事|修改|调整|继续|续写|改动|版本|章/iu;

/** Lines that only a model writes below a story. */
const LINES = [
  /^(?:would you like me to|do you want me to|i can(?: also)?|let me know if you(?:['’]d| would) like me to|te gustaría que|quieres que|souhaitez-vous que je)\s*[:\uFF1A]$/iu,
  /^note(?::| -)\W{0,4}(?:this|the) (?:story|tale|chapter|version)\b/iu,
  /^(?:total |approximate |approx\. )?word count\W{0,6}(?:about |approx\w* |~)?\d[\d,.]*(?: words)?$/iu,
  /^[~≈]?(?:about |approximately )?\d[\d,.]* (?:words|palabras|mots)$/iu,
  /^(?:recuento|número|cantidad|total|conteo) de palabras\W{0,4}[~≈]?\d[\d,.]*$/iu,
  /^nombre (?:total )?de mots\W{0,4}[~≈]?\d[\d,. ]*$/iu,
  /^(?:全文|本文|总?字数|共|约)[^。]{0,8}?\d+\s*字?(?:左右)?$/u,
];

/** Sentences that only a model says below a story. */
const FAREWELLS = [
  /^(?:i (?:really )?)?hope (?:that )?(?:you|your \w+)(?:['’]ll| will)? (?:enjoy|like|love)(?:ed|d)? (?:it|this|the story|(?:this|the|your|my|reading)\b.{0,60}\b(?:story|tale|chapter|continuation|version|part))$/iu,
  /^(?:i )?hope (?:that )?(?:this|it|the (?:story|tale|chapter|continuation))\b.{0,60}\b(?:meets|fits|helps|captures|satisf\w+|matches|what you (?:wanted|had in mind|were looking for))/iu,
  /^(?:please )?let me know if (?:you(?:['’]d| would)? (?:need|want|like)|there(?:['’]s| is)) (?:anything|something) (?:else|more|different|changed)/iu,
  /^(?:please )?feel free to (?:ask|let me know|request|reach out)\b/iu,
  /^is there anything (?:else )?(?:you(?:['’]d| would) like|i can)\b/iu,
  /^this (?:short )?(?:story|tale|narrative) (?:explores|captures|aims|highlights|emphasizes|incorporates|was written to|(?:contains|has|is) (?:about |approximately |roughly )?\d[\d,.]* words)/iu,
  /^¿?espero que (?:te|le|les|os) (?:haya |hayan )?(?:gust|encant)/iu,
  /^espero que (?:hayas? disfrutado|disfrut\w+ (?:de |con )?(?:esta|la|este|el|tu|su) (?:historia|cuento|relato|lectura)|(?:esta|la) historia|(?:este|el) (?:cuento|relato))/iu,
  /^j['’]espère que (?:vous|tu|cette histoire|ce conte|ce récit|l['’]histoire|cela|ça).{0,60}(?:pl[aua]|aim|appréci|convien|répond)/iu,
  /^希望(?=.*(?:故事|这篇|这个|小说)).{0,30}(?:喜欢|满意|符合)/u,
];

/** Sentences that a model says, if they speak of the story. */
const OFFERS = [
  /^(?:please |just |and )?let me know\b/iu,
  /^(?:please )?feel free to\b/iu,
  /^(?:would you like (?:me|another|more|a )|do you want (?:me|another|more|a )|want me to)\b/iu,
  /^if you(?:['’]d| would)? (?:like|want|prefer|have|need)\b(?=.*\b(?:me|i|i['’]ll)\b)/iu,
  /^i(?:['’]d| would|['’]m| am|['’]ll| can| could)(?: be)?(?: also)?(?: (?:happy|glad|delighted) to)? (?:continue|write|adjust|revise|make|expand|add|change|provide)\b/iu,
  /^(?:te|le|os) gustaría\b|^(?:quieres|deseas|desea|prefieres)\b/iu,
  /^(?:si (?:quieres|deseas|necesitas|te gustaría|prefieres)|avísame|házmelo saber|dime|no dudes)\b/iu,
  /^(?:souhaitez-vous|souhaites-tu|voulez-vous|veux-tu|aimeriez-vous) (?:que je|une? autre)/iu,
  /^(?:n['’]hésite|si (?:vous|tu) (?:souhait|voul|veux|désir|aimer)|dites-moi|dis-moi|fai(?:te)?s-moi)/iu,
  /^(?:如果|若)(?:您|你)/u,
  /^(?:您|你)?(?:需要|想要?|希望)(?:我|让我)/u,
  /^请(?:随时)?告诉我/u,
];

/** Sentences after another of these. */
const ALSO = /^(?:enjoy|happy reading|thank you|thanks|gracias|merci|谢谢|just (?:ask|say))\b/iu;

/** What any of them begins with, in small letters. */
const STARTS = [
  'i hope',
  'i really hope',
  'hope ',
  'let me know',
  'please let me know',
  'please feel free',
  'just let me know',
  'and let me know',
  'feel free to',
  'would you like',
  'do you want',
  'want me to',
  'if you',
  ...["i'd", 'i would', "i'm", 'i am'].flatMap((start) => [`${start} happy to`, `${start} be happy to`]),
  ...["i'd", 'i would', "i'm", 'i am'].flatMap((start) => [`${start} glad to`, `${start} be glad to`]),
  'i can ',
  'i could ',
  'note:',
  'note -',
  'is there anything',
  'this story ',
  'this short story ',
  'this tale ',
  'this narrative ',
  'word count',
  'total word count',
  'approximate word count',
  'approx. word count',
  'about ',
  'approximately ',
  'espero que',
  'te gustaría',
  'le gustaría',
  'quieres que',
  'deseas',
  'prefieres',
  'si quieres',
  'si deseas',
  'si necesitas',
  'si te gustaría',
  'si prefieres',
  'avísame',
  'házmelo saber',
  'dime si',
  'no dudes',
  'recuento de',
  'número de',
  'cantidad de',
  'total de',
  'conteo de',
  "j'espère",
  'souhaitez-vous',
  'souhaites-tu',
  'voulez-vous',
  'veux-tu',
  'aimeriez-vous',
  "n'hésite",
  'si vous',
  'si tu',
  'dites-moi',
  'dis-moi',
  'fais-moi',
  'faites-moi',
  'nombre de',
  'nombre total',
  '希望',
  '如果您',
  '如果你',
  '若您',
  '若你',
  '需要我',
  '您需要我',
  '你需要我',
  '您想',
  '你想',
  '您希望',
  '你希望',
  '想要我',
  '请告诉我',
  '请随时',
  '字数',
  '总字数',
  '全文',
  '本文',
  '共',
  '约',
];

/** Characters of the longest line about a story. */
const LINE_MAX = 300;
/** Marks around such a line. */
const AROUND = /^[\s*_()（[\]>¿¡]+|(?<![\s*_)）\]])[\s*_)）\]]+$/gu;
const LIST_ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;
const LIST_BEGINS = /^\s*(?:(?:[-*•]|\d{1,2}[.)]?)\s*)?$/;
const NUMBER_BEGINS = /^[~≈]?\d[\d,.]{0,8} ?(?:w|p|m|$)/i;
const HEADS_LIST = /[:\uFF1A]\s*$/;

const isFarewell = (sentence: string): boolean =>
  FAREWELLS.some((form) => form.test(sentence)) ||
  (OFFERS.some((form) => form.test(sentence)) && CHANGES.test(sentence));

/** Whether a whole line is a model's words about the story above. */
export function isAboutStory(line: string): boolean {
  if (line.length > LINE_MAX) return false;
  const plain = line.trim().replaceAll(AROUND, '');
  if (LINES.some((form) => form.test(plain))) return true;
  const sentences = plain
    .split(/(?<!\d)[.!?。！？]+|[.!?。！？]+(?!\d)/u)
    .map((sentence) => sentence.replaceAll(AROUND, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const [first = ''] = sentences;
  return isFarewell(first) && sentences.every((sentence) => isFarewell(sentence) || ALSO.test(sentence));
}

/** Whether a line that goes on may be. */
export function mayBeAboutStory(line: string): boolean {
  if (line.length > LINE_MAX) return false;
  const plain = line
    .replace(/^[\s*_()（[>¿¡]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  if (NUMBER_BEGINS.test(plain)) return true;
  return STARTS.some((start) => start.startsWith(plain) || plain.startsWith(start));
}

/**
 * A model's words below a story, and the end of the code fence around it.
 *
 * @param fenced whether a code fence was opened before the story
 */
export function farewells(fenced: () => boolean): ClosingLines {
  let list = false;
  return {
    is(line, after) {
      if (after && list && LIST_ITEM.test(line)) return true;
      const isAbout = isAboutStory(line);
      if (line.trim() !== '') list = isAbout && HEADS_LIST.test(line);
      return isAbout;
    },
    may: (line, after) =>
      mayBeAboutStory(line) ||
      FENCE_END_BEGINS.test(line) ||
      (after && list && (LIST_BEGINS.test(line) || LIST_ITEM.test(line))),
    drops: (line) => fenced() && FENCE_END.test(line),
    trims: false,
  };
}
