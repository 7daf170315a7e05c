import type { Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import type { Tags, TaleType } from '../plan/events.ts';
import { breakerIn } from '../request/circumstances.ts';
import { formsOf, nounOf } from '../request/lexicon.ts';
import { isToyLike } from '../request/everyday.ts';
import type { Being, Request } from '../request/request.ts';
import { foldOf, plainOf } from '../request/tokens.ts';
import type { Row } from '../tell/parse-tale.ts';
import type { People, Person } from '../tell/people.ts';
import { elderOf, isElder } from './elder-of.ts';
import { CHILDREN, TOYS } from './invented.ts';
import { isSibling, kinOf } from './kin.ts';
import { capitalized, nameFor, personOf } from './person-of.ts';
import { TOY } from '../types.ts';

/** The people of a story, and what they are as conditions of its events and wordings. */
export interface Cast {
  readonly people: People;
  readonly tags: Tags;
  /** What the second child is to the hero, as the row `kin`. */
  readonly kin?: Row;
  /** The name of a baby who comes, as the row `baby`. */
  readonly baby?: Row;
  /** The concept that the story is about where it differs from the request's: a lost stuffed animal is told as a cuddly toy. */
  readonly about?: string;
  /** Those who have no part in it, as the request calls them: names, and animals or toys without one. */
  readonly left: readonly string[];
}

/** Pets with wordings of their own. */
const PETS: Readonly<Record<string, string>> = { dog: 'dog', puppy: 'dog', cat: 'cat', kitten: 'cat' };

/** What kind of pet an animal is, as a condition of wordings. */
export const petTag = (concept: string | undefined): string => `pet ${PETS[concept ?? ''] ?? 'other'}`;

/** How a friend can take part: a toy is carried, an animal beside a child acts, everyone else speaks. */
function friendTags(friend: Being, hero: Being): readonly string[] {
  const { kind, concept, isAfraid } = friend;
  const calm = isAfraid === false ? ['friend fearless'] : [];
  if (kind === 'toy') return ['friend toy', ...calm];
  if (kind === 'animal') return ['friend pet', petTag(concept), ...calm];
  return ['friend speaking', `kin ${isSibling(friend) || isSibling(hero) ? 'sibling' : 'friend'}`, ...calm];
}

/** What a request calls somebody; `undefined` for people without a name. */
function writtenAs({ name, kind, concept }: Being, prompt: string, language: Language): string | undefined {
  const noun = kind === 'child' || kind === 'grownup' ? undefined : nounOf(concept ?? '', language);
  const words = prompt.toLowerCase();
  return name ?? [noun?.plural, noun?.bare].find((word) => word !== undefined && words.includes(word));
}

export interface Casting {
  readonly prompt: string;
  /** What the user wrote about who is in the story. */
  readonly who?: string | undefined;
  /** Names that an invented person doesn’t have. */
  readonly avoid?: readonly string[] | undefined;
  readonly type?: Pick<TaleType, 'hasThing' | 'elder'>;
}

/** Whether a character without a name is part of the story: a toy, a wished-for pet or a brother, but not the dogs a child fears. */
const isCompany = ({ kind, concept, relation }: Being, { about }: Request): boolean =>
  concept !== about?.concept &&
  (kind === 'toy' ? concept !== 'toy' : relation !== undefined || (kind === 'animal' && about?.concept === 'pet'));

const SIBLINGS = [
  ['brother', /brother|frère|herman(?:it)?o|弟弟|哥哥/iu],
  ['sister', /sister|s(?:œ|oe)ur|herman(?:it)?a|妹妹|姐姐/iu],
] as const;

/** Between words for a baby and its name. */
const CALLED = /^[\s,:(（，]*(?:(?:that is |who is |que |qui )?(?:called|named|se llama|s[’']appelle) |叫)?$/u;

/** A brother or sister who is only just born, by the request's trouble: nobody who can act. */
function isBaby({ kind, name, concept, relation }: Being, { about }: Request, prompt: string): boolean {
  if (about?.concept !== 'baby' || kind !== 'child') return false;
  const own = SIBLINGS.find(([, word]) => word.test(about.phrase))?.[0];
  const isBorn = /^(?:brother|sister)$/.test(relation ?? concept ?? '');
  const from = prompt.indexOf(about.phrase);
  const to = name === undefined ? -1 : prompt.indexOf(name);
  // `une petite sœur qui vient de naître, Rosalie`
  if (to > from && CALLED.test(prompt.slice(from + about.phrase.length, to))) return true;
  // `Lina et son frère Karim vont avoir un petit frère`
  const isAfter = name === undefined || to > from;
  return isBorn && isAfter && (own === undefined || (relation ?? concept) === own);
}

/** Words for an animal that is a toy. */
const CLOTH = /peluche|trapo|tela|juguete|plush|stuffed|toy|cuddly|doudou|tissu|chiffon|布|毛绒|玩具/iu;

/** Stories of an animal that is gone or in trouble; in others one that is lost has a mind of its own. */
const isOfAnimals = ({ trouble, about }: Request): boolean =>
  trouble === 'rescue' || (trouble === 'lost' && about?.concept !== TOY);

/** The thing that a request is about, or the toy or animal in its place: a lost toy, a kitten in a tree. */
function thingOf(request: Request, language: Language): { readonly being?: Being; readonly thing?: Person } {
  const { about, leads, others } = request;
  if (!about) return {};
  const [first, ...rest] = leads;
  const lead = first && first.kind !== 'child' && first.kind !== 'grownup' ? [first] : [];
  // A snowman is made, though it is somebody.
  const isMade = request.trouble === 'make' && about.concept === 'snowman';
  const being = (isMade ? [] : [...others, ...lead, ...rest]).find(({ name, concept }) =>
    name === undefined
      ? concept === about.concept
      : about.phrase.includes(name) || (concept !== undefined && concept === about.concept),
  );
  const isAnimal = being !== undefined && !isToyLike(being) && !CLOTH.test(about.phrase);
  if (isAnimal && !isOfAnimals(request)) return {};
  if (being)
    return { being, thing: personOf({ ...being, kind: isAnimal ? 'animal' : 'toy' }, 'thing', language, about.phrase) };
  const noun = about.concept === undefined ? undefined : nounOf(about.concept, language, undefined, about.phrase);
  const isPlace = /^(?:place|idea)$/.test(formsOf(about.concept ?? '', language)[0]?.kind ?? '');
  if (!noun || isPlace) return {};
  const isNeuter = language === 'english' || language === 'chinese';
  const gender = isNeuter && request.trouble !== 'rescue' ? 'n' : (noun.gender ?? 'm');
  const forms = { noun: noun.bare, a: noun.a, the: noun.the };
  return { thing: { role: 'thing', name: noun.the, gender, noun: forms } };
}

/** Characters between the words for a new child and its name, at most. */
const SAID_AFTER = 40;

/** The new child in class, or the friend who moves away: the name that follows the words for one, `the new kid is called Svetlana`. */
function newcomerOf({ about, leads, others }: Request, prompt: string): Being | undefined {
  const isFriend = ({ relation, concept }: Being): boolean => relation === 'friend' || concept === 'friend';
  if (about?.concept === 'farewell')
    return [...leads, ...others].find((each) => each.name !== undefined && isFriend(each));
  if (about?.concept !== 'classmate') return undefined;
  const end = prompt.indexOf(about.phrase) + about.phrase.length;
  const after = (name = ''): number => {
    const at = prompt.toLowerCase().indexOf(name.toLowerCase(), end);
    return at < 0 ? Infinity : at - end;
  };
  const children = [...leads, ...others].filter(({ kind, name }) => kind === 'child' && name !== undefined);
  const [nearest] = children.toSorted((one, other) => after(one.name) - after(other.name));
  if (nearest && after(nearest.name) < SAID_AFTER) return nearest;
  // `Sara es nueva en la clase de Hugo`
  const isOwner = ({ name }: Being): boolean => name !== undefined && about.phrase.includes(name);
  return children.some(isOwner) ? children.find((each) => !isOwner(each)) : undefined;
}

/** Words for promising, which mostly follow the name: `亦辰答应放学陪妹妹小桃`. */
const PROMISES = /promise[sd]?(?![a-z])|prometi|promet|promis|答应|说好|保证/iu;

/** The children with the one first who made a promise. */
function promiserFirst(leads: readonly Being[], { about }: Request, prompt: string): readonly Being[] {
  const at = about?.concept === 'sibling' ? prompt.search(PROMISES) : -1;
  if (at < 0) return leads;
  const gap = ({ name = '' }: Being): number => {
    const before = prompt.toLowerCase().lastIndexOf(name.toLowerCase(), at);
    return name === '' || before < 0 ? Infinity : at - before;
  };
  return leads.toSorted((one, other) => gap(one) - gap(other));
}

/** Whether nobody has a trouble alone: two best friends who fight, a race. */
const needsChild = ({ trouble, about }: Request): boolean =>
  trouble === 'quarrel' || /^(?:race|sibling|classmate|farewell)$/.test(about?.concept ?? '');

/**
 * Casts the people who are asked for first, and invents who is missing: a child, a toy for company, a grown-up nearby. `undefined` for
 * a cast that the tales cannot tell of yet.
 */
export function castStory(request: Request, language: Language, casting: Casting): Cast | undefined {
  const { prompt, who = '', avoid = [], type: { hasThing, elder: outsiders } = {} } = casting;
  const chance = createChance(`${prompt}|cast`);
  const { being, thing } = hasThing ? thingOf(request, language) : {};
  if (hasThing && !thing) return undefined;
  const newcomer = newcomerOf(request, prompt);
  const breaker = breakerIn(request, foldOf(plainOf(prompt)));
  const isConfessed = request.trouble === 'confess';
  const players = promiserFirst(
    [...new Set([...(breaker ? [breaker] : []), ...request.leads])].filter(
      (each) => each !== being && each !== newcomer,
    ),
    request,
    prompt,
  ).toSorted((one, next) => (isConfessed ? Number(one.name === undefined) - Number(next.name === undefined) : 0));
  const [first, other] = newcomer ? [players[0], newcomer] : players;
  // Whoever is no child leads beside one: the rabbit Hopkins is afraid of the dark, and a child finds out with him.
  const isCreature = first !== undefined && first.kind !== 'child';
  if (isCreature && (hasThing || first.name === undefined || (first.kind !== 'toy' && first.kind !== 'animal')))
    return undefined;
  const lead = isCreature ? request.others.find(({ kind, name }) => kind === 'child' && name !== undefined) : first;
  // A second lead without a name is the first once more: a girl, and then her name.
  const isNobody = other?.name === undefined || other === being || isBaby(other, request, prompt);
  const second = isCreature ? first : isNobody ? undefined : other;
  const names = [...request.leads, ...request.others].flatMap(({ name }) => name ?? []);
  const taken = new Set([...avoid, ...names].map((name) => name.toLowerCase()));
  const unused = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] => {
    const others = all.filter(({ name }) => !taken.has(name.toLowerCase()));
    return others.length > 0 ? others : all;
  };
  const child = chance.pick(unused(CHILDREN[language]));
  const hero: Being = lead?.name === undefined ? { ...child, ...lead, kind: 'child' } : lead;
  const free = request.others.filter(
    (each) =>
      each !== being && each !== lead && !isElder(each) && each.kind !== 'grownup' && !isBaby(each, request, prompt),
  );
  const named = free.filter(({ name }) => name !== undefined);
  // A toy or pet beside another child comes along as well.
  const anotherChild = named.find(({ kind }) => kind === 'child');
  const company =
    anotherChild ?? (needsChild(request) ? undefined : (named[0] ?? free.find((each) => isCompany(each, request))));
  const toy = chance.pick(unused(TOYS[language]));
  const also = free.find(
    (each) =>
      each !== (second ? undefined : company) &&
      each.name !== undefined &&
      (each.kind === 'toy' || each.kind === 'animal'),
  );
  const friend: Being =
    second ??
    (company
      ? { name: nameFor(company, unused(TOYS[language]), language, chance), ...company }
      : needsChild(request)
        ? { ...chance.pick(unused(CHILDREN[language]).filter(({ name }) => name !== hero.name)), kind: 'child' }
        : { ...toy, kind: 'toy' });
  const said = `${prompt} ${who}`;
  const elder = elderOf(request, language, { said, outsiders, chance });
  const isToy =
    request.trouble === 'lost' &&
    (being ? isToyLike(being) || CLOTH.test(said) : CLOTH.test(request.about?.phrase ?? ''));
  const person = personOf(friend, 'friend', language);
  if (friend.kind !== 'child' && !person.noun) return undefined;
  const kin = kinOf(hero, friend, said, language);
  const baby = [...request.leads.slice(1), ...request.others].find((each) => isBaby(each, request, prompt));
  const cast = [being, second ? undefined : company, elder.asked, lead, also, baby, newcomer];
  const left = [...request.others, ...(isCreature && other ? [other] : [])].filter((each) => !cast.includes(each));
  return {
    people: {
      hero: personOf(hero, 'hero', language),
      friend: person,
      elder: elder.person,
      ...(also ? { also: personOf(also, 'also', language) } : {}),
      ...(thing ? { thing } : {}),
    },
    ...(isToy ? { about: TOY } : {}),
    left: left.flatMap((each) =>
      each.concept === request.about?.concept ? [] : (writtenAs(each, prompt, language) ?? []),
    ),
    ...(kin ? { kin } : {}),
    ...(baby?.name === undefined ? {} : { baby: { name: capitalized(baby.name) } }),
    tags: new Set([
      'hero child',
      ...(hero.age === undefined ? [] : ['hero aged']),
      ...friendTags(friend, hero),
      ...(isCreature ? ['friend leads'] : []),
      ...elder.tags,
      ...(also ? [also.kind === 'toy' ? 'also toy' : 'also pet'] : []),
      ...(being?.name === undefined ? [] : ['thing named']),
    ]),
  };
}
