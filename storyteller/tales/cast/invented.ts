import type { Language } from '@storyloom/shared/domain';

/** Somebody for a story whose prompt names nobody. */
interface Invented {
  readonly name: string;
  readonly gender: 'm' | 'f';
}

export const CHILDREN: Readonly<Record<Language, readonly Invented[]>> = {
  english: [
    { name: 'Nell', gender: 'f' },
    { name: 'Robin', gender: 'm' },
    { name: 'Ada', gender: 'f' },
    { name: 'Toby', gender: 'm' },
  ],
  spanish: [
    { name: 'Vera', gender: 'f' },
    { name: 'Bruno', gender: 'm' },
    { name: 'Julia', gender: 'f' },
    { name: 'Nico', gender: 'm' },
  ],
  french: [
    { name: 'Lila', gender: 'f' },
    { name: 'Basile', gender: 'm' },
    { name: 'Margot', gender: 'f' },
    { name: 'Timéo', gender: 'm' },
  ],
  chinese: [
    { name: '小禾', gender: 'f' },
    { name: '乐乐', gender: 'm' },
    { name: '果果', gender: 'f' },
    { name: '阿宝', gender: 'm' },
  ],
};

/** A toy for a hero who comes alone, and what it is. */
export const TOYS: Readonly<Record<Language, readonly (Invented & { readonly concept: string })[]>> = {
  english: [
    { name: 'Mr Brown', gender: 'm', concept: 'bear' },
    { name: 'Hop', gender: 'm', concept: 'rabbit' },
    { name: 'Minnow', gender: 'f', concept: 'mouse' },
    { name: 'Captain', gender: 'm', concept: 'penguin' },
  ],
  spanish: [
    { name: 'Bolita', gender: 'f', concept: 'bear' },
    { name: 'Zanahorio', gender: 'm', concept: 'rabbit' },
    { name: 'Miga', gender: 'f', concept: 'mouse' },
    { name: 'Almirante', gender: 'm', concept: 'penguin' },
  ],
  french: [
    { name: 'Nounours', gender: 'm', concept: 'bear' },
    { name: 'Carotte', gender: 'm', concept: 'rabbit' },
    { name: 'Miette', gender: 'f', concept: 'mouse' },
    { name: 'Capitaine', gender: 'm', concept: 'penguin' },
  ],
  chinese: [
    { name: '墩墩', gender: 'm', concept: 'bear' },
    { name: '跳跳', gender: 'm', concept: 'rabbit' },
    { name: '米粒', gender: 'f', concept: 'mouse' },
    { name: '船长', gender: 'm', concept: 'penguin' },
  ],
};

/** For an animal that a request does not name. */
export const PET_NAMES: Readonly<Record<Language, readonly string[]>> = {
  english: ['Button', 'Pepper', 'Clover', 'Domino'],
  spanish: ['Nube', 'Pipa', 'Chispa', 'Canela'],
  french: ['Caramel', 'Noisette', 'Réglisse', 'Pompon'],
  chinese: ['豆包', '雪球', '可可', '芝麻'],
};
