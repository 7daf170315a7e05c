import type { Frames } from './frames.ts';
import { calledBefore, isBeing, type Mention, phraseAt, type Term, termAt } from './mention.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Words between an article and a noun, at most. */
const BETWEEN_MAX = 3;

/** Things that children have as toys with a name: `a toy digger called Rumble`, but a toy box is a box. */
const PLAYTHINGS: ReadonlySet<string> = new Set([
  ...wordSet('digger truck tractor train car bus boat plane rocket helicopter bicycle carrot star moon cloud sun'),
  ...wordSet('avocado dumpling egg flower sock cake biscuit mushroom pumpkin tree'),
  'fire engine',
]);

/** A wooden boat is a toy only if it has a name. */
const MATERIAL =
  /^(?:wooden|plastic|rubber|velvet|fabric|cloth|madera|plástico|goma|tela|bois|plastique|caoutchouc|tissu)$/;

/** Whether words before or after a thing say that it is a toy: `toy digger`, `excavadora de juguete`. */
export function isPlaything(
  tokens: readonly Token[],
  at: number,
  { word, to }: Term,
  frames: Frames,
  isNamed: boolean,
): boolean {
  if (!PLAYTHINGS.has(word.form.concept) || word.isPlural) return false;
  const before = tokens[at - 1]?.lower ?? '';
  const after = phraseAt(tokens, to, frames.toyAfter);
  const isToy = frames.toyBefore.has(before) || after > 0;
  return isToy && (isNamed || ![before, tokens[to + after - 1]?.lower ?? ''].some((each) => MATERIAL.test(each)));
}

/** Vehicles of which one with a name is a toy: `a red fire engine called Nee-Naw`. */
const VEHICLES: ReadonlySet<string> = new Set([
  ...wordSet('digger truck tractor train car bus plane rocket helicopter'),
  'fire engine',
  'toy car',
]);

/** Where the words for a toy vehicle end that has a name, `carrito rojo de bomberos` before `que se llama`; -1 if it has none. */
export function calledVehicleEnd(tokens: readonly Token[], { word, to: from }: Term, frames: Frames): number {
  if (!VEHICLES.has(word.form.concept) || word.isPlural) return -1;
  for (let to = from; to <= from + 4; to += 1) {
    const lower = tokens[to]?.lower ?? '';
    const next = frames.who.has(lower) || lower === 'q' ? to + 1 : to;
    if (phraseAt(tokens, next, frames.called) > 0) return to;
    if (/^(?:de|d’)$/.test(lower)) to += 1;
    else if (!frames.adjectives.has(lower) && !termAt(tokens, to, frames)) return -1;
  }
  return -1;
}

/** Toys of which a text says later what they are. */
const VAGUE: ReadonlySet<string> = new Set(['cuddly toy', 'toy', 'doll']);
/** Between such a toy and what it is: `son doudou Creuse, une pelleteuse`, `su peluche Nube, que es una oveja`. */
const IS_A = /^(?:,|,?(?:who|that|which|que|q|qui)?(?:is|’s|es|est)|,?(?:it’s|itsa?|c’est|cest))$/;

export const isVague = ({ word }: Mention): boolean => VAGUE.has(word?.form.concept ?? '');

/** The toy before a thing that says what the toy is, as an index of the mentions; -1 if there is none. */
export function toyThatIs(mentions: readonly Mention[], at: number, tokens: readonly Token[], frames: Frames): number {
  const before = mentions.at(-1);
  if (!before || !frames.articles.has(tokens[at - 1]?.lower ?? '') || before.to >= at - 1) return -1;
  const between = tokens.slice(before.to, Math.min(at - 1, before.to + 4)).map(({ lower }) => lower);
  // `son doudou s’appelle Creuse, une`
  const toy =
    before.word === undefined && calledBefore(tokens, before.at, frames) ? mentions.length - 2 : mentions.length - 1;
  const found = mentions[toy];
  return found && isVague(found) && IS_A.test(between.join('')) ? toy : -1;
}

/** Words that toys and pets are called, though a trouble has them as well: `Wobbly`. */
const PET_NAME = /(?:bbl|bb|dd|ff|gg|mm|nn|pp|ss|tt|zz)y$/;

/** Whether a word that opens a sentence, or that a story is about, is a name by what follows: `Wobbly the toy penguin is`. */
export function isDescribed(tokens: readonly Token[], at: number, frames: Frames, isLower: boolean): boolean {
  const [previous, token] = [tokens[at - 1]?.lower ?? '', tokens[at]];
  if (!token || (frames.small.has(token.lower) && !(token.isCapital && PET_NAME.test(token.lower)))) return false;
  const isBegun = token.isCapital
    ? !frames.inside.has(previous) || frames.audience.has(previous)
    : isLower && token.opens;
  const isAbout = isLower && (frames.audience.has(previous) || frames.towards.has(previous));
  const term = termAt(tokens, at, frames);
  return (isBegun || isAbout) && !(term && isBeing(term.word)) && isDescribedAfter(tokens, at, frames);
}

/** Whether what follows a word says which animal or toy bears it as a name: `, un petit chien, a`. */
function isDescribedAfter(tokens: readonly Token[], at: number, frames: Frames): boolean {
  const isAside = tokens[at + 1]?.text === ',';
  let from = at + (isAside ? 2 : 1);
  // `Nube, que es una oveja`
  if (frames.who.has(tokens[from]?.lower ?? '') && /^(?:is|es|est)$/.test(tokens[from + 1]?.lower ?? '')) from += 2;
  const lead = tokens[from]?.lower ?? '';
  const isOwn = frames.mine.has(lead) || frames.theirs.has(lead);
  if (!isOwn && !(frames.articles.has(lead) && (isAside || /^(?:the|el|la|le|l’)$/.test(lead)))) return false;
  const last = from + BETWEEN_MAX;
  for (from += 1; from <= last; from += 1) {
    const term = termAt(tokens, from, frames);
    const kind = term?.word.form.kind;
    const isThat = kind === 'animal' || kind === 'toy' || (term && isPlaything(tokens, from, term, frames, true));
    if (term && isThat && isClosed(tokens, term.to, frames)) return !term.word.isPlural;
    const word = tokens[from]?.lower ?? '';
    if (!frames.toyBefore.has(word) && !frames.adjectives.has(word)) return false;
  }
  return false;
}

/** Whether a description ends at a token, with a mark or with what its animal does. */
function isClosed(tokens: readonly Token[], at: number, frames: Frames): boolean {
  let to = at + phraseAt(tokens, at, frames.toyAfter);
  while (frames.adjectives.has(tokens[to]?.lower ?? '')) to += 1;
  const next = tokens[to];
  return !next?.isWord || frames.verbs.has(next.lower) || frames.who.has(next.lower);
}
