import type { Frames } from './frames.ts';
import { calledBefore, introducedBefore, type Mention } from './mention.ts';
import { listedGender } from './names.ts';
import type { Token } from './tokens.ts';

/** Between a name and what somebody is called instead: `Ignatius, but everybody calls him Iggy`. */
const CALLS =
  /(?:calls? (?:him|her)|known as|we say|short for|l[ea]s? (?:decimos|dicen|llamamos|llaman)|l’ appelle|on dit|monde dit|disons)$/u;
/** The same between a grown-up and what a child calls whoever writes. */
const CALLS_ME = /(?:calls? (?:me|us)|knows me as|(?:me|nos) (?:llama|llaman|dice|dicen)|m’ appelle|me dit)$/u;
/** After a nickname: `Trinidad, Trini para todos`. */
const FOR_ALL = /^(?:for short|to everyone|to us|para todos|para los amigos|pour tout|pour les)/u;
/** Tokens between a name and a nickname, at most. */
const NICK_GAP = 8;

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ lower }) => lower)
    .join(' ');

/** Nicknames instead of the names that they stand for. */
export function withNicknames(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const result: Mention[] = [];
  const nicknames = new Map<string, string>();
  for (const mention of mentions) {
    const before = result.at(-1);
    const isBare = mention.name !== undefined && !mention.word;
    const gap = before && isBare && mention.at - before.to <= NICK_GAP ? wordsOf(tokens, before.to, mention.at) : '';
    const isShort = gap === ',' && mention.name !== undefined && (before?.name ?? '').startsWith(mention.name);
    const isForAll = gap === ',' && FOR_ALL.test(wordsOf(tokens, mention.to, mention.to + 2));
    const isElder = before?.name === undefined && before?.word?.form.kind === 'grownup' && !before.word.isPlural;
    // `a grandfather in it, he calls me Pop-Pop Gene`
    if (before && isElder && mention.name !== undefined && CALLS_ME.test(gap)) {
      result[result.length - 1] = { ...before, to: mention.to, name: mention.name };
      continue;
    }
    if (before?.name !== undefined && mention.name !== undefined && (CALLS.test(gap) || isShort || isForAll)) {
      nicknames.set(before.name, mention.name);
      result[result.length - 1] = { ...before, to: mention.to, name: mention.name };
    } else result.push(mention);
  }
  return result.map((mention) => {
    const nickname = nicknames.get(mention.name ?? '');
    return nickname === undefined ? mention : { ...mention, name: nickname };
  });
}

/** Words by which a child gives the own name. */
const OWN = /(?:my names?|my name’s|my name is|me llamo|m’ appelle|mapp?elle)$/u;
/** Before the name of the child whom a text has spoken of: `Es para Nayeli`, `Lui, c’est Clarence`. */
const IT_IS = /(?:(?:it’s|its|is|es|c’ est|cest|sera)(?: all)?(?: for| para| pour)?|(?:name|nombre|prénom) :)$/u;
const GENERIC: ReadonlySet<string> = new Set(['girl', 'boy', 'child', 'daughter', 'son']);
const DEFINITE = /^(?:the|el|la|le|l’)$/;

/** Gives a child without a name the one that follows sentences later: `My nephew … The boy is called Emrys`. */
export function withLateNames(mentions: readonly Mention[], tokens: readonly Token[], frames: Frames): Mention[] {
  const isChild = ({ word, owner }: Mention): boolean =>
    word?.form.kind === 'child' && !word.isPlural && owner !== 'other';
  const isNameless = (mention: Mention): boolean => isChild(mention) && mention.name === undefined;
  const nameless = mentions.filter(isNameless);
  const main = nameless.find(({ owner }) => owner === 'asker') ?? nameless[0];
  if (!main) return [...mentions];
  const index = mentions.indexOf(main);
  const fits = ({ name, word }: Mention): boolean => {
    const gender = word?.form.gender ?? listedGender(name ?? '', frames.language);
    return !gender || !main.word?.form.gender || gender === main.word.form.gender;
  };
  const isAgain = (mention: Mention): boolean =>
    isChild(mention) && DEFINITE.test(mention.article ?? '') && GENERIC.has(mention.word?.form.concept ?? '');
  const isLate = (mention: Mention, at: number): boolean => {
    if (mention.name === undefined || at <= index || mention.title || !fits(mention)) return false;
    if (isAgain(mention)) return true;
    const before = wordsOf(tokens, mention.at - 3, mention.at);
    const isOwn = introducedBefore(tokens, mention.at, frames) || OWN.test(before);
    if (mention.word || isOwn) return false;
    const isAged = mention.age !== undefined && tokens[mention.at]?.opens === true;
    return calledBefore(tokens, mention.at, frames) || IT_IS.test(before) || isAged;
  };
  const late = mentions.filter(isLate);
  const [named] = late;
  if (!named?.name || late.length > 1) return [...mentions];
  const age = main.age ?? named.age;
  const whole: Mention = { ...main, name: named.name, ...(age === undefined ? {} : { age }) };
  return mentions.flatMap((mention, at) => {
    if (mention === main) return [whole];
    // Who was spoken of in between is the same child: `la niña`.
    if (at > index && isNameless(mention) && isAgain(mention) && fits(mention)) return [];
    return [mention];
  });
}
