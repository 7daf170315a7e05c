import type { Language } from '@storyloom/shared/domain';
import type { Details } from './details.ts';

export const TROUBLES = [
  'afraid',
  'lost',
  'quarrel',
  'learn',
  'make',
  'deliver',
  'contest',
  'newcomer',
  'secret',
  'rescue',
  'first time',
  'promise',
  'confess',
  'refuse',
  'flaw',
  'astray',
] as const;
/** What a children's story is about: what somebody cannot do, has lost, does not dare. */
export type Trouble = (typeof TROUBLES)[number];

/** What kind of somebody a being is. A robot or a dragon is a creature, a stuffed rabbit a toy. */
export type Kind = 'child' | 'grownup' | 'animal' | 'creature' | 'toy';

export type Relation =
  | 'mother'
  | 'father'
  | 'grandmother'
  | 'grandfather'
  | 'aunt'
  | 'uncle'
  | 'teacher'
  | 'brother'
  | 'sister'
  | 'friend'
  | 'pet';

/** Somebody whom a prompt names or describes. */
export interface Being {
  readonly kind: Kind;
  /** Exactly as it was written. */
  readonly name?: string;
  /** What it is, as a key of the lexicon: `rabbit`. */
  readonly concept?: string;
  readonly gender?: 'm' | 'f';
  readonly age?: number;
  /** What it is to the one whom the story is about. */
  readonly relation?: Relation;
  /** Whether the prompt says that it is afraid, or that it is not; undefined if it says neither. */
  readonly isAfraid?: boolean;
}

/** What a trouble is about: what is feared, lost, learned or quarrelled about. */
export interface Subject {
  /** As a key of the lexicon, if it is a known thing: `dark`, `dog`, `kite`. */
  readonly concept?: string;
  /** As it was written, article and all, in the language of the prompt: `the dark`, `los truenos`. */
  readonly phrase: string;
}

/** What a prompt asks for. What was not understood is not guessed. */
export interface Request extends Details {
  /** The language in which the prompt is written. */
  readonly written: Language;
  /** Those whom the story is about, one or two; none if the prompt names nobody. */
  readonly leads: readonly Being[];
  /** Everybody else who is asked for: toys, pets, relatives, friends. */
  readonly others: readonly Being[];
  /** None if no wish or trouble was understood. */
  readonly trouble?: Trouble;
  readonly about?: Subject;
  /** What somebody wants to do, as the user's own infinitive: `teach her goose to tango`. */
  readonly wish?: string;
  /** Where the fear sits, in the prompt’s own words: `behind the piano`. */
  readonly fearPlace?: string;
  /** What somebody loves, as it was written: `diggers`, `los caballos`. */
  readonly like?: string;
  readonly bedtime: boolean;
  /** As keys: `birthday`, `christmas`, `school`. */
  readonly occasion?: string;
  /** Parts of the prompt that nothing was made of, as they were written. */
  readonly unused: readonly string[];
}
