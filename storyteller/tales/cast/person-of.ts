import type { Language } from '@storyloom/shared/domain';
import type { Chance } from '../../engine/chance.ts';
import type { Part } from '../plan/events.ts';
import { formsOf, type Noun, nounOf } from '../request/lexicon.ts';
import type { Being } from '../request/request.ts';
import type { Person } from '../tell/people.ts';
import { CHILDREN, type Invented, PET_NAMES } from './invented.ts';

/** From this length on a name in capitals is no initials. */
const SHOUTED_MIN = 4;

/** A name that was typed without capitals, without its first, or in capitals only, as it is written. */
export function capitalized(name: string): string {
  const isShouted = name.length >= SHOUTED_MIN && name === name.toUpperCase() && name !== name.toLowerCase();
  const isBare = name === name.toLowerCase() || !/^\p{Lu}/u.test(name);
  const written = isShouted ? name.toLowerCase() : name;
  return isShouted || isBare ? written.replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

/** The words for a toy animal, so that no reader takes it for a live one. */
const TOY_NOUN: Readonly<Record<Language, (noun: Noun) => string>> = {
  english: ({ bare }) => `a toy ${bare}`,
  spanish: ({ a }) => `${a} de peluche`,
  french: ({ a }) => `${a} en peluche`,
  chinese: ({ bare, measure = '个' }) => `一${measure}玩具${bare}`,
};
const isPlush = ({ kind, concept = '' }: Being): boolean =>
  kind === 'toy' && /^(?:animal|creature)$/.test(formsOf(concept, 'english')[0]?.kind ?? '');

/**
 * Somebody as a story speaks of them.
 * @param said what the request calls them, which chooses among words for the same
 */
export function personOf(being: Being, role: Part, language: Language, said = ''): Person {
  const { name, concept, gender, age } = being;
  const noun = concept === undefined ? undefined : nounOf(concept, language, gender, said);
  // A toy or an animal is spoken of as its word is, if nothing else is said.
  const own = gender ?? (being.kind === 'child' || being.kind === 'grownup' ? undefined : (noun?.gender ?? 'm'));
  return {
    role,
    name: name === undefined ? (noun?.the ?? '') : capitalized(name),
    gender: own,
    ...(noun
      ? { noun: { noun: noun.bare, a: isPlush(being) ? TOY_NOUN[language](noun) : noun.a, the: noun.the } }
      : {}),
    ...(age === undefined ? {} : { age }),
  };
}

/** A name for somebody whom the request doesn’t name. */
export function nameFor(
  { kind, gender, concept }: Being,
  toys: readonly Invented[],
  language: Language,
  chance: Chance,
): string {
  if (kind === 'toy') {
    // `un zorro de peluche` is no Chapotea.
    const own = gender ?? nounOf(concept ?? '', language)?.gender;
    return chance.pick(toys.some((toy) => toy.gender === own) ? toys.filter((toy) => toy.gender === own) : toys).name;
  }
  if (kind === 'animal') return chance.pick(PET_NAMES[language]);
  const children = CHILDREN[language].filter((child) => gender === undefined || child.gender === gender);
  return chance.pick(children).name;
}
