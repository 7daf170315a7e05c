import type { Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import type { Role, Tags } from '../plan/events.ts';
import { nounOf } from '../request/lexicon.ts';
import type { Being, Request } from '../request/request.ts';
import type { Person } from '../tell/people.ts';
import { CHILDREN, type Elder, ELDER_NAMES, ELDERS, TOYS } from './invented.ts';

/** The people of a story, and what they are as conditions of its events and wordings. */
export interface Cast {
  readonly people: Readonly<Record<Role, Person>>;
  readonly tags: Tags;
}

const isElder = (being: Being): being is Being & { relation: Elder } =>
  (ELDERS as readonly string[]).includes(being.relation ?? '');

/** Pets with wordings of their own. */
const PETS: Readonly<Record<string, string>> = { dog: 'dog', puppy: 'dog', cat: 'cat', kitten: 'cat' };

/** What kind of pet an animal is, as a condition of wordings. */
export const petTag = (concept: string | undefined): string => `pet ${PETS[concept ?? ''] ?? 'other'}`;

/** How a friend can take part: a toy is carried, an animal beside a child acts, everyone else speaks. */
function friendTags({ kind, concept, relation }: Being): readonly string[] {
  if (kind === 'toy') return ['friend toy'];
  if (kind === 'animal') return ['friend pet', petTag(concept)];
  return ['friend speaking', `kin ${relation === 'brother' || relation === 'sister' ? 'sibling' : 'friend'}`];
}

function personOf(being: Being, role: Role, language: Language): Person {
  const { name, concept, gender, age } = being;
  const noun = concept === undefined ? undefined : nounOf(concept, language, gender);
  // A toy or an animal is spoken of as its word is, if nothing else is said.
  const own = gender ?? (being.kind === 'child' || being.kind === 'grownup' ? undefined : (noun?.gender ?? 'm'));
  return {
    role,
    name: name ?? noun?.the ?? '',
    gender: own,
    ...(noun ? { noun: { noun: noun.bare, a: noun.a, the: noun.the } } : {}),
    ...(age === undefined ? {} : { age }),
  };
}

/**
 * Casts the people who are asked for first, and invents who is missing: a child, a toy for company, a grown-up nearby. `undefined` for
 * a cast that the tales cannot tell of yet.
 */
export function castStory(
  request: Request,
  language: Language,
  { seed, avoid = [] }: { readonly seed: string; readonly avoid?: readonly string[] | undefined },
): Cast | undefined {
  const chance = createChance(`${seed}|cast`);
  const [lead, second] = request.leads;
  if (lead && lead.kind !== 'child') return undefined;
  const unused = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] => {
    const others = all.filter(({ name }) => !avoid.includes(name));
    return others.length > 0 ? others : all;
  };
  const child = chance.pick(unused(CHILDREN[language]));
  const hero: Being = lead?.name === undefined ? { ...child, ...lead, kind: 'child' } : lead;
  const company = request.others.find(
    (being) => !isElder(being) && being.kind !== 'grownup' && being.name !== undefined,
  );
  const friend: Being = second ?? company ?? { ...chance.pick(unused(TOYS[language])), kind: 'toy' };
  const asked = request.others.find(isElder);
  const relation = asked?.relation ?? chance.pick(['mother', 'father'] as const);
  const called = ELDER_NAMES[language][relation];
  const isWoman = relation === 'mother' || relation === 'grandmother';
  const person = personOf(friend, 'friend', language);
  if (friend.kind !== 'child' && !person.noun) return undefined;
  return {
    people: {
      hero: personOf(hero, 'hero', language),
      friend: person,
      elder: { role: 'elder', name: called, gender: isWoman ? 'f' : 'm' },
    },
    tags: new Set([
      'hero child',
      ...(hero.age === undefined ? [] : ['hero aged']),
      ...friendTags(friend),
      `elder ${relation}`,
      relation === 'mother' || relation === 'father' ? 'elder parent' : 'elder grandparent',
      ...(asked ? ['elder asked'] : []),
    ]),
  };
}
