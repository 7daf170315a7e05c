import type { Span } from './find-trouble.ts';
import type { Frames } from './frames.ts';
import { termAt } from './mention.ts';
import { UNUSED_LENGTH, UNUSED_MAX } from './reading.ts';
import { foldOf, plainOf, type Token } from './tokens.ts';

/** Words of a phrase, at most, without article and preposition. */
const WORDS_MAX = 3;
/** Words that make a phrase a clause, or a place beside nothing. */
const ACTS =
  /^(?:we|i|you|did|do|does|is|are|was|can|could|we’ve|pouvez|peut|peux|mettre|mets|puede|pueden|puedes|poner|pon|côté|está|read|saw|watched|leímos|vimos|lu|vu|es|soy|nous|vous|je|on)$/;

/** Marks the tokens that something was made of, or that only ask politely. */
function usedIn(text: string, tokens: readonly Token[], used: readonly Span[], { polite }: Frames): Uint8Array {
  const marked = new Uint8Array(text.length + 1);
  for (const { start, end } of used) marked.fill(1, start, end);
  const plain = foldOf(plainOf(text));
  for (const { 0: words, index } of plain.matchAll(polite)) marked.fill(1, index, index + words.length);
  return Uint8Array.from(tokens, ({ start }) => marked[start] ?? 0);
}

/** Where a phrase begins whose first telling word is at a token: with its article and the preposition before that. */
function phraseStart(tokens: readonly Token[], at: number, first: number, frames: Frames): number {
  const isIn = (index: number, ...lists: readonly ReadonlySet<string>[]): boolean =>
    index >= first && lists.some((list) => list.has(tokens[index]?.lower ?? ''));
  let from = at;
  while (isIn(from - 1, frames.articles, frames.theirs, frames.mine, frames.adjectives)) from -= 1;
  return isIn(from - 1, frames.softStops, frames.inside, frames.towards) ? from - 1 : from;
}

function cut(phrase: string): string {
  if (phrase.length <= UNUSED_LENGTH) return phrase;
  const space = phrase.lastIndexOf(' ', UNUSED_LENGTH);
  return phrase.slice(0, space > 0 ? space : UNUSED_LENGTH);
}

/** The phrases of a text that nothing was made of, as they were written. */
export function unusedIn(
  text: string,
  tokens: readonly Token[],
  used: readonly Span[],
  names: readonly string[],
  frames: Frames,
): string[] {
  const isUsed = usedIn(text, tokens, used, frames);
  const named = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  // People who are not cast, such as the asker’s husband, are no loss.
  const isPerson = (at: number): boolean => {
    const form = termAt(tokens, at, frames)?.word.form;
    return form !== undefined && (form.kind === 'child' || form.relation !== undefined);
  };
  const isTelling = (token: Token, at: number): boolean =>
    token.lower.length > 2 &&
    !named.has(token.lower) &&
    !isPerson(at) &&
    (!frames.small.has(token.lower) || termAt(tokens, at, frames) !== undefined) &&
    !frames.adverbs.has(token.lower) &&
    !frames.adjectives.has(token.lower);
  // A clause is talk, and one word that no list has tells nobody anything.
  const isThing = (from: number, to: number): boolean => {
    const words = tokens.slice(from, to + 1);
    const telling = words.filter(({ lower }) => !isLead(lower));
    const hasNoun = words.some((_, index) => termAt(tokens, from + index, frames) !== undefined);
    return telling.length <= WORDS_MAX && (hasNoun || to > from) && !words.some(({ lower }) => ACTS.test(lower));
  };
  const isLead = (lower: string): boolean =>
    [frames.articles, frames.theirs, frames.mine, frames.softStops, frames.inside, frames.towards].some((list) =>
      list.has(lower),
    );
  const phrases: string[] = [];
  let [first, start, last] = [0, -1, -1];
  for (let at = 0; at <= tokens.length && phrases.length < UNUSED_MAX; at += 1) {
    const token = tokens[at];
    if (token?.isWord && !isUsed[at]) {
      if (!isTelling(token, at)) continue;
      if (start < 0) start = phraseStart(tokens, at, first, frames);
      last = at;
      continue;
    }
    if (start >= 0 && isThing(start, last)) phrases.push(cut(text.slice(tokens[start]?.start, tokens[last]?.end)));
    [first, start] = [at + 1, -1];
  }
  return phrases;
}
