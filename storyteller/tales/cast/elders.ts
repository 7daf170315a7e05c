import type { Language } from '@storyloom/shared/domain';
import type { Relation } from '../request/request.ts';

/** The grown-ups near a child. */
export const ELDERS = ['mother', 'father', 'grandmother', 'grandfather'] as const satisfies readonly Relation[];
export type Elder = (typeof ELDERS)[number];

/** What a child calls them, the usual word first, with the article that a sentence needs. */
export const ELDER_NAMES: Readonly<Record<Language, Readonly<Record<Elder, readonly string[]>>>> = {
  english: {
    mother: ['Mom', 'Mommy', 'Mum', 'Mummy', 'Mama', 'Momma'],
    father: ['Dad', 'Daddy', 'Papa'],
    grandmother: ['Grandma', 'Granny', 'Gran', 'Nana', 'Nan'],
    grandfather: ['Grandpa', 'Grandad', 'Granddad', 'Gramps'],
  },
  spanish: {
    mother: ['mamá', 'mami'],
    father: ['papá', 'papi'],
    grandmother: ['la abuela', 'la abuelita', 'la yaya'],
    grandfather: ['el abuelo', 'el abuelito', 'el yayo'],
  },
  french: {
    mother: ['Maman'],
    father: ['Papa'],
    grandmother: ['Mamie', 'Mémé', 'Mamy'],
    grandfather: ['Papi', 'Papy', 'Pépé'],
  },
  chinese: {
    mother: ['妈妈', '妈咪'],
    father: ['爸爸', '老爸'],
    grandmother: ['奶奶', '姥姥', '外婆', '阿婆', '阿嬷'],
    grandfather: ['爷爷', '姥爷', '外公', '阿公', '阿爷'],
  },
};

const WORD_EDGE = String.raw`(?<![\p{L}])`;

/** What a story calls a grown-up: as the request does, if it uses a word that a child would. */
export function calledIn(request: string, relation: Elder, language: Language): string {
  const [usual, ...others] = ELDER_NAMES[language][relation];
  const isSaid = (name: string): boolean => {
    const word = name.replace(/^(?:la|el) /, '');
    const edges = language === 'chinese' ? word : `${WORD_EDGE}${word}(?![\\p{L}])`;
    return new RegExp(edges, 'iu').test(request);
  };
  return others.find(isSaid) ?? usual ?? '';
}

/** A grandparent with a name as a child says it: `Nan Grace`. Parents who are named keep their name alone. */
export function elderNamed(name: string, relation: Elder, request: string, language: Language): string {
  const isGrand = relation.startsWith('grand');
  return isGrand && !name.includes(' ') && language !== 'chinese'
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
