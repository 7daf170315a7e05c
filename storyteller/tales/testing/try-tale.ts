import type { Language } from '@storyloom/shared/domain';
import { nounOf } from '../request/lexicon.ts';
import { ANIMALS, isPlotFor } from '../plan/plots.ts';
import { choosePlot, tellingOf } from '../tell/tell-plot.ts';
import type { Person } from '../tell/people.ts';
import { ABOUT, tellTale, type Telling } from '../tell/tell-tale.ts';
import { subjectOf, taleOf } from '../troubles.ts';
import { TYPES } from '../types.ts';

type Cast = Readonly<
  Record<
    'hero' | 'toy' | 'dog' | 'cat' | 'other' | 'speaking' | 'elder' | 'lost' | 'snail' | 'mole',
    Omit<Person, 'role'>
  >
>;

/** Made-up casts, for writers who try what they wrote. */
const CASTS: Readonly<Record<Language, Cast>> = {
  english: {
    hero: { name: 'Mila', gender: 'f', age: 5 },
    toy: { name: 'Pip', gender: 'm', noun: { noun: 'rabbit', a: 'a rabbit', the: 'the rabbit' } },
    dog: { name: 'Biscuit', gender: 'm', noun: { noun: 'dog', a: 'a dog', the: 'the dog' } },
    cat: { name: 'Socks', gender: 'm', noun: { noun: 'cat', a: 'a cat', the: 'the cat' } },
    other: { name: 'Dot', gender: 'f', noun: { noun: 'tortoise', a: 'a tortoise', the: 'the tortoise' } },
    speaking: { name: 'Leo', gender: 'm' },
    elder: { name: 'Mom', gender: 'f' },
    lost: { name: 'Peanut', gender: 'm', noun: { noun: 'elephant', a: 'an elephant', the: 'the elephant' } },
    snail: { name: 'Dash', gender: 'm', noun: { noun: 'snail', a: 'a snail', the: 'the snail' } },
    mole: { name: 'Barnaby', gender: 'm', noun: { noun: 'mole', a: 'a mole', the: 'the mole' } },
  },
  spanish: {
    hero: { name: 'Mateo', gender: 'm', age: 6 },
    toy: { name: 'Lola', gender: 'f', noun: { noun: 'tortuga', a: 'una tortuga', the: 'la tortuga' } },
    dog: { name: 'Trufa', gender: 'f', noun: { noun: 'perra', a: 'una perra', the: 'la perra' } },
    cat: { name: 'Luna', gender: 'f', noun: { noun: 'gata', a: 'una gata', the: 'la gata' } },
    other: { name: 'Nuez', gender: 'f', noun: { noun: 'tortuga', a: 'una tortuga', the: 'la tortuga' } },
    speaking: { name: 'Inés', gender: 'f' },
    elder: { name: 'mamá', gender: 'f' },
    lost: { name: 'Trompa', gender: 'm', noun: { noun: 'elefante', a: 'un elefante', the: 'el elefante' } },
    snail: { name: 'Flecha', gender: 'f', noun: { noun: 'tortuga', a: 'una tortuga', the: 'la tortuga' } },
    mole: { name: 'Anselmo', gender: 'm', noun: { noun: 'topo', a: 'un topo', the: 'el topo' } },
  },
  french: {
    hero: { name: 'Zoé', gender: 'f', age: 4 },
    toy: { name: 'Ours', gender: 'm', noun: { noun: 'ours', a: 'un ours', the: 'l’ours' } },
    dog: { name: 'Gaspard', gender: 'm', noun: { noun: 'chien', a: 'un chien', the: 'le chien' } },
    cat: { name: 'Plume', gender: 'f', noun: { noun: 'chatte', a: 'une chatte', the: 'la chatte' } },
    other: { name: 'Caillou', gender: 'f', noun: { noun: 'tortue', a: 'une tortue', the: 'la tortue' } },
    speaking: { name: 'Arthur', gender: 'm' },
    elder: { name: 'Maman', gender: 'f' },
    lost: { name: 'Trompette', gender: 'm', noun: { noun: 'éléphant', a: 'un éléphant', the: 'l’éléphant' } },
    snail: { name: 'Ondine', gender: 'f', noun: { noun: 'grenouille', a: 'une grenouille', the: 'la grenouille' } },
    mole: { name: 'Balthazar', gender: 'm', noun: { noun: 'hérisson', a: 'un hérisson', the: 'le hérisson' } },
  },
  chinese: {
    hero: { name: '小明', gender: 'm', age: 6 },
    toy: { name: '团团', gender: 'm', noun: { noun: '熊', a: '一只熊', the: '熊' } },
    dog: { name: '豆豆', gender: 'm', noun: { noun: '狗', a: '一只狗', the: '狗' } },
    cat: { name: '花花', gender: 'f', noun: { noun: '猫', a: '一只猫', the: '猫' } },
    other: { name: '慢慢', gender: 'm', noun: { noun: '乌龟', a: '一只乌龟', the: '乌龟' } },
    speaking: { name: '朵朵', gender: 'f' },
    elder: { name: '妈妈', gender: 'f' },
    lost: { name: '团子', gender: 'm', noun: { noun: '大象', a: '一头大象', the: '大象' } },
    snail: { name: '小黑豆', gender: 'm', noun: { noun: '蚂蚁', a: '一只蚂蚁', the: '蚂蚁' } },
    mole: { name: '土豆', gender: 'm', noun: { noun: '鼹鼠', a: '一只鼹鼠', the: '鼹鼠' } },
  },
};

/** What a made-up request says that two children quarrel about. */
const SAID: Readonly<Record<Language, string>> = {
  english: 'a kite',
  spanish: 'una cometa',
  french: 'un cerf-volant',
  chinese: '风筝',
};

/** The kinds of friend a trial can have, and their tags. */
export const FRIENDS = {
  toy: ['friend toy'],
  dog: ['friend pet', 'pet dog'],
  cat: ['friend pet', 'pet cat'],
  other: ['friend pet', 'pet other'],
  sibling: ['friend speaking', 'kin sibling'],
  friend: ['friend speaking', 'kin friend'],
  'toy-leads': ['friend toy', 'friend leads'],
  'dog-leads': ['friend pet', 'pet dog', 'friend leads'],
  animals: [ANIMALS, 'friend animal'],
} as const;

/** Who of a made-up cast is a kind of friend. */
const COMPANIONS: Readonly<Record<keyof typeof FRIENDS, keyof Cast>> = {
  toy: 'toy',
  dog: 'dog',
  cat: 'cat',
  other: 'other',
  sibling: 'speaking',
  friend: 'speaking',
  'toy-leads': 'toy',
  'dog-leads': 'dog',
  animals: 'mole',
};

export interface Trial {
  readonly tale: string;
  readonly language: Language;
  readonly about: string;
  readonly friend: keyof typeof FRIENDS;
  readonly length: number;
  readonly attempt: number;
  /** What the request says of the fear: `wardrobe`, `radiator`. */
  readonly details?: readonly string[];
  readonly setting?: string | undefined;
  /** A story by its file; any if there is none. */
  readonly plot?: string | undefined;
}

/** The noun of a concept as the thing of a story; none for a toy or an animal that has a name. */
function thingOf(about: string, language: Language): Person | undefined {
  const noun = nounOf(about, language);
  const gender = language === 'english' || language === 'chinese' ? 'n' : (noun?.gender ?? 'm');
  return noun && { role: 'thing', name: noun.the, gender, noun: { noun: noun.bare, a: noun.a, the: noun.the } };
}

/** Everything that a story of a made-up cast is told with; `undefined` if nothing is written or planned for it. */
export function trialOf({
  tale: id,
  language,
  about,
  friend,
  length,
  attempt,
  details = [],
  setting,
  plot: plotId,
}: Trial): Telling | undefined {
  const [table, tale] = [TYPES[id], taleOf(id, language)];
  if (!table || !tale) return undefined;
  const cast = CASTS[language];
  const subject = subjectOf(id, about);
  const tags = new Set([
    ...FRIENDS[friend],
    ...(subject === undefined ? [] : [`about ${subject}`]),
    ...(friend === 'animals' ? [] : ['hero child', 'hero aged']),
    'elder mother',
    'elder parent',
  ]);
  const people = {
    hero: { ...cast[friend === 'animals' ? 'snail' : 'hero'], role: 'hero' },
    friend: { ...cast[COMPANIONS[friend]], role: 'friend' },
    elder: { ...cast.elder, role: 'elder' },
    ...(table.hasThing ? { thing: thingOf(about, language) ?? ({ ...cast.lost, role: 'thing' } as const) } : {}),
  } as const;
  const chosen = { about, setting, details };
  const rows = table.columns[ABOUT] && !tale.tables[ABOUT] ? { [ABOUT]: { said: SAID[language] } } : {};
  const order = { language, tale, people, tags, rows, chosen, length, seed: 'trial', attempt };
  if (plotId === undefined) return choosePlot(order, details);
  const plot = tale.plots.find((each) => each.id === plotId);
  return plot && isPlotFor(plot, tags, details) ? tellingOf(plot, order) : undefined;
}

/** A story of a made-up cast below its plan; each attempt has another plan and other words. */
export function tryTale(trial: Trial): string {
  const telling = trialOf(trial);
  if (!telling)
    return `Nothing is told of ${trial.tale} in ${trial.language} for a ${trial.friend} and ${trial.about}.`;
  return `${telling.events.map(({ id }) => id).join(' → ')}\n\n${tellTale(telling)}`;
}
