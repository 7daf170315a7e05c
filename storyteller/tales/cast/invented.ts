import type { Language } from '@storyloom/shared/domain';

/** Somebody for a story whose prompt names nobody. */
export interface Invented {
  readonly name: string;
  readonly gender: 'm' | 'f';
}

export const CHILDREN: Readonly<Record<Language, readonly Invented[]>> = {
  english: [
    { name: 'Nell', gender: 'f' },
    { name: 'Robin', gender: 'm' },
    { name: 'Ada', gender: 'f' },
    { name: 'Toby', gender: 'm' },
    { name: 'June', gender: 'f' },
    { name: 'Felix', gender: 'm' },
    { name: 'Iris', gender: 'f' },
    { name: 'Hugh', gender: 'm' },
    { name: 'Wanda', gender: 'f' },
    { name: 'Otis', gender: 'm' },
  ],
  spanish: [
    { name: 'Vera', gender: 'f' },
    { name: 'Bruno', gender: 'm' },
    { name: 'Julia', gender: 'f' },
    { name: 'Nico', gender: 'm' },
    { name: 'Alma', gender: 'f' },
    { name: 'Gael', gender: 'm' },
    { name: 'Lola', gender: 'f' },
    { name: 'Teo', gender: 'm' },
    { name: 'Carmela', gender: 'f' },
    { name: 'Martín', gender: 'm' },
  ],
  french: [
    { name: 'Lila', gender: 'f' },
    { name: 'Basile', gender: 'm' },
    { name: 'Margot', gender: 'f' },
    { name: 'Timéo', gender: 'm' },
    { name: 'Suzanne', gender: 'f' },
    { name: 'Achille', gender: 'm' },
    { name: 'Rosalie', gender: 'f' },
    { name: 'Gaston', gender: 'm' },
    { name: 'Colette', gender: 'f' },
    { name: 'Ulysse', gender: 'm' },
  ],
  chinese: [
    { name: '小禾', gender: 'f' },
    { name: '乐乐', gender: 'm' },
    { name: '果果', gender: 'f' },
    { name: '阿宝', gender: 'm' },
    { name: '朵朵', gender: 'f' },
    { name: '石头', gender: 'm' },
    { name: '桃子', gender: 'f' },
    { name: '小满', gender: 'm' },
    { name: '月月', gender: 'f' },
    { name: '天乐', gender: 'm' },
  ],
};

/** A toy or an animal that no prompt names. */
interface Creature extends Invented {
  readonly concept: string;
}

/** A toy for a hero who comes alone, and what it is. */
export const TOYS: Readonly<Record<Language, readonly Creature[]>> = {
  english: [
    { name: 'Mr Brown', gender: 'm', concept: 'bear' },
    { name: 'Hop', gender: 'm', concept: 'rabbit' },
    { name: 'Minnow', gender: 'f', concept: 'mouse' },
    { name: 'Captain', gender: 'm', concept: 'penguin' },
    { name: 'Button', gender: 'm', concept: 'lion' },
    { name: 'Clementine', gender: 'f', concept: 'elephant' },
    { name: 'Professor', gender: 'm', concept: 'owl' },
    { name: 'Marmalade', gender: 'f', concept: 'fox' },
    { name: 'Bumble', gender: 'm', concept: 'hedgehog' },
    { name: 'Pond', gender: 'm', concept: 'frog' },
    { name: 'Waddle', gender: 'f', concept: 'duck' },
    { name: 'Hurry', gender: 'm', concept: 'turtle' },
  ],
  spanish: [
    { name: 'Bolita', gender: 'f', concept: 'bear' },
    { name: 'Zanahorio', gender: 'm', concept: 'rabbit' },
    { name: 'Miga', gender: 'f', concept: 'mouse' },
    { name: 'Almirante', gender: 'm', concept: 'penguin' },
    { name: 'Botón', gender: 'm', concept: 'lion' },
    { name: 'Clementina', gender: 'f', concept: 'elephant' },
    { name: 'Profesor', gender: 'm', concept: 'owl' },
    { name: 'Mermelada', gender: 'f', concept: 'fox' },
    { name: 'Alfiler', gender: 'm', concept: 'hedgehog' },
    { name: 'Charco', gender: 'm', concept: 'frog' },
    { name: 'Chapotea', gender: 'f', concept: 'duck' },
    { name: 'Despacita', gender: 'f', concept: 'turtle' },
  ],
  french: [
    { name: 'Nounours', gender: 'm', concept: 'bear' },
    { name: 'Carotte', gender: 'm', concept: 'rabbit' },
    { name: 'Miette', gender: 'f', concept: 'mouse' },
    { name: 'Capitaine', gender: 'm', concept: 'penguin' },
    { name: 'Bouton', gender: 'm', concept: 'lion' },
    { name: 'Pistache', gender: 'm', concept: 'elephant' },
    { name: 'Professeur', gender: 'm', concept: 'owl' },
    { name: 'Marmelade', gender: 'f', concept: 'fox' },
    { name: 'Picot', gender: 'm', concept: 'hedgehog' },
    { name: 'Flaque', gender: 'f', concept: 'frog' },
    { name: 'Barbotine', gender: 'f', concept: 'duck' },
    { name: 'Doucement', gender: 'f', concept: 'turtle' },
  ],
  chinese: [
    { name: '墩墩', gender: 'm', concept: 'bear' },
    { name: '跳跳', gender: 'm', concept: 'rabbit' },
    { name: '米粒', gender: 'f', concept: 'mouse' },
    { name: '船长', gender: 'm', concept: 'penguin' },
    { name: '纽扣', gender: 'm', concept: 'lion' },
    { name: '橘子', gender: 'f', concept: 'elephant' },
    { name: '博士', gender: 'm', concept: 'owl' },
    { name: '果酱', gender: 'f', concept: 'fox' },
    { name: '毛栗', gender: 'm', concept: 'hedgehog' },
    { name: '水洼', gender: 'm', concept: 'frog' },
    { name: '嘎嘎', gender: 'f', concept: 'duck' },
    { name: '慢慢', gender: 'm', concept: 'turtle' },
  ],
};

/** For an animal that a request does not name. */
export const PET_NAMES: Readonly<Record<Language, readonly string[]>> = {
  english: ['Button', 'Pepper', 'Clover', 'Domino'],
  spanish: ['Nube', 'Pipa', 'Chispa', 'Canela'],
  french: ['Caramel', 'Noisette', 'Réglisse', 'Pompon'],
  chinese: ['豆包', '雪球', '可可', '芝麻'],
};

/** Another animal for a story among animals. */
export const NEIGHBOR_ANIMALS: typeof TOYS = {
  english: [
    { name: 'Burdock', gender: 'm', concept: 'mole' },
    { name: 'Fern', gender: 'f', concept: 'mouse' },
    { name: 'Tansy', gender: 'f', concept: 'hedgehog' },
    { name: 'Cob', gender: 'm', concept: 'frog' },
    { name: 'Wren', gender: 'f', concept: 'robin' },
  ],
  spanish: [
    { name: 'Romero', gender: 'm', concept: 'mole' },
    { name: 'Avellana', gender: 'f', concept: 'squirrel' },
    { name: 'Alfiler', gender: 'm', concept: 'hedgehog' },
    { name: 'Menta', gender: 'f', concept: 'frog' },
    { name: 'Tomillo', gender: 'm', concept: 'mouse' },
  ],
  french: [
    { name: 'Fenouil', gender: 'm', concept: 'hedgehog' },
    { name: 'Myrtille', gender: 'f', concept: 'mouse' },
    { name: 'Serpolet', gender: 'm', concept: 'squirrel' },
    { name: 'Clapote', gender: 'f', concept: 'frog' },
    { name: 'Réséda', gender: 'f', concept: 'mole' },
  ],
  chinese: [
    { name: '栗子', gender: 'm', concept: 'hedgehog' },
    { name: '米米', gender: 'f', concept: 'mouse' },
    { name: '松松', gender: 'm', concept: 'squirrel' },
    { name: '荷叶', gender: 'f', concept: 'frog' },
    { name: '土豆', gender: 'm', concept: 'mole' },
  ],
};

/** Teachers for requests that name none, as children call them. */
export const TEACHERS: Readonly<Record<Language, readonly Invented[]>> = {
  english: [
    { name: 'Ms. Finch', gender: 'f' },
    { name: 'Mr. Bell', gender: 'm' },
  ],
  spanish: [
    { name: 'la seño Paloma', gender: 'f' },
    { name: 'el profe Andrés', gender: 'm' },
  ],
  french: [
    { name: 'Madame Colin', gender: 'f' },
    { name: 'Monsieur Perrin', gender: 'm' },
  ],
  chinese: [
    { name: '林老师', gender: 'f' },
    { name: '周老师', gender: 'm' },
  ],
};

/** Neighbors for requests that name none. */
export const NEIGHBORS: Readonly<Record<Language, readonly Invented[]>> = {
  english: [
    { name: 'Mrs. Alder', gender: 'f' },
    { name: 'Mr. Pennington', gender: 'm' },
  ],
  spanish: [
    { name: 'doña Elvira', gender: 'f' },
    { name: 'don Anselmo', gender: 'm' },
  ],
  french: [
    { name: 'Madame Roussel', gender: 'f' },
    { name: 'Monsieur Lambert', gender: 'm' },
  ],
  chinese: [
    { name: '王奶奶', gender: 'f' },
    { name: '陈爷爷', gender: 'm' },
  ],
};
