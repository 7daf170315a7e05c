import type { TaleType } from './plan/events.ts';

/** Columns that the tables of most tales have. */
const COLUMNS = { setting: ['key', 'at'], like: ['what'], kin: ['word', 'son'] } as const;
/** What a request can say of its trouble, where no table has words for it. */
const SAID = { about: ['said'] } as const;
/** The concept of every toy that is lost, whatever animal it is. */
export const TOY = 'cuddly toy';
/** Every concept that is not named. */
export const ANY = '*';
/** One subject for all of some concepts. */
const all = (subject: string, concepts: string): Readonly<Record<string, string>> =>
  Object.fromEntries(concepts.split(' ').map((concept) => [concept, subject]));

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

/** A toy, an animal or a thing that is lost. */
const lost: TaleType = {
  subjects: {
    [TOY]: 'toy',
    doll: 'toy',
    key: 'key',
    tooth: 'tooth',
    ...all('clothing', 'mitten glove shoe hat scarf boot cap sock jacket sweater'),
    ...all('pet', 'hamster parrot turtle tortoise cat dog kitten puppy canary bird'),
    'guinea pig': 'pet',
    [ANY]: 'thing',
  },
  hasThing: true,
  columns: COLUMNS,
  elder: 'anyone',
};

const learn: TaleType = {
  subjects: {
    bicycle: 'bicycle',
    laces: 'laces',
    swimming: 'swimming',
    whistling: 'whistling',
    reading: 'reading',
    dancing: 'dancing',
    skill: 'any',
  },
  columns: { ...SAID, ...COLUMNS },
  elder: 'anyone',
};

/** Something that children build, bake or fold. */
const make: TaleType = {
  subjects: {
    ...all('den', 'den castle tent treehouse'),
    cake: 'cake',
    ...all('food', 'biscuit pancake pizza croquette muffin waffle bun churro'),
    ...all('filled', 'dumpling pie'),
    kite: 'kite',
    lamp: 'lantern',
    snowman: 'snowman',
    seed: 'seed',
    ...all('machine', 'machine rocket submarine boat robot spaceship car train airplane'),
  },
  hasThing: true,
  columns: COLUMNS,
  elder: 'anyone',
};

const contest: TaleType = {
  subjects: {
    race: 'race',
    stage: 'stage',
    drawing: 'drawing',
    sandcastle: 'sandcastle',
    costume: 'costume',
    ball: 'ball',
    [ANY]: 'any',
  },
  columns: { ...SAID, ...COLUMNS },
};

/** Something that a child carries to a grown-up. */
const deliver: TaleType = {
  subjects: { gift: 'gift', forgotten: 'forgotten', careful: 'careful' },
  elder: 'neighbor',
  columns: { ...SAID, ...COLUMNS },
};

const promise: TaleType = {
  subjects: { plants: 'plants', feeding: 'feeding', sibling: 'sibling' },
  elder: 'neighbor',
  columns: COLUMNS,
};

/** An animal in trouble, which is the thing of its story. */
const rescue: TaleType = {
  subjects: {
    ...all('kitten', 'kitten cat'),
    ...all('bird', 'bird owl swallow duckling chick sparrow duck robin'),
    ...all('farm', 'lamb calf foal deer sheep goat horse donkey'),
    ...all('sea', 'whale dolphin seal turtle'),
    ...all('small', 'hedgehog ladybird frog bee butterfly snail mouse squirrel rabbit toad beetle'),
  },
  hasThing: true,
  columns: COLUMNS,
  elder: 'anyone',
};

/** Something that a child broke, spoiled or lost, and has to tell its owner. */
const confess: TaleType = { subjects: { [ANY]: 'any' }, columns: { ...SAID, ...COLUMNS }, elder: 'anyone' };

/** A child who lost sight of the grown-up, in a shop or on a beach. */
const astray: TaleType = { subjects: { [ANY]: 'any' }, columns: COLUMNS };

/** What every family knows that a child will not do. */
const refuse: TaleType = {
  subjects: { bedtime: 'bedtime', meal: 'meal', teeth: 'teeth', tidying: 'tidying' },
  columns: { ...SAID, ...COLUMNS },
  elder: 'anyone',
};

const secret: TaleType = {
  subjects: { surprise: 'surprise', birthday: 'birthday', secret: 'secret', found: 'found' },
  elder: 'anyone',
  columns: { ...SAID, ...COLUMNS },
};

const firstTime: TaleType = {
  subjects: {
    school: 'school',
    sleepover: 'sleepover',
    airplane: 'airplane',
    train: 'train',
    boat: 'boat',
    camping: 'camping',
    'on foot': 'on-foot',
    tooth: 'tooth',
  },
  columns: COLUMNS,
};

/** Somebody or something new: a baby, a home, a child in class, a school, a pet; or a friend who moves away. */
const newcomer: TaleType = {
  subjects: {
    baby: 'baby',
    home: 'home',
    classmate: 'classmate',
    pet: 'pet',
    'new school': 'new-school',
    farewell: 'farewell',
  },
  columns: { ...COLUMNS, baby: ['name'] },
};

/** Animals without children, by their trouble or their fear. */
const animals: TaleType = {
  subjects: {
    heights: 'afraid',
    ...all('night', 'dark night alone bedroom'),
    contest: 'contest',
    deliver: 'deliver',
    flaw: 'flaw',
    learn: 'learn',
    lost: 'lost',
    make: 'make',
    newcomer: 'newcomer',
    promise: 'promise',
    quarrel: 'quarrel',
    '': 'anything',
  },
  columns: { ...SAID, setting: COLUMNS.setting },
};

/** An ordinary day of a child, for every other request. */
const anything: TaleType = { subjects: { [ANY]: 'anything' }, columns: COLUMNS };

/** By their folders. A trouble can have several tales, such as fears of the evening and of the day. */
export const TYPES: Readonly<Partial<Record<string, TaleType>>> = {
  afraid,
  'afraid-by-day': afraidByDay,
  quarrel,
  lost,
  learn,
  make,
  contest,
  deliver,
  promise,
  rescue,
  confess,
  refuse,
  astray,
  secret,
  'first-time': firstTime,
  newcomer,
  animals,
  anything,
};
