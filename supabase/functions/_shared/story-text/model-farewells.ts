import type { ClosingLines } from './take-closing.ts';
import { FENCE_END, FENCE_END_BEGINS } from './fences.ts';

/**
 * A text, or a change of it. Other words ("change", "continue", "ending") end honest stories too: without one of these a sentence stays.
 */
const ABOUT_TEXT =
  /\b(?:story|stories|tale|chapter|version|revision|sequel|continuation|prompt)s?\b|\b(?:any|some|more|other|further|want|like|need) (?:changes|adjustments|edits|revisions|tweaks|modifications)\b|\bme to (?:continue|revise|rewrite|write more|make it (?:longer|shorter|more|less)|(?:change|adjust|modify|expand|edit|tweak) the (?:ending|tone|style|length|title|plot))\b|\b(?:historia|cuento|relato|cap[íi]tulo|versi[óo]n)\b|\b(?:alg[úu]n|otros?) (?:cambio|ajuste)s?\b|\bque contin[úu]e\b|\b(?:histoire|conte|r[ée]cit|suite|chapitre|version)\b|\bje (?:continue|modifie)\b|\bdes (?:changements|modifications)\b|修改|调整|续写|改动|改写|版本|(?:继续|另一个|新的|下一|更多).{0,4}(?:故事|章)/iu;

/** Lines that only a model writes below a story. */
const LINES = [
  /^(?:would you like me to|do you want me to|let me know if you(?:['’]d| would) like me to|te gustaría que|quieres que|souhaitez-vous que je)\s*[:\uFF1A]$/iu,
  /^note(?::| -)\W{0,4}(?:this|the) (?:story|tale|chapter|version)\b.{0,80}\b(?:\d[\d,.]* words|word (?:count|limit)|your (?:prompt|request))\b/iu,
  /^(?:total |approximate |approx\. )?word count\W{0,6}(?:about |approx\w* |~)?\d[\d,.]*(?: words)?$/iu,
  /^[~≈]?(?:about |approximately )?\d[\d,.]{2,8} (?:words|palabras|mots)$/iu,
  /^(?:recuento|número|cantidad|total|conteo) de palabras\W{0,4}[~≈]?\d[\d,.]*$/iu,
  /^nombre (?:total )?de mots\W{0,4}[~≈]?\d[\d,. ]*$/iu,
  /^(?:全文|本文|总?字数)[^。]{0,8}?\d+\s*字?(?:左右)?$/u,
  /^[共约][^。\d]{0,4}\d+\s*字(?:左右)?$/u,
];

/** Sentences that only a model says below a story: they speak of it. */
const FAREWELLS = [
  /^(?:i (?:really )?)?hope (?:that )?(?:you|your \w+)(?:['’]ll| will)? (?:enjoy|like|love)(?:ed|d)? (?:(?:this|the|your|reading)\b.{0,60}\b(?:story|tale|chapter|continuation|version))$/iu,
  /^(?:i )?hope (?:that )?(?:this|the|your) (?:\w+ )?(?:story|tale|chapter|continuation|version)\b.{0,60}\b(?:meets|fits|captures|satisf\w+|matches|what you (?:wanted|had in mind|were looking for))/iu,
  /^this (?:short )?(?:story|tale|narrative) (?:explores|aims|highlights|emphasizes|incorporates|was written to|(?:contains|has|is) (?:about |approximately |roughly )?\d[\d,.]* words)/iu,
  /^¿?espero que (?:te|le|les|os) (?:haya |hayan )?(?:gust|encant)\w* (?:esta|la|este|el|tu|su) (?:historia|cuento|relato)$/iu,
  /^espero que (?:hayas? disfrutado|disfrut\w+) (?:de |con )?(?:esta|la|este|el|tu|su) (?:historia|cuento|relato|lectura)$/iu,
  /^j['’]espère que (?:cette histoire|ce conte|ce récit|l['’]histoire).{0,60}(?:pl[aua]|aim|appréci|convien|répond)/iu,
  /^希望(?=.*(?:故事|这篇|小说)).{0,30}(?:喜欢|满意|符合)/u,
];

/** Sentences that a model says, if they speak of a text or a change of it. */
const OFFERS = [
  /^(?:please |just |and )?let me know (?:if|how|what|whether) (?:you(?:['’]d| would)? (?:like|want|need|prefer|have|think)|there)\b/iu,
  /^(?:please )?feel free to (?:ask|let me know|request|suggest|reach out)\b/iu,
  /^(?:would you like|do you want|want) (?:me to|another|more|a (?:new|different|longer|shorter|sequel))\b/iu,
  /^if you(?:['’]d| would)? (?:like|want|prefer|have|need)\b.*\b(?:let me know|just (?:ask|say)|i can|i could|i['’]d be|i would be|i['’]m happy|i am happy)\b/iu,
  /^i(?:['’]d| would)(?: also)? be (?:happy|glad|delighted) to (?:continue|write|adjust|revise|make|expand|add|change|provide)\b/iu,
  /^i(?:['’]m| am| can| could)(?: also)?(?: (?:happy|glad|delighted) to)? (?:continue|write|adjust|revise|make|expand|add|change|provide)\b.*\b(?:if|for) you\b/iu,
  /^(?:(?:te|le|os) gustaría|quieres|deseas|desea|prefieres) (?:que|otr[ao])\b/iu,
  /^(?:si (?:quieres|deseas|necesitas|te gustaría|prefieres)\b.*\b(?:puedo|dímelo|avísame|házmelo)|(?:avísame|házmelo saber|dime|no dudes\b.*) si (?:quieres|deseas|necesitas|prefieres|te gustaría))(?!\p{L})/iu,
  /^(?:souhaitez-vous|souhaites-tu|voulez-vous|veux-tu|aimeriez-vous) (?:que je|une? autre)/iu,
  /^(?:si (?:vous|tu) (?:souhait|voul|veux|désir|aimer).*(?:je peux|dites-|dis-|n['’]hésite)|(?:n['’]hésite|dites-moi|dis-moi|fai(?:te)?s-moi).*si (?:vous|tu) (?:souhait|voul|veux|désir|aimer))/iu,
  /^(?:如果|若)[您你](?:还)?(?:需要|想|希望|有|对).*(?:告诉我|我可以|我会|我很乐意)/u,
  /^[您你]?(?:需要|想要?|希望)(?:我|让我)/u,
  /^请(?:随时)?告诉我/u,
];

/** Sentences beside one of these. Alone they may end a story, so they stay. */
const ALSO = [
  /^(?:enjoy|happy reading|thank you|thanks|gracias|merci|谢谢|just (?:ask|say))\b/iu,
  /^(?:i (?:really )?)?hope (?:that )?(?:you(?:['’]ll| will)? (?:enjoy|like|love)(?:ed|d)?|(?:this|it) (?:meets|fits|helps|is what you)\b)/iu,
  /^(?:please )?(?:let me know if|feel free to|is there anything)\b/iu,
  /^espero que (?:te|le|les|os) /iu,
];

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
  (OFFERS.some((form) => form.test(sentence)) && ABOUT_TEXT.test(sentence));

/** Whether a whole line is a model's words about the story above. In doubt it is not: no word of a story may be lost. */
export function isAboutStory(line: string): boolean {
  if (line.length > LINE_MAX) return false;
  const plain = line.trim().replaceAll(AROUND, '');
  if (LINES.some((form) => form.test(plain))) return true;
  const sentences = plain
    .split(/(?<!\d)[.!?。！？]+|[.!?。！？]+(?!\d)/u)
    .map((sentence) => sentence.replaceAll(AROUND, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const others = sentences.filter((sentence) => !isFarewell(sentence));
  return others.length < sentences.length && others.every((other) => ALSO.some((form) => form.test(other)));
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
