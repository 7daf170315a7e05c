import type { TaleType } from './plan/events.ts';

/** Columns that the tables of most tales have. */
const COLUMNS = { setting: ['key', 'at'], like: ['what'], kin: ['word', 'son'] } as const;
/** What a request can say of its trouble, where no table has words for it. */
const SAID = { about: ['said'] } as const;
/** Every concept that is not named. */
export const ANY = '*';

/** Fears of the evening: the dark, a noise, something that is hidden there, being alone in a room. */
const afraid: TaleType = {
  subjects: {
    dark: 'dark',
    night: 'dark',
    noise: 'noise',
    monster: 'monster',
    ghost: 'monster',
    witch: 'monster',
    wolf: 'monster',
    alone: 'alone',
    bedroom: 'alone',
  },
  columns: {
    about: ['key', 'a', 'many', 'none'],
    where: ['key', 'in'],
    noise: ['sound', 'from', 'source', 'thing'],
    ...COLUMNS,
  },
};

/** Fears of the day: weather, animals, machines, the doctor, water and heights. */
const afraidByDay: TaleType = {
  subjects: {
    thunder: 'thunder',
    fireworks: 'fireworks',
    dog: 'dog',
    puppy: 'dog',
    cow: 'animal',
    horse: 'animal',
    goose: 'animal',
    rooster: 'animal',
    goat: 'animal',
    swan: 'animal',
    cat: 'animal',
    spider: 'bug',
    insect: 'bug',
    bee: 'bug',
    wasp: 'bug',
    ant: 'bug',
    beetle: 'bug',
    mosquito: 'bug',
    'vacuum cleaner': 'machine',
    hairdryer: 'machine',
    'hand dryer': 'machine',
    blender: 'machine',
    toilet: 'machine',
    needle: 'doctor',
    doctor: 'doctor',
    hospital: 'doctor',
    dentist: 'dentist',
    haircut: 'haircut',
    hair: 'haircut',
    swimming: 'swimming',
    water: 'swimming',
    pool: 'swimming',
    sea: 'swimming',
    waves: 'swimming',
    bath: 'bath',
    'hair washing': 'bath',
    heights: 'height',
    slide: 'height',
    lift: 'lift',
    escalator: 'lift',
  },
  columns: {
    about: ['key', 'said', 'a', 'the', 'many', 'sound', 'room'],
    ...COLUMNS,
  },
};

/** Two children and whatever they quarrel about. */
const quarrel: TaleType = { subjects: { [ANY]: 'any' }, columns: { ...SAID, ...COLUMNS } };

/** A toy that is lost, or left behind somewhere. */
const lost: TaleType = {
  subjects: { 'cuddly toy': 'toy', doll: 'toy', [ANY]: 'thing' },
  hasThing: true,
  columns: COLUMNS,
};

const learn: TaleType = { subjects: { bicycle: 'bicycle', laces: 'laces' }, columns: COLUMNS };

const firstTime: TaleType = { subjects: { school: 'school', sleepover: 'sleepover' }, columns: COLUMNS };

/** Somebody or something new: a baby, a home. */
const newcomer: TaleType = { subjects: { baby: 'baby', home: 'home' }, columns: { ...COLUMNS, baby: ['name'] } };

/** By their folders. A trouble can have several tales, such as fears of the evening and of the day. */
export const TYPES: Readonly<Partial<Record<string, TaleType>>> = {
  afraid,
  'afraid-by-day': afraidByDay,
  quarrel,
  lost,
  learn,
  'first-time': firstTime,
  newcomer,
};
