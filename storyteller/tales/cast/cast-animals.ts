import type { Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { ANIMALS } from '../plan/plots.ts';
import type { Being, Request } from '../request/request.ts';
import type { Cast, Casting } from './cast-story.ts';
import { elderOf } from './elder-of.ts';
import { NEIGHBOR_ANIMALS, PET_NAMES } from './invented.ts';
import { personOf } from './person-of.ts';

const isAnimal = ({ kind }: Being): boolean => kind === 'animal' || kind === 'creature';

/** Whether a request is about an animal and names no child. An animal that is rescued or gone from home has people. */
export const isAmongAnimals = ({ leads, others, trouble, about }: Request): boolean =>
  leads[0] !== undefined &&
  isAnimal(leads[0]) &&
  leads[0].concept !== undefined &&
  trouble !== 'rescue' &&
  !(trouble === 'lost' && about?.concept === leads[0].concept) &&
  [...leads, ...others].every(({ kind, name }) => kind !== 'child' || name === undefined);

/** Casts two animals. A missing one is invented, and one without a name is given a name. */
export function castAnimals(request: Request, language: Language, { prompt, avoid = [], who = '' }: Casting): Cast {
  const chance = createChance(`${prompt}|cast`);
  const animals = [...request.leads, ...request.others].filter((each) => isAnimal(each) && each.concept !== undefined);
  const [lead, other] = animals;
  const taken = new Set([...avoid, ...animals.flatMap(({ name }) => name ?? [])].map((name) => name.toLowerCase()));
  const [mine, its] = chance.shuffle(PET_NAMES[language].filter((name) => !taken.has(name.toLowerCase())));
  const neighbor = chance.pick(
    NEIGHBOR_ANIMALS[language].filter(({ name, concept }) => concept !== lead?.concept && name !== lead?.name),
  );
  const hero: Being = { kind: 'animal', ...(mine === undefined ? {} : { name: mine }), ...lead };
  const invented = its === undefined ? {} : { name: its };
  // Two ants over a crumb are both ants.
  const alike: Being = {
    ...neighbor,
    kind: 'animal',
    ...(lead?.concept ? { concept: lead.concept } : {}),
    ...invented,
  };
  const friend: Being = other
    ? { ...invented, ...other }
    : request.trouble === 'quarrel'
      ? alike
      : { ...neighbor, kind: 'animal' };
  const elder = elderOf(request, language, { said: `${prompt} ${who}`, outsiders: undefined, chance });
  return {
    people: {
      hero: personOf(hero, 'hero', language, prompt),
      friend: personOf(friend, 'friend', language, prompt),
      elder: elder.person,
    },
    left: animals.slice(2).flatMap(({ name }) => name ?? []),
    tags: new Set([ANIMALS, 'friend animal']),
  };
}
