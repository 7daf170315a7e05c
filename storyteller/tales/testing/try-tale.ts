import type { Language } from '@storyloom/shared/domain';
import { soundPlans } from '../plan/plan-story.ts';
import type { Person } from '../tell/people.ts';
import { tellTale } from '../tell/tell-tale.ts';
import { attemptsFor, subjectOf, TABLES, taleOf } from '../troubles.ts';

type Cast = Readonly<Record<'hero' | 'toy' | 'dog' | 'cat' | 'speaking' | 'elder' | 'thing', Omit<Person, 'role'>>>;

/** Made-up casts, for writers who try what they wrote. */
const CASTS: Readonly<Record<Language, Cast>> = {
  english: {
    hero: { name: 'Mila', gender: 'f', age: 5 },
    toy: { name: 'Pip', gender: 'm', noun: { noun: 'rabbit', a: 'a rabbit', the: 'the rabbit' } },
    dog: { name: 'Biscuit', gender: 'm', noun: { noun: 'dog', a: 'a dog', the: 'the dog' } },
    cat: { name: 'Socks', gender: 'm', noun: { noun: 'cat', a: 'a cat', the: 'the cat' } },
    speaking: { name: 'Leo', gender: 'm' },
    elder: { name: 'Mum', gender: 'f' },
    thing: { name: 'the kite', gender: 'n', noun: { noun: 'kite', a: 'a kite', the: 'the kite' } },
  },
  spanish: {
    hero: { name: 'Mateo', gender: 'm', age: 6 },
    toy: { name: 'Lola', gender: 'f', noun: { noun: 'tortuga', a: 'una tortuga', the: 'la tortuga' } },
    dog: { name: 'Trufa', gender: 'f', noun: { noun: 'perra', a: 'una perra', the: 'la perra' } },
    cat: { name: 'Luna', gender: 'f', noun: { noun: 'gata', a: 'una gata', the: 'la gata' } },
    speaking: { name: 'Inés', gender: 'f' },
    elder: { name: 'mamá', gender: 'f' },
    thing: { name: 'la cometa', gender: 'f', noun: { noun: 'cometa', a: 'una cometa', the: 'la cometa' } },
  },
  french: {
    hero: { name: 'Zoé', gender: 'f', age: 4 },
    toy: { name: 'Ours', gender: 'm', noun: { noun: 'ours', a: 'un ours', the: 'l’ours' } },
    dog: { name: 'Gaspard', gender: 'm', noun: { noun: 'chien', a: 'un chien', the: 'le chien' } },
    cat: { name: 'Plume', gender: 'f', noun: { noun: 'chatte', a: 'une chatte', the: 'la chatte' } },
    speaking: { name: 'Arthur', gender: 'm' },
    elder: { name: 'Maman', gender: 'f' },
    thing: {
      name: 'le cerf-volant',
      gender: 'm',
      noun: { noun: 'cerf-volant', a: 'un cerf-volant', the: 'le cerf-volant' },
    },
  },
  chinese: {
    hero: { name: '小明', gender: 'm', age: 6 },
    toy: { name: '团团', gender: 'm', noun: { noun: '熊', a: '一只熊', the: '熊' } },
    dog: { name: '豆豆', gender: 'm', noun: { noun: '狗', a: '一只狗', the: '狗' } },
    cat: { name: '花花', gender: 'f', noun: { noun: '猫', a: '一只猫', the: '猫' } },
    speaking: { name: '朵朵', gender: 'f' },
    elder: { name: '妈妈', gender: 'f' },
    thing: { name: '风筝', gender: 'n', noun: { noun: '风筝', a: '一只风筝', the: '风筝' } },
  },
};

/** The kinds of friend a trial can have, and their tags. */
const FRIENDS = {
  toy: ['friend toy'],
  dog: ['friend pet', 'pet dog'],
  cat: ['friend pet', 'pet cat'],
  sibling: ['friend speaking', 'kin sibling'],
  friend: ['friend speaking', 'kin friend'],
} as const;

interface Trial {
  readonly tale: string;
  readonly language: Language;
  readonly about: string;
  readonly friend: keyof typeof FRIENDS;
  readonly length: number;
  readonly attempt: number;
}

/** A story of a made-up cast; each attempt has another plan and other words. */
export function tryTale({ tale: id, language, about, friend, length, attempt }: Trial): string {
  const table = TABLES[id];
  const tale = taleOf(id, language);
  if (!table || !tale) return `There is no tales/${id}/${language}.md.`;
  const cast = CASTS[language];
  const tags = new Set([
    ...FRIENDS[friend],
    `about ${subjectOf(id, about)}`,
    'hero child',
    'hero aged',
    'elder mother',
    'elder parent',
  ]);
  const plans = attemptsFor(length).flatMap((attempts) => soundPlans(table.events, { tags, attempts, bedtime: true }));
  const events = plans[attempt % plans.length] ?? [];
  const people = {
    hero: { ...cast.hero, role: 'hero' },
    friend: { ...cast[friend === 'sibling' || friend === 'friend' ? 'speaking' : friend], role: 'friend' },
    elder: { ...cast.elder, role: 'elder' },
    ...(table.hasThing ? { thing: { ...cast.thing, role: 'thing' } as const } : {}),
  } as const;
  const plan = events.map((event) => event.id).join(' → ');
  return `${plan}\n\n${tellTale({ language, tale, events, people, tags, about, length, seed: 'trial', attempt })}`;
}
