import type { Language } from '@storyloom/shared/domain';
import type { Relation } from '../request/request.ts';

/** The grown-ups near a child. */
export const ELDERS = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'aunt',
  'uncle',
] as const satisfies readonly Relation[];
export type Elder = (typeof ELDERS)[number];
export const isWoman = (elder: Elder): boolean => elder.endsWith('mother') || elder === 'aunt';
const isParent = (elder: Elder): boolean => elder === 'mother' || elder === 'father';
/** What a grown-up is, as conditions of wordings. */
export const elderTags = (elder: Elder): readonly string[] => [
  `elder ${elder}`,
  isParent(elder) ? 'elder parent' : elder.startsWith('grand') ? 'elder grandparent' : 'elder relative',
];

/** What a child calls them, the usual word first, with the article that a sentence needs. */
export const ELDER_NAMES: Readonly<Record<Language, Readonly<Record<Elder, readonly string[]>>>> = {
  english: {
    mother: ['Mom', 'Mommy', 'Mum', 'Mummy', 'Mama', 'Momma'],
    father: ['Dad', 'Daddy', 'Papa'],
    grandmother: ['Grandma', 'Granny', 'Gran', 'Nana', 'Nan', 'Oma', 'Nonna', 'Abuela'],
    grandfather: ['Grandpa', 'Grandad', 'Granddad', 'Gramps', 'Opa', 'Nonno', 'Abuelo'],
    aunt: ['Auntie', 'Aunty', 'Aunt'],
    uncle: ['Uncle'],
  },
  spanish: {
    mother: ['mamá', 'mami'],
    father: ['papá', 'papi'],
    grandmother: ['la abuela', 'la abuelita', 'la yaya', 'la nona'],
    grandfather: ['el abuelo', 'el abuelito', 'el yayo', 'el nono'],
    aunt: ['la tía', 'la tita'],
    uncle: ['el tío', 'el tito'],
  },
  french: {
    mother: ['Maman'],
    father: ['Papa'],
    grandmother: ['Mamie', 'Mémé', 'Mamy'],
    grandfather: ['Papi', 'Papy', 'Pépé'],
    aunt: ['Tata', 'Tatie', 'Tante'],
    uncle: ['Tonton', 'Oncle'],
  },
  chinese: {
    mother: ['妈妈', '妈咪'],
    father: ['爸爸', '老爸'],
    grandmother: [
      '奶奶',
      '太奶奶',
      '太姥姥',
      '外太婆',
      '太外婆',
      '太婆',
      '太奶',
      '太姥',
      '阿太',
      '曾祖母',
      '姥姥',
      '外婆',
      '阿婆',
      '阿嬷',
    ],
    grandfather: [
      '爷爷',
      '太爷爷',
      '太姥爷',
      '外太公',
      '太外公',
      '太公',
      '太爷',
      '曾祖父',
      '姥爷',
      '外公',
      '阿公',
      '阿爷',
    ],
    aunt: ['阿姨', '姑姑', '姨妈', '舅妈', '婶婶', '小姨', '姑妈', '伯母'],
    uncle: ['叔叔', '舅舅', '伯伯', '姑父', '姨父', '姑丈'],
  },
};

const WORD_EDGE = String.raw`(?<![\p{L}])`;

/** What a story calls a grown-up: as the request does, if it uses a word that a child would. */
export function calledIn(request: string, relation: Elder, language: Language): string {
  const [usual, ...others] = ELDER_NAMES[language][relation];
  const isSaid = (name: string): boolean => {
    const word = name.replace(/^(?:la|el) /, '');
    const edges = language === 'chinese' ? `(?<!老)${word}` : `${WORD_EDGE}${word}(?![\\p{L}])`;
    return new RegExp(edges, 'iu').test(request);
  };
  // 我是他外婆，他叫我阿婆: as the child calls whoever writes.
  const isCalled = (name: string): boolean => new RegExp(`(?:管我叫|[叫喊称]我[作做]?)${name}`, 'u').test(request);
  return others.find(isCalled) ?? others.find(isSaid) ?? usual ?? '';
}

/** A grandparent or an aunt with a name as a child says it: `Nan Grace`. Parents who are named keep their name alone. */
export function elderNamed(name: string, relation: Elder, request: string, language: Language): string {
  return !isParent(relation) && !name.includes(' ') && language !== 'chinese'
    ? `${calledIn(request, relation, language)} ${name}`
    : name;
}

/** Which grown-up a name stands for: `Grandpa Joe` is a grandfather. */
export function elderCalled(name: string, language: Language): Elder | undefined {
  const words = name.toLowerCase();
  return ELDERS.find((relation) =>
    ELDER_NAMES[language][relation].some((called) => {
      const own = called.toLowerCase();
      return words === own || words.startsWith(`${own} `);
    }),
  );
}
