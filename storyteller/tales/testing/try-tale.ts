import type { Language } from '@storyloom/shared/domain';
import { soundPlans } from '../plan/plan-story.ts';
import type { Trouble } from '../request/request.ts';
import type { Person } from '../tell/people.ts';
import { tellTale } from '../tell/tell-tale.ts';
import { TABLES, taleOf } from '../troubles.ts';

type Cast = Readonly<Record<'hero' | 'toy' | 'pet' | 'speaking' | 'elder', Omit<Person, 'role'>>>;

/** Made-up casts, for writers who try what they wrote. */
const CASTS: Readonly<Record<Language, Cast>> = {
  english: {
    hero: { name: 'Mila', gender: 'f', age: 5 },
    toy: { name: 'Pip', gender: 'm', noun: { noun: 'rabbit', a: 'a rabbit', the: 'the rabbit' } },
    pet: { name: 'Biscuit', gender: 'm', noun: { noun: 'dog', a: 'a dog', the: 'the dog' } },
    speaking: { name: 'Leo', gender: 'm' },
    elder: { name: 'Mum', gender: 'f' },
  },
  spanish: {
    hero: { name: 'Mateo', gender: 'm', age: 6 },
    toy: { name: 'Lola', gender: 'f', noun: { noun: 'tortuga', a: 'una tortuga', the: 'la tortuga' } },
    pet: { name: 'Trufa', gender: 'f', noun: { noun: 'perra', a: 'una perra', the: 'la perra' } },
    speaking: { name: 'Inés', gender: 'f' },
    elder: { name: 'mamá', gender: 'f' },
  },
  french: {
    hero: { name: 'Zoé', gender: 'f', age: 4 },
    toy: { name: 'Ours', gender: 'm', noun: { noun: 'ours', a: 'un ours', the: 'l’ours' } },
    pet: { name: 'Plume', gender: 'f', noun: { noun: 'chatte', a: 'une chatte', the: 'la chatte' } },
    speaking: { name: 'Arthur', gender: 'm' },
    elder: { name: 'Maman', gender: 'f' },
  },
  chinese: {
    hero: { name: '小明', gender: 'm', age: 6 },
    toy: { name: '团团', gender: 'm', noun: { noun: '熊', a: '一只熊', the: '熊' } },
    pet: { name: '花花', gender: 'f', noun: { noun: '猫', a: '一只猫', the: '猫' } },
    speaking: { name: '朵朵', gender: 'f' },
    elder: { name: '妈妈', gender: 'f' },
  },
};

interface Trial {
  readonly trouble: Trouble;
  readonly language: Language;
  readonly about: string;
  readonly friend: 'toy' | 'pet' | 'speaking';
  readonly length: number;
  readonly attempt: number;
}

/** A story of a made-up cast; other attempts have other plans and other words. */
export function tryTale({ trouble, language, about, friend, length, attempt }: Trial): string {
  const table = TABLES[trouble];
  const tale = taleOf(trouble, language);
  if (!table || !tale) return `Nothing is written for ${trouble} in ${language}.`;
  const cast = CASTS[language];
  const tags = new Set([
    `about ${about}`,
    `friend ${friend}`,
    'hero child',
    'hero aged',
    'elder mother',
    'elder parent',
  ]);
  const plans = (length < 600 ? [1, 2] : [3]).flatMap((attempts) =>
    soundPlans(table.events, { tags, attempts, bedtime: true }),
  );
  const events = plans[attempt % plans.length] ?? [];
  const people = {
    hero: { ...cast.hero, role: 'hero' },
    friend: { ...cast[friend], role: 'friend' },
    elder: { ...cast.elder, role: 'elder' },
  } as const;
  const plan = events.map(({ id }) => id).join(' → ');
  return `${plan}\n\n${tellTale({ language, tale, events, people, tags, length, seed: 'trial', attempt })}`;
}
