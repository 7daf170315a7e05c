import type { Language } from '@storyloom/shared/domain';
import type { Part, Role } from '../plan/events.ts';

/** `n` is for English things. */
export type Gender = 'm' | 'f' | 'n';

/** A person, an animal, a toy or a thing as a story speaks of it. */
export interface Person {
  readonly role: Part;
  /** As the user wrote it, or as the story calls somebody: Grandma, la abuela, 妈妈. */
  readonly name: string;
  readonly gender: Gender | undefined;
  /** What it is in the story's language, in the forms that the language has: `bare`, `a`, `the`. */
  readonly noun?: Readonly<Record<string, string>>;
  readonly age?: number;
}

export type People = Readonly<Record<Role, Person> & Partial<Record<'also' | 'thing', Person>>>;

/** What a pronoun form says; a subject or an object can give way to the name, the others can't. */
interface PronounForms {
  readonly m: string;
  readonly f: string;
  readonly n?: string;
  readonly unknown: string;
}

/** Forms of `{hero.form}` that stand for a person, in each language. Writers use these names (`tales/README.md`). */
export const PRONOUNS: Readonly<Record<Language, Readonly<Record<string, PronounForms>>>> = {
  english: {
    he: { m: 'he', f: 'she', n: 'it', unknown: 'they' },
    him: { m: 'him', f: 'her', n: 'it', unknown: 'them' },
    his: { m: 'his', f: 'her', n: 'its', unknown: 'their' },
    hers: { m: 'his', f: 'hers', n: 'its', unknown: 'theirs' },
    himself: { m: 'himself', f: 'herself', n: 'itself', unknown: 'themselves' },
  },
  spanish: {
    el: { m: 'él', f: 'ella', unknown: 'él' },
    lo: { m: 'lo', f: 'la', unknown: 'lo' },
    o: { m: 'o', f: 'a', unknown: 'o' },
  },
  french: {
    il: { m: 'il', f: 'elle', unknown: 'il' },
    lui: { m: 'lui', f: 'elle', unknown: 'lui' },
    le: { m: 'le', f: 'la', unknown: 'le' },
    e: { m: '', f: 'e', unknown: '' },
    son: { m: 'son', f: 'sa', unknown: 'son' },
    mon: { m: 'mon', f: 'ma', unknown: 'mon' },
    ton: { m: 'ton', f: 'ta', unknown: 'ton' },
  },
  chinese: { ta: { m: '他', f: '她', n: '它', unknown: '他' } },
};

/** Pronouns that can give way to the name, where two persons could be meant or nobody was named yet. */
export const REPLACEABLE: Readonly<Record<Language, readonly string[]>> = {
  english: ['he', 'him'],
  spanish: ['el'],
  french: ['il'],
  chinese: ['ta'],
};
