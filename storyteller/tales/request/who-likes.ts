import type { Language } from '@storyloom/shared/domain';
import { sentenceAt } from './incidental.ts';
import type { Being } from './request.ts';

type Spaced = Exclude<Language, 'chinese'>;
type Gender = 'm' | 'f';

const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'iu');

/** Subjects that stand for a name. */
const PRONOUNS: Readonly<Record<Spaced, Readonly<Record<Gender, RegExp>>>> = {
  english: { m: word("he|he[’']?s"), f: word("she|she[’']?s") },
  spanish: { m: word('él'), f: word('ella') },
  french: { m: word('il'), f: word('elle') },
};
const AND = word('and|but|y|e|pero|et|mais');
const WHO = word('who|que|qui|q|whose');
/** Before what somebody without a name loves: `her sister also loves`. */
const RELATIVE_LIKES =
  /(?:sister|brother|friend|cousin|mum|mom|dad|gran|grandma|grandpa|dog|cat|herman[oa]|amig[oa]|prim[oa]|madre|padre|mamá|papá|abuel[oa]|perr[oa]|gat[oa]|sœur|soeur|frère|copain|copine|ami|amie|cousine?|maman|papa|mamie|papi|chien|chat)(?: (?:also|really|just|le|les|aussi))? ?$/iu;

interface Named {
  readonly being: Being;
  readonly at: number;
}

/** Names before a place, in the order of the text, each where it stands last. */
function namedBefore(text: string, from: number, to: number, cast: readonly Being[]): readonly Named[] {
  const part = text.slice(from, to).toLowerCase();
  return cast
    .flatMap((being) => {
      const at = being.name === undefined ? -1 : part.indexOf(being.name.toLowerCase());
      return at < 0 ? [] : [{ being, at: from + at }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** The first in the sentences before a place whom a pronoun can stand for. */
function antecedent(text: string, at: number, gender: Gender, cast: readonly Being[]): Being | undefined {
  let to = at;
  for (let turn = 0; turn < 3 && to > 0; turn += 1) {
    const { start } = sentenceAt(text, to);
    const fitting = namedBefore(text, start, to, cast).filter(({ being }) => (being.gender ?? gender) === gender);
    if (fitting[0]) return fitting[0].being;
    to = start - 1;
  }
  return undefined;
}

/**
 * Whether it is the hero who loves something: the sentence names or refers to the hero and not to a brother or a pet.
 * @param at where the text says that somebody loves it
 */
export function isHeroWhoLikes(
  text: string,
  at: number,
  hero: Being,
  cast: readonly Being[],
  language: Spaced,
): boolean {
  const { start } = sentenceAt(text, at);
  const here = namedBefore(text, start, at, cast);
  const last = here.at(-1);
  const between = text.slice(last ? last.at + (last.being.name?.length ?? 0) : start, at);
  const gender = (['m', 'f'] as const).find((each) => PRONOUNS[language][each].test(between));
  if (gender) {
    const pronoun = text.slice(start, at).search(PRONOUNS[language][gender]);
    return antecedent(text, start + pronoun, gender, cast) === hero;
  }
  if (!last) return !RELATIVE_LIKES.test(between) || RELATIVE_LIKES.test(hero.concept ?? '');
  const isFirst = AND.test(between) && !WHO.test(between);
  return (isFirst ? here[0]?.being : last.being) === hero;
}
